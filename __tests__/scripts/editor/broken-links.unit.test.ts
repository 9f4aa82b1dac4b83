import { readFileSync, readdirSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { files } from '@/content/schema/files'
import { findBrokenLinks } from '@/scripts/editor/broken-links'
import { articleToForm } from '@/scripts/editor/entries'
import { contentOf } from '@/scripts/editor/saved-content'
import { isKnownAddress } from '@/scripts/editor/site-addresses'

const isKnown = (address: string) => isKnownAddress(address, contentOf)

test('finds a link to a page or an anchor that does not exist, with its path', () => {
  const data = {
    items: [{ href: '/contact' }, { href: '/contcat' }],
    answer: 'Voir [le bail](/bail#signer) et [l’aide](/aide/).',
    anchors: ['/faq#rpa', '/faq#cout-du-servise', '/liens-utiles#nulle-part', '/cout-net#feuille'],
    article: '/blog/article-1#nulle-part',
  }
  expect(findBrokenLinks(data, isKnown)).toEqual([
    { path: ['items', 1, 'href'], address: '/contcat' },
    { path: ['answer'], address: '/aide/' },
    { path: ['anchors', 1], address: '/faq#cout-du-servise' },
    { path: ['anchors', 2], address: '/liens-utiles#nulle-part' },
    { path: ['article'], address: '/blog/article-1#nulle-part' },
  ])
})

test('finds none in our files', () => {
  const texts = [
    ...files.map(({ file }) => file),
    ...readdirSync('content/articles').map((name) => `content/articles/${name}`),
  ]
  const found = texts.flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    if (!file.endsWith('.md')) return findBrokenLinks(parse(text), isKnown)
    const article = articleToForm(text)
    return findBrokenLinks(article, (address) => isKnownAddress(address, contentOf, article.body))
  })
  expect(found).toEqual([])
})

test('checks an anchor alone against the titles of its article', () => {
  const body = '## Le bail\n\nVoir [ici](#le-bail) et [là](#la-caution).'
  expect(findBrokenLinks({ body }, (address) => isKnownAddress(address, contentOf, body))).toEqual([
    { path: ['body'], address: '#la-caution' },
  ])
})
