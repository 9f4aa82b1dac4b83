// The half-days on which the agency can call back, as the contact form offers them and as the
// reminder reads them in a message.
import {
  addDays,
  formatDay,
  formatWeekday,
  fromQuebecTime,
  splitTime,
  toLocalTime,
} from './quebec-time.ts'
import { isCovered, isWorkingDay, type Calendar } from './working-time.ts'

/** Times in Québec, written 2026-11-30 08:00:00. */
export type HalfDay = {
  readonly from: string
  readonly to: string
}

const noon = '12:00'

/** Six from the evening of a day are its two and the six that follow. */
const mostOfferedInADay = 8

/** Formats 08:30 as « 8 h 30 ». */
export function formatTime(time: string) {
  if (time === '00:00') return 'minuit'
  const [hour, minute] = time.split(':')
  return `${Number(hour)}\u00A0h${minute === '00' ? '' : `\u00A0${minute}`}`
}

const listHalfDaysOf = (day: string, { opens, closes }: Calendar): HalfDay[] =>
  [
    [opens, closes < noon ? closes : noon],
    [opens > noon ? opens : noon, closes],
  ].flatMap(([from = '', to = '']) =>
    from < to ? { from: `${day} ${from}:00`, to: `${day} ${to}:00` } : [],
  )

/** Lists the next half-days that have not begun; fewer where the calendar ends, or none. */
export function listHalfDays(now: string, calendar: Calendar, count = 6): HalfDay[] {
  const halfDays: HalfDay[] = []
  for (let [day] = splitTime(now); halfDays.length < count; day = addDays(day, 1)) {
    if (!isCovered(now, day, calendar)) break
    if (isWorkingDay(day, calendar.closedDays))
      halfDays.push(...listHalfDaysOf(day, calendar).filter(({ from }) => from > now))
  }
  return halfDays.slice(0, count)
}

const formatHours = (from: string, to: string) => `de ${formatTime(from)} à ${formatTime(to)}`

/** Formats « lundi 30 novembre, de 8 h à 12 h ». */
export function formatHalfDay({ from, to }: HalfDay) {
  const [day, start] = splitTime(from)
  return `${formatWeekday(day)}, ${formatHours(start, splitTime(to)[1])}`
}

/** Formats the hours of a half-day in another time zone; undefined where they are the same. */
export function formatHoursAbroad({ from, to }: HalfDay, timeZone: string) {
  const [start, end] = [from, to].map((time) => toLocalTime(fromQuebecTime(time), timeZone))
  if (start === undefined || end === undefined || start === from) return undefined
  const [day, time] = splitTime(start)
  const hours = formatHours(time, splitTime(end)[1])
  return day === splitTime(from)[0] ? hours : `${formatDay(day, { weekday: 'long' })} ${hours}`
}

/**
 * Creates what finds the half-day that a message asks for, among those that were offered on the day
 * it came. Each day is written once, because writing dates is slow and a flood has many messages.
 */
export function createHalfDayFinder(calendar: Calendar) {
  const offered = new Map<string, readonly (readonly [text: string, halfDay: HalfDay])[]>()
  const listOffered = (day: string) =>
    listHalfDays(`${day} 00:00:00`, calendar, mostOfferedInADay).map(
      (halfDay) => [formatHalfDay(halfDay), halfDay] as const,
    )
  return (text: string, receivedOn: string) => {
    const found = offered.get(receivedOn) ?? listOffered(receivedOn)
    offered.set(receivedOn, found)
    return found.find(([start]) => text.startsWith(start))?.[1]
  }
}
