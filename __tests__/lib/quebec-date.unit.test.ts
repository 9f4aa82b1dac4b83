import { expect, jest, test } from '@jest/globals'
import { getQuebecDate, parseDay } from '@/lib/quebec-date'

test('begins a day at midnight in Québec, in winter and in summer', () => {
  expect(getQuebecDate(new Date('2026-12-01T04:59:00Z'))).toBe('2026-11-30')
  expect(getQuebecDate(new Date('2026-12-01T05:00:00Z'))).toBe('2026-12-01')
  expect(getQuebecDate(new Date('2026-07-01T04:00:00Z'))).toBe('2026-07-01')
})

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
