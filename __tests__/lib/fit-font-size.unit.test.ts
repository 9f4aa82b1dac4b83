import { expect, test } from '@jest/globals'
import { fitFontSize } from '@/lib/fit-font-size'
import { readFont } from '../support/read-font'

const font = readFont('title')

const measureWidth = (text: string) =>
  font.glyphsForString(text).reduce((sum, { advanceWidth }) => sum + advanceWidth, 0) /
  font.unitsPerEm

test.each(['Phare Boréal', 'RÉSEAU DES AÎNÉS', 'Résidences du Saint-Laurent'])(
  'shrinks %s to its width',
  (brand) => {
    const size = fitFontSize(brand, 300, 68)
    expect(size).toBeLessThan(68)
    expect(size * measureWidth(brand)).toBeLessThanOrEqual(300)
  },
)

test('keeps the largest size for a name that fits', () => {
  expect(fitFontSize('Fanal', 300, 68)).toBe(68)
})
