// Computes by when a family gets a reply, which requests a morning's reminder lists, and how many
// working hours a family waited.
// What arrives after closing, on a weekend or on a closed day counts as received when the agency
// opens again.
import { addDays } from './quebec-time.ts'

/** What the site publishes in /calendrier.json: the hours, written 08:00, and the closed days. */
export type Calendar = {
  readonly opens: string
  readonly closes: string
  readonly closedDays: readonly string[]
}

/**
 * Tells whether the calendar knows the days from now to that day: not where the device has a wrong
 * year, nor after the last closed day that is known.
 */
export const isCovered = (now: string, day: string, { closedDays }: Calendar) =>
  closedDays.some((closed) => closed.startsWith(now.slice(0, 4))) &&
  day <= (closedDays.at(-1) ?? '')

export function isWorkingDay(day: string, closedDays: readonly string[]) {
  const weekday = new Date(day).getUTCDay()
  return weekday > 0 && weekday < 6 && !closedDays.includes(day)
}

export function findWorkingDay(from: string, step: 1 | -1, closedDays: readonly string[]): string {
  const day = addDays(from, step)
  return isWorkingDay(day, closedDays) ? day : findWorkingDay(day, step, closedDays)
}

/** Returns the day itself where it is a working day, or else the last one before it. */
export const findLastWorkingDay = (day: string, closedDays: readonly string[]) =>
  isWorkingDay(day, closedDays) ? day : findWorkingDay(day, -1, closedDays)

/** Returns the moment before which an unhandled request is listed on that working morning. */
export const getReminderCutoff = (morning: string, { closedDays, closes }: Calendar) =>
  `${findWorkingDay(morning, -1, closedDays)} ${closes}:00`

const getDay = (time: string) => time.slice(0, 10)

function getCountingStart(received: string, { closedDays, opens, closes }: Calendar) {
  const day = getDay(received)
  return isWorkingDay(day, closedDays) && received < `${day} ${closes}:00`
    ? received
    : `${findWorkingDay(day, 1, closedDays)} ${opens}:00`
}

const toHours = (time: string) => Date.parse(`${time.replace(' ', 'T')}Z`) / 3_600_000

/**
 * Counts working hours: closed days do not count, and every hour of a working day does, as in « 24
 * heures ».
 */
export function countWorkingHours(received: string, handled: string, calendar: Calendar) {
  const start = getCountingStart(received, calendar)
  const last = getDay(handled)
  let hours = 0
  for (let day = getDay(start); day <= last; day = addDays(day, 1)) {
    const midnight = toHours(`${day} 00:00:00`)
    const from = Math.max(toHours(start), midnight)
    const to = Math.min(toHours(handled), midnight + 24)
    if (isWorkingDay(day, calendar.closedDays)) hours += Math.max(0, to - from)
  }
  return hours
}

/** Finds the opening that comes next: today's, before the agency opens. */
function findNextOpening(now: string, { closedDays, opens }: Calendar) {
  const day = getDay(now)
  const isBefore = isWorkingDay(day, closedDays) && now < `${day} ${opens}:00`
  return `${isBefore ? day : findWorkingDay(day, 1, closedDays)} ${opens}:00`
}

/** Tells whether somebody answers the phone at that time. */
export function isOpen(now: string, { closedDays, opens, closes }: Calendar) {
  const day = getDay(now)
  return isWorkingDay(day, closedDays) && now >= `${day} ${opens}:00` && now < `${day} ${closes}:00`
}

/** Returns what the calendar covers, or undefined where « 24 heures » alone can be promised. */
const ifCovered = (now: string, time: string, calendar: Calendar) =>
  isCovered(now, getDay(time), calendar) ? time : undefined

/**
 * Returns by when a request sent now gets a reply: while open, on the next open day before the same
 * hour; while closed, on the next open day before closing.
 */
export function findReplyTime(now: string, calendar: Calendar) {
  const day = isOpen(now, calendar)
    ? `${findWorkingDay(getDay(now), 1, calendar.closedDays)} ${now.slice(11)}`
    : `${getDay(findNextOpening(now, calendar))} ${calendar.closes}:00`
  return ifCovered(now, day, calendar)
}

/** Returns when somebody answers the phone again; undefined while open. */
export const findReopening = (now: string, calendar: Calendar) =>
  isOpen(now, calendar) ? undefined : ifCovered(now, findNextOpening(now, calendar), calendar)
