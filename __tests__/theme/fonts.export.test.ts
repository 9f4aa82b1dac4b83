import { readdirSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { openExported } from '../support/exported-pages'
import { readFont } from '../support/letters'

const text = new Set(readFont('text').characterSet)
const known = new Set(readFont('title').characterSet.filter((code) => text.has(code)))

/** What is read on a page, and what a field shows. */
function printed(page: Document): string {
  for (const unread of page.body.querySelectorAll('script, style')) unread.remove()
  const shown = [...page.querySelectorAll('[placeholder], [value], [alt]')].flatMap((element) =>
    ['placeholder', 'value', 'alt'].map((name) => element.getAttribute(name) ?? ''),
  )
  return [page.body.textContent, ...shown].join('')
}

describe('les lettres', () => {
  const files = readdirSync('out', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'))

  it('ont des pages à lire', () => {
    expect(files.length).toBeGreaterThan(29)
  })

  // One that is missing is drawn in another font: write it another way, or add it to CHARACTERS in scripts/make-fonts.py.
  it.each(files)('%s : les deux polices ont chaque caractère', (file) => {
    const missing = [...new Set(printed(openExported(`/${file}`)).replace(/[\t\n]/g, ''))].filter(
      (character) => !known.has(character.codePointAt(0) ?? 0),
    )
    expect(missing.map((character) => `${character} U+${character.codePointAt(0)?.toString(16) ?? ''}`)).toEqual([])
  })
})
