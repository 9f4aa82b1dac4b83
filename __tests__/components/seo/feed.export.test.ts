import { expect, test } from '@jest/globals'
import { JSDOM } from 'jsdom'
import { listedArticles } from '@/content/articles'
import { isExported, readExported } from '../../support/exported-pages'
import { fileOf } from '../../support/page-head'

test('writes a well-formed feed that links each listed article', () => {
  // Refused where it is not.
  const { document } = new JSDOM(readExported('feed.xml'), { contentType: 'application/xml' })
    .window
  const ids = Array.from(document.querySelectorAll('entry > id'), ({ textContent }) => textContent)
  expect(ids).toEqual(listedArticles.map(({ url }) => url))
  expect(ids.filter((id) => !isExported(fileOf(id)))).toEqual([])
})
