import path from 'node:path'
import { expect, test } from '@jest/globals'
import { articles } from '@/content/articles'
import { readHtml } from '@/scripts/export/exported-pages'
import { listExportedRoutes, readExported } from '../support/exported-pages'

test('lists every page of the export and no other, and dates each article', () => {
  const folders = readHtml('out').flatMap(({ name }) =>
    path.basename(name) === 'index.html' ? [`/${path.dirname(name)}/`] : [],
  )
  const pages = folders
    .map((route) => route.replace('/./', '/'))
    .filter((route) => !['/404/', '/_not-found/', '/demande-traitee/'].includes(route))
  expect(listExportedRoutes().sort()).toEqual(pages.sort())
  const dated = readExported('sitemap.xml').match(
    /<loc>[^<]+\/blog\/article-\d+\/<\/loc>\s*<lastmod>\d{4}-\d{2}-\d{2}<\/lastmod>/g,
  )
  expect(dated).toHaveLength(articles.length)
})
