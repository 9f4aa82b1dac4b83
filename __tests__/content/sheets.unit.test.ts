import { readFileSync } from 'node:fs'
import { describe, expect, test } from '@jest/globals'
import { getInlineText } from '@/content/text/inline-markdown'
import { loadSheet, sheets } from '@/content/sheets'
import { getMessage } from '../support/get-message'

const compared = readFileSync('content/feuilles/rester-ou-partir.yml', 'utf8')

describe('a sheet', () => {
  test('has the address of its file', () => {
    expect(loadSheet('sixieme', compared).path).toBe('/feuilles/sixieme')
  })

  test('makes a link of a phone number in a printed text', () => {
    const sheet = loadSheet('sixieme', compared.replace('texts:\n          - ', '$&418 555-0134. '))
    const [first] = sheet.parts.flatMap(({ rows }) => rows).flatMap(({ texts }) => texts)
    expect(first).toContainEqual(expect.objectContaining({ href: 'tel:+14185550134' }))
  })

  test.each([
    [
      'a text more than its printed columns',
      'texts:',
      'texts:\n          - De trop',
      /un texte pour chaque colonne imprimée/,
    ],
    ['an offer that is missing', 'contactBand:', 'offre:', /contactBand/],
    ['a name that no address can have', '', '', /comme rester-ou-partir\.yml/, 'Été'],
  ])('is refused for %s', (_, before, after, mistake, name = 'sixieme') => {
    expect(getMessage(() => loadSheet(name, compared.replace(before, after)))).toMatch(mistake)
  })
})

const countWords = (text: string) => text.match(/[\p{L}\d’-]+/gu)?.length ?? 0

test('« Rester ou partir » says as much of each way of living', () => {
  const sheet = sheets.find(({ name }) => name === 'rester-ou-partir')
  const table = sheet?.parts.find(({ columns }) => columns.every(({ kind }) => kind === 'text'))
  const lengths = (table?.columns ?? []).map((_, at) =>
    (table?.rows ?? []).reduce(
      (sum, { texts }) => sum + countWords(getInlineText(texts[at] ?? '')),
      0,
    ),
  )
  expect(lengths).toHaveLength(4)
  expect(Math.max(...lengths) / Math.min(...lengths)).toBeLessThanOrEqual(1.15)
})
