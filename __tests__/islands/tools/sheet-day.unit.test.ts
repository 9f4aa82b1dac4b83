import { expect, it } from '@jest/globals'
import { longDay } from '@/components/islands/parts/sheet-day'

it.each([
  [new Date(2026, 10, 22), '22·novembre·2026'],
  [new Date(2026, 11, 1), '1er·décembre·2026'],
  [new Date(2027, 0, 11), '11·janvier·2027'],
])('the day of a sheet, with spaces that never break: %s', (day, text) => {
  expect(longDay(day)).toBe(text.replaceAll('·', '\u00A0'))
})
