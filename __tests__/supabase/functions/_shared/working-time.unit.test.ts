import { expect, test } from '@jest/globals'

import { words } from '@/content/words'
import {
  findLastWorkingDay,
  isWorkingDay,
  getReminderCutoff,
  countWorkingHours,
} from '../../../../supabase/functions/_shared/working-time.ts'

const closedDays = words.closedDays.map(({ day }) => day.iso)

test.each([
  ['a Tuesday', '2026-12-01', '2026-11-30 18:00:00'],
  ['a Monday', '2026-11-30', '2026-11-27 18:00:00'],
  ['the Monday after Christmas 2026', '2026-12-28', '2026-12-24 18:00:00'],
  ['the Monday after the New Year', '2027-01-04', '2026-12-31 18:00:00'],
  ['Easter Monday 2027', '2027-03-29', '2027-03-25 18:00:00'],
  ['the day after Saint-Jean 2027', '2027-06-25', '2027-06-23 18:00:00'],
])('on %s, lists what came before 18 h on the last working day', (_, morning, cutoff) => {
  expect(getReminderCutoff(morning, closedDays)).toBe(cutoff)
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
  expect(countWorkingHours(received, handled, closedDays)).toBe(hours)
})
