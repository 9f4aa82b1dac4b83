import { describe, expect, test } from '@jest/globals'
import fc from '../support/fast-check'
import { formatMoney, parseMoney } from '@/lib/money'

/** Replaces non-breaking spaces by ·, so that a reader sees them. */
const shown = (text: string) => text.replaceAll('\u00A0', '·')

describe('parseMoney', () => {
  test.each([
    ['2 290', 229000],
    ['2\u00A0290', 229000],
    ['2\u202F290,50 $', 229050],
    ['2290.5', 229050],
    ['2290,', 229000],
    ['0', 0],
    ['1234567,89', 123456789],
    ['1 200 ,5 $', 120050],
  ])('reads « %s »', (written, cents) => {
    expect(parseMoney(written)).toBe(cents)
  })

  test.each([
    '',
    ' ',
    '$',
    'deux mille',
    '-5',
    '2.290',
    '2,290',
    '2,290.50',
    '1e3',
    '12345678',
    '٢٢٩٠',
    '<b>5</b>',
    '2 290 à 2 690',
    '22 90',
    '2 2900',
    '1 20 300',
  ])('refuses « %s », which is ambiguous or no amount', (written) => {
    expect(parseMoney(written)).toBeUndefined()
  })
})

describe('formatMoney', () => {
  test.each([
    [198680, '1·986,80·$'],
    [30000, '300·$'],
    [0, '0·$'],
    [5, '0,05·$'],
    [-3880, '–·38,80·$'],
    [123456789, '1·234·567,89·$'],
  ])('formats %d cents', (cents, text) => {
    expect(shown(formatMoney(cents))).toBe(text)
  })

  test('is read back by parseMoney', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999 }), (cents) => {
        expect(parseMoney(formatMoney(cents))).toBe(cents)
      }),
    )
  })
})
