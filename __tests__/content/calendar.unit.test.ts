import { expect, test } from '@jest/globals'
import { listClosedDates } from '@/content/calendar'

test('lists the closed days in order, wherever the editor adds a period', () => {
  const newYear = { day: { iso: '2026-12-31' }, until: { iso: '2027-01-02' } }
  const nationalDay = { day: { iso: '2027-06-24' } }
  expect(listClosedDates([nationalDay, newYear])).toEqual([
    '2026-12-31',
    '2027-01-01',
    '2027-01-02',
    '2027-06-24',
  ])
})
