import { expect, jest, test } from '@jest/globals'
import { parseDay } from '@/lib/months'

test.each([
  ['jeudi 3 décembre à 14 h', '2026-12-03'],
  ['1er\u00A0Mars', '2027-03-01'],
  ['le 12 novembre 2026', '2026-11-12'],
  ['31 novembre', undefined],
  ['mardi', undefined],
])('reads « %s » as the day %s', (text, day) => {
  jest.useFakeTimers({ now: new Date('2026-11-28T12:00:00Z') })
  expect(parseDay(text)).toBe(day)
})
