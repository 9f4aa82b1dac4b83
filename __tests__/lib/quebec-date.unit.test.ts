import { expect, test } from '@jest/globals'
import { getQuebecDate } from '@/lib/quebec-date'

test('begins a day at midnight in Québec, in winter and in summer', () => {
  expect(getQuebecDate(new Date('2026-12-01T04:59:00Z'))).toBe('2026-11-30')
  expect(getQuebecDate(new Date('2026-12-01T05:00:00Z'))).toBe('2026-12-01')
  expect(getQuebecDate(new Date('2026-07-01T04:00:00Z'))).toBe('2026-07-01')
})
