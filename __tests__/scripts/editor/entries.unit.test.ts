import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { z } from 'zod'
import { articles } from '@/content/articles'
import { files } from '@/content/schema/files'
import { articleToForm, lostLinks, toFile } from '@/scripts/editor/entries'
import { readForm } from '@/scripts/editor/form'

describe('a save', () => {
  test('writes false for a switch that nobody touched', () => {
    const form = readForm(z.strictObject({ title: z.string(), isSample: z.boolean(), isListed: z.boolean().default(true) }))
    expect(toFile(form, { title: 'Un titre' })).toBe('title: Un titre\nisSample: false\n')
  })

  test('leaves out an emptied field and keeps a required list', () => {
    const form = readForm(z.strictObject({ title: z.string(), text: z.string().optional(), items: z.array(z.string()) }))
    expect(toFile(form, { items: [], text: '', title: 'Un titre' })).toBe('title: Un titre\nitems: []\n')
  })
})

describe('a link to a page of this site that does not exist', () => {
  const pages = new Set([...files.map(({ page }) => page), ...articles.map(({ path }) => path)])

  test('is found, with its path', () => {
    const data = { items: [{ href: '/contact' }, { href: '/contcat' }], answer: 'Voir [le bail](/bail#signer) et [l’aide](/aide/).' }
    expect(lostLinks(data, pages)).toEqual([
      { path: ['items', 1, 'href'], address: '/contcat' },
      { path: ['answer'], address: '/aide/' },
    ])
  })

  test('is in none of our files', () => {
    const texts = [...files.map(({ file }) => file), ...readdirSync('content/articles').map((name) => `content/articles/${name}`)]
    const found = texts.flatMap((file) => {
      const text = readFileSync(file, 'utf8')
      return lostLinks(file.endsWith('.md') ? articleToForm(text) : parse(text), pages)
    })
    expect(found).toEqual([])
  })
})
