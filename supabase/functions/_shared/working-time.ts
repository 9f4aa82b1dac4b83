// Computes which requests a morning's reminder lists, and how many working hours a family waited.
// What arrives after 18 h, on a weekend or on a closed day counts as received on the next working
// day at 8 h.
import { addDays } from './quebec-time.ts'

// These are the hours of content/site.yml, which a function cannot read: change both, then
// deploy the functions.
export const openingTime = '08:00:00'
export const closingTime = '18:00:00'

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
export const getReminderCutoff = (morning: string, closedDays: readonly string[]) =>
  `${findWorkingDay(morning, -1, closedDays)} ${closingTime}`

const getDay = (time: string) => time.slice(0, 10)

function getCountingStart(received: string, closedDays: readonly string[]) {
  const day = getDay(received)
  return isWorkingDay(day, closedDays) && received < `${day} ${closingTime}`
    ? received
    : `${findWorkingDay(day, 1, closedDays)} ${openingTime}`
}

const toHours = (time: string) => Date.parse(`${time.replace(' ', 'T')}Z`) / 3_600_000

/**
 * Counts working hours: closed days do not count, and every hour of a working day does, as in « 24
 * heures ».
 */
export function countWorkingHours(
  received: string,
  handled: string,
  closedDays: readonly string[],
) {
  const start = getCountingStart(received, closedDays)
  let hours = 0
  for (let day = getDay(start); day <= getDay(handled); day = addDays(day, 1)) {
    const midnight = toHours(`${day} 00:00:00`)
    const from = Math.max(toHours(start), midnight)
    const to = Math.min(toHours(handled), midnight + 24)
    if (isWorkingDay(day, closedDays)) hours += Math.max(0, to - from)
  }
  return hours
}
