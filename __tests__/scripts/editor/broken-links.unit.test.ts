import { readFileSync, readdirSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { articles } from '@/content/articles'
import { files } from '@/content/schema/files'
import { findBrokenLinks } from '@/scripts/editor/broken-links'
import { articleToForm } from '@/scripts/editor/entries'

const pages = new Set([...files.map(({ page }) => page), ...articles.map(({ path }) => path)])

test('finds a link to a page that does not exist, with its path', () => {
  const data = {
    items: [{ href: '/contact' }, { href: '/contcat' }],
    answer: 'Voir [le bail](/bail#signer) et [l’aide](/aide/).',
  }
  expect(findBrokenLinks(data, pages)).toEqual([
    { path: ['items', 1, 'href'], address: '/contcat' },
    { path: ['answer'], address: '/aide/' },
  ])
})

test('finds none in our files', () => {
  const texts = [
    ...files.map(({ file }) => file),
    ...readdirSync('content/articles').map((name) => `content/articles/${name}`),
  ]
  const found = texts.flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    return findBrokenLinks(file.endsWith('.md') ? articleToForm(text) : parse(text), pages)
  })
  expect(found).toEqual([])
})
