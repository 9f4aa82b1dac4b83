import { expect, test } from '@jest/globals'

import { words } from '@/content/words'
import fc from '../../../support/fast-check.ts'
import { toQuebecTime } from '@/supabase/functions/_calendar/quebec-time'
import {
  findReplyTime,
  findReopening,
  findLastWorkingDay,
  isWorkingDay,
  getReminderCutoff,
  countWorkingHours,
} from '@/supabase/functions/_calendar/working-time'

const closedDays = words.closedDays.map(({ day }) => day.iso)
const calendar = { opens: '08:00', closes: '18:00', closedDays }

test.each([
  ['a Tuesday', '2026-12-01', '2026-11-30 18:00:00'],
  ['a Monday', '2026-11-30', '2026-11-27 18:00:00'],
  ['the Monday after Christmas 2026', '2026-12-28', '2026-12-24 18:00:00'],
  ['the Monday after the New Year', '2027-01-04', '2026-12-31 18:00:00'],
  ['Easter Monday 2027', '2027-03-29', '2027-03-25 18:00:00'],
  ['the day after Saint-Jean 2027', '2027-06-25', '2027-06-23 18:00:00'],
])('on %s, lists what came before 18 h on the last working day', (_, morning, cutoff) => {
  expect(getReminderCutoff(morning, calendar)).toBe(cutoff)
})

test.each([
  ['2026-12-25', '2026-12-24'],
  ['2027-03-26', '2027-03-25'],
  ['2027-06-24', '2027-06-23'],
  ['2026-11-28', '2026-11-27'],
  ['2026-11-29', '2026-11-27'],
])('counts %s as closed, and %s as the working day before', (day, last) => {
  expect(isWorkingDay(day, closedDays)).toBe(false)
  expect(findLastWorkingDay(day, closedDays)).toBe(last)
})

test.each([
  ['the same day', '2026-11-30 09:00:00', '2026-11-30 14:00:00', 5],
  ['the next day', '2026-11-30 17:00:00', '2026-12-01 17:00:00', 24],
  ['over a weekend', '2026-11-27 17:00:00', '2026-11-30 09:00:00', 16],
  ['from the evening', '2026-11-30 18:00:00', '2026-12-01 10:00:00', 2],
  ['from a Saturday', '2026-11-28 10:00:00', '2026-11-30 08:30:00', 0.5],
  ['over Christmas 2026', '2026-12-24 12:00:00', '2026-12-28 10:00:00', 22],
  ['on a closed day', '2026-12-24 20:00:00', '2026-12-25 10:00:00', 0],
  ['over Easter 2027', '2027-03-25 12:00:00', '2027-03-29 13:00:00', 25],
])('counts working hours %s', (_, received, handled, hours) => {
  expect(countWorkingHours(received, handled, calendar)).toBe(hours)
})

test.each([
  [
    'on an open Monday, until the same hour on Tuesday',
    '2026-11-30 10:17:00',
    '2026-12-01 10:17:00',
  ],
  ['on a Friday evening, until Monday 18 h', '2026-11-27 19:00:00', '2026-11-30 18:00:00'],
  ['before a closed Monday, until Tuesday 18 h', '2026-10-09 19:00:00', '2026-10-13 18:00:00'],
  ['before opening, until 18 h the same day', '2026-11-30 07:59:00', '2026-11-30 18:00:00'],
  [
    'on an open Friday, until the same hour on Monday',
    '2026-11-27 17:59:00',
    '2026-11-30 17:59:00',
  ],
  ['at the end of the calendar, without saying when', '2028-12-22 19:00:00', undefined],
  ['in a wrong year, without saying when', '2035-06-04 10:00:00', undefined],
])('promises a reply, %s', (_, now, time) => {
  expect(findReplyTime(now, calendar)).toBe(time)
})

test('never promises a reply later than 24 open hours, nor while closed', () => {
  const minutes = fc.integer({ min: 0, max: 2 * 365 * 24 * 60 })
  fc.assert(
    fc.property(minutes, (minute) => {
      const now = toQuebecTime(new Date(Date.parse('2026-01-02T05:00:00Z') + minute * 60_000))
      const time = findReplyTime(now, calendar) ?? ''
      expect(time > now).toBe(true)
      expect(countWorkingHours(now, time, calendar)).toBeLessThanOrEqual(24)
      expect(isWorkingDay(time.slice(0, 10), closedDays)).toBe(true)
      expect([time.slice(11) >= '08:00:00', time.slice(11) <= '18:00:00']).toEqual([true, true])
    }),
    { numRuns: 400 },
  )
})

test.each([
  ['2026-11-30 08:00:00', undefined],
  ['2026-11-30 17:59:59', undefined],
  ['2026-11-30 18:00:00', '2026-12-01 08:00:00'],
  ['2026-11-30 06:00:00', '2026-11-30 08:00:00'],
  ['2026-12-25 11:00:00', '2026-12-28 08:00:00'],
  ['2035-12-25 11:00:00', undefined],
])('at %s, says when somebody answers: %s', (now, reopening) => {
  expect(findReopening(now, calendar)).toBe(reopening)
})
