import { describe, expect, test } from '@jest/globals'

import { calendar } from '@/content/calendar'
import fc from '../../../support/fast-check.ts'
import {
  createHalfDayFinder,
  formatHalfDay,
  formatHoursAbroad,
  listHalfDays,
} from '@/supabase/functions/_calendar/half-days'
import { fromQuebecTime, toQuebecTime } from '@/supabase/functions/_calendar/quebec-time'
import { isWorkingDay } from '@/supabase/functions/_calendar/working-time'

const { opens, closes } = calendar
const moments = fc.date({
  min: new Date('2026-01-02T00:00:00Z'),
  max: new Date('2028-12-10T00:00:00Z'),
  noInvalidDate: true,
})
/** The nights on which the clocks of Québec change, and the days around them. */
const changes = fc
  .tuple(
    fc.constantFrom('2026-11-01', '2027-03-14', '2027-11-07', '2028-03-12', '2028-11-05'),
    fc.integer({ min: -48, max: 48 }),
  )
  .map(([day, hours]) => new Date(Date.parse(`${day}T06:30:00Z`) + hours * 3_600_000))
const read = (text: string) => text.replaceAll('\u00A0', ' ')

describe('listHalfDays', () => {
  test('offers six half-days of open hours to come, whatever the moment', () => {
    fc.assert(
      fc.property(fc.oneof(moments, changes), (moment) => {
        const now = toQuebecTime(moment)
        const halfDays = listHalfDays(now, calendar)
        expect(halfDays).toHaveLength(6)
        for (const [index, { from, to }] of halfDays.entries()) {
          const [day, start, end] = [from.slice(0, 10), from.slice(11, 16), to.slice(11, 16)]
          expect(isWorkingDay(day, calendar.closedDays)).toBe(true)
          expect([start >= opens, end <= closes, start < end, day === to.slice(0, 10)]).toEqual(
            Array(4).fill(true),
          )
          expect(fromQuebecTime(from) > moment).toBe(true)
          expect(toQuebecTime(fromQuebecTime(from))).toBe(from)
          expect(from > (halfDays[index - 1]?.from ?? '')).toBe(true)
        }
      }),
    )
  })

  test('skips a closed Monday on a Friday evening', () => {
    // Thanksgiving is on Monday, 12 October 2026.
    expect(listHalfDays('2026-10-09 19:00:00', calendar, 3).map(formatHalfDay).map(read)).toEqual([
      'mardi 13 octobre, de 8 h à 12 h',
      'mardi 13 octobre, de 12 h à 18 h',
      'mercredi 14 octobre, de 8 h à 12 h',
    ])
  })

  test('offers the afternoon alone once the morning has begun', () => {
    expect(listHalfDays('2026-11-30 08:00:00', calendar, 1)[0]?.from).toBe('2026-11-30 12:00:00')
  })

  test.each(['1970-01-01 00:00:05', '2031-05-02 10:00:00', '2028-12-26 10:00:00'])(
    'offers none at %s, of which the calendar knows nothing',
    (now) => expect(listHalfDays(now, calendar)).toEqual([]),
  )

  test('keeps to the hours of an agency that opens at half past one', () => {
    const afternoons = { ...calendar, opens: '13:30' }
    expect(listHalfDays('2026-11-30 08:00:00', afternoons, 2).map(formatHalfDay).map(read)).toEqual(
      ['lundi 30 novembre, de 13 h 30 à 18 h', 'mardi 1er décembre, de 13 h 30 à 18 h'],
    )
  })
})

test.each([
  ['Europe/Paris', 'de 14 h à 18 h'],
  ['America/Vancouver', 'de 5 h à 9 h'],
  ['Asia/Tokyo', 'de 22 h à 2 h'],
  ['Asia/Bangkok', 'de 20 h à minuit'],
  ['America/New_York', undefined],
])('gives the hours of a winter morning in %s', (zone, hours) => {
  const halfDay = { from: '2026-11-30 08:00:00', to: '2026-11-30 12:00:00' }
  const found = formatHoursAbroad(halfDay, zone)
  expect(found && read(found)).toBe(hours)
})

test('names the day where it is another one abroad', () => {
  const halfDay = { from: '2026-11-30 12:00:00', to: '2026-11-30 18:00:00' }
  expect(read(formatHoursAbroad(halfDay, 'Asia/Tokyo') ?? '')).toBe('mardi de 2 h à 8 h')
})

test('counts five hours to Paris while Québec alone has changed its clocks', () => {
  const halfDay = { from: '2027-03-15 08:00:00', to: '2027-03-15 12:00:00' }
  expect(read(formatHoursAbroad(halfDay, 'Europe/Paris') ?? '')).toBe('de 13 h à 17 h')
})

test('finds in a message each half-day that was offered, and no other text', () => {
  const findHalfDay = createHalfDayFinder(calendar)
  fc.assert(
    fc.property(fc.oneof(moments, changes), (moment) => {
      const now = toQuebecTime(moment)
      for (const halfDay of listHalfDays(now, calendar))
        expect(findHalfDay(`${formatHalfDay(halfDay)} à Québec`, now.slice(0, 10))).toEqual(halfDay)
    }),
  )
  expect(findHalfDay('le matin', '2026-11-30')).toBeUndefined()
})
