// Computes the delays that the page about leases lists, from the dates that a visitor knows. A date
// is written as 2027-06-30.
import { addDays, addMonths, formatDay, formatWeekday } from './quebec-date'

/** Returns the last working day on or before a day. */
type FindSafeDay = (day: string) => string

/** Plans a task, whose sentence is completed by `dates`. */
const planTask = <Name extends string>(
  name: Name,
  day: string,
  dates: Record<string, string> = {},
) => ({ name, day, dates })

const moveTasks = ['moving', 'week1', 'week2', 'week3', 'week4', 'week5', 'week6'] as const

const planners = {
  /** The tasks that depend on the end of the lease. */
  end(end: string, findSafeDay: FindSafeDay) {
    const from = addMonths(end, -6)
    const to = addMonths(end, -3)
    const safe = findSafeDay(to)
    const dates = {
      from: formatDay(from),
      to: formatDay(to),
      safe: formatWeekday(safe),
    }
    return [planTask('landlordNotice', from, dates), planTask('leavingNotice', safe, dates)]
  },

  /** The tasks that depend on the day on which a notice was received. */
  received(received: string, findSafeDay: FindSafeDay) {
    const end = addMonths(received, 1)
    const next = addDays(end, 1)
    const isBeforeClosedDay = findSafeDay(next) !== next
    const safe = findSafeDay(isBeforeClosedDay ? addDays(end, -1) : end)
    const shownEnd = formatDay(end, { weekday: 'long', day: 'numeric' })
    return [planTask('reply', safe, { safe: formatWeekday(safe), end: shownEnd })]
  },

  /** The task that follows a notice sent under article 1974. */
  sent: (sent: string) => [
    planTask('shortLeaseEnd', addMonths(sent, 1)),
    planTask('leaseEnd', addMonths(sent, 2)),
  ],

  move(move: string, findSafeDay: FindSafeDay) {
    // From 2 December on, the deadline is that of the next year.
    const safe = findSafeDay(`${addDays(move, 30).slice(0, 4)}-12-01`)
    return [
      ...moveTasks.map((name, weeks) => planTask(name, addDays(move, -7 * weeks))),
      planTask('advancePayments', safe, { safe: formatWeekday(safe) }),
    ]
  },
}

export const dateFields = Object.keys(planners) as (keyof typeof planners)[]
export type KnownDates = Partial<Record<keyof typeof planners, string>>
export type LeaseTask = ReturnType<typeof listTasks>[number]

/** Lists the tasks by date. */
export const listTasks = (dates: KnownDates, findSafeDay: FindSafeDay) =>
  dateFields
    .map((name) => (dates[name] ? planners[name](dates[name], findSafeDay) : []))
    .flat()
    .sort((a, b) => a.day.localeCompare(b.day))
