import { expect, test } from '@jest/globals'
import { formatDay, getQuebecDate } from '@/supabase/functions/_calendar/quebec-time'

test('begins a day at midnight in Québec, in winter and in summer', () => {
  expect(getQuebecDate(new Date('2026-12-01T04:59:00Z'))).toBe('2026-11-30')
  expect(getQuebecDate(new Date('2026-12-01T05:00:00Z'))).toBe('2026-12-01')
  expect(getQuebecDate(new Date('2026-07-01T04:00:00Z'))).toBe('2026-07-01')
})

test.each([
  ['2026-12-01', '1er\u00A0décembre 2026'],
  ['2026-12-11', '11\u00A0décembre 2026'],
])('writes %s as « %s »', (day, written) => {
  expect(formatDay(day)).toBe(written)
})
