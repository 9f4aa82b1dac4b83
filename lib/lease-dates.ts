// Computes the delays that the page about leases lists, from dates written as 2027-06-30.
import { addMonths } from './months'
import { addDays, formatDay, formatWeekday } from '@/supabase/functions/_calendar/quebec-time'
import { getAdvanceYear } from './tax-year'

type Rules = {
  /** Returns the last working day on or before a day. */
  findSendingDay: (day: string) => string
  /** The days that a landlord has to answer a notice of assignment, after receiving it. */
  assignmentAnswerDays: number
}

/** Builds a task, whose sentence is completed by `shownDates`. */
const buildTask = <Name extends string>(
  name: Name,
  day: string,
  shownDates: Record<string, string> = {},
) => ({ name, day, shownDates })

const moveTasks = ['moving', 'week1', 'week2', 'week3', 'week4', 'week5', 'week6'] as const

const taskMakers = {
  /** The tasks that depend on the end of the lease. */
  end(end: string, { findSendingDay }: Rules) {
    const from = addMonths(end, -6)
    const to = addMonths(end, -3)
    const sendBy = findSendingDay(to)
    const shownDates = {
      from: formatDay(from),
      to: formatDay(to),
      sendBy: formatWeekday(sendBy),
    }
    return [
      buildTask('landlordNotice', from, shownDates),
      buildTask('leavingNotice', sendBy, shownDates),
    ]
  },

  /** The tasks that depend on the day on which a notice was received. */
  received(received: string, { findSendingDay }: Rules) {
    const end = addMonths(received, 1)
    const next = addDays(end, 1)
    const isBeforeClosedDay = findSendingDay(next) !== next
    const sendBy = findSendingDay(isBeforeClosedDay ? addDays(end, -1) : end)
    const shownEnd = formatDay(end, { weekday: 'long', day: 'numeric' })
    return [buildTask('reply', sendBy, { sendBy: formatWeekday(sendBy), end: shownEnd })]
  },

  /** The task that follows a notice sent under article 1974. */
  sent: (sent: string) => [
    buildTask('shortLeaseEnd', addMonths(sent, 1)),
    buildTask('leaseEnd', addMonths(sent, 2)),
  ],

  /** The task that follows a notice of assignment that the landlord received. */
  assignment(received: string, { assignmentAnswerDays }: Rules) {
    const end = addDays(received, assignmentAnswerDays)
    return [buildTask('assignmentAnswer', end, { end: formatWeekday(end) })]
  },

  move(move: string, { findSendingDay }: Rules) {
    const sendBy = findSendingDay(`${getAdvanceYear(move)}-12-01`)
    return [
      ...moveTasks.map((name, weeks) => buildTask(name, addDays(move, -7 * weeks))),
      buildTask('advancePayments', sendBy, { sendBy: formatWeekday(sendBy) }),
    ]
  },
}

export const dateFields = Object.keys(taskMakers) as (keyof typeof taskMakers)[]
export type KnownDates = Partial<Record<keyof typeof taskMakers, string>>
export type LeaseTask = ReturnType<typeof listTasks>[number]

export const listTasks = (dates: KnownDates, rules: Rules) =>
  dateFields
    .map((name) => (dates[name] ? taskMakers[name](dates[name], rules) : []))
    .flat()
    .sort((a, b) => a.day.localeCompare(b.day))
