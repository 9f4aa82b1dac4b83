import { expect, test } from '@jest/globals'
import { articles } from '@/content/articles'
import { site } from '@/content/site'
import { env } from '@/env.mjs'
import { testEveryPage } from '../../support/every-page'
import { listExportedRoutes, openExported } from '../../support/exported-pages'
import { readHead } from '../../support/page-head'

const ending = ` | ${site.brand}`

test.each([
  ['title', (page: Document) => page.title],
  ['description', (page: Document) => readHead(page).meta('description').join()],
  ['h1', (page: Document) => page.querySelector('h1')?.textContent],
  ['picture', (page: Document) => readHead(page).property('og:image').join()],
])('gives each page a %s of its own', (_name, valueOf) => {
  const values = listExportedRoutes().map((route) => valueOf(openExported(route)))
  expect(values).toEqual([...new Set(values)])
})

testEveryPage('has one title, one description and its social metadata', function* (page, route) {
  const { titles, meta, property, link } = readHead(page)
  const [title = ''] = titles
  const address = `${env.siteUrl}${route}`
  const article = articles.find(({ url }) => url === address)

  if (titles.length !== 1 || title.split(ending).length !== 2) yield `titles: ${titles.join()}`
  if (!/^[^\n]+$/.test(meta('description').join('\n'))) yield 'no description, or several'
  if (!property('og:image:alt').join().includes(site.brand)) yield 'no brand in og:image:alt'
  if (link('canonical').join() !== address) yield `canonical: ${link('canonical').join()}`

  const expected = {
    'og:url': address,
    'og:type': article ? 'article' : 'website',
    'og:locale': 'fr_CA',
    'og:site_name': site.brand,
    'og:title': title,
    'og:description': meta('description').join(),
    'og:image:width': '1200',
    'og:image:height': '630',
    'twitter:card': 'summary_large_image',
    'twitter:image': property('og:image').join(),
    'article:published_time': article?.date.iso,
    'article:modified_time': (article?.updated ?? article?.date)?.iso,
    'article:author': article?.author,
    'article:section': article?.category,
    keywords: article ? article.keywords : (meta('keywords')[0] ?? 'some'),
    robots: undefined,
  }
  for (const [name, value = ''] of Object.entries(expected)) {
    const found = [...meta(name), ...property(name)].join('\n')
    if (found !== value) yield `${name}: ${found}`
  }
})

test.each(['/404.html', '/404/'])(
  'keeps the error screen %s out of search engines, without an address',
  (route) => {
    const { titles, meta, link, property } = readHead(openExported(route))
    expect(titles).toEqual([expect.stringContaining(ending)])
    expect(listExportedRoutes().map((other) => openExported(other).title)).not.toContain(titles[0])
    expect(new Set(meta('robots').map((robots) => robots.includes('noindex')))).toEqual(
      new Set([true]),
    )
    expect([...link('canonical'), ...property('og:url')]).toEqual([])
  },
)
