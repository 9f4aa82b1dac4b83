import { expect, test } from '@jest/globals'
import { testEveryPage } from '../support/every-page'
import { listStrings, listTexts, readExported } from '../support/exported-pages'
import { readFont } from '../support/read-font'

const text = new Set(readFont('text').characterSet)
const known = new Set(readFont('title').characterSet.filter((code) => text.has(code)))
const fields = ['placeholder', 'value', 'alt']

const listUnknown = (texts: Iterable<string>) =>
  [...new Set([...texts].join('').replace(/[\t\n]/g, ''))]
    .filter((character) => !known.has(character.codePointAt(0) ?? 0))
    .map((character) => `${character} U+${character.codePointAt(0)?.toString(16) ?? ''}`)

// One that is missing is drawn in another font: write it another way, or add it to CHARACTERS in
// scripts/build/make-fonts.py.
testEveryPage(
  'uses only characters that both fonts have',
  (page) => {
    const shown = fields.flatMap((name) =>
      Array.from(page.querySelectorAll(`[${name}]`), (field) => field.getAttribute(name) ?? ''),
    )
    return listUnknown([...listTexts(page, 'script, style'), ...shown])
  },
  ['/404.html'],
)

test('the popup uses only characters that both fonts have', () => {
  expect(listUnknown(listStrings(JSON.parse(readExported('fenetre.json'))))).toEqual([])
})
