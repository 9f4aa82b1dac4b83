import type { Forms } from '@/content/schema/forms'
import { capitalize } from '@/lib/capitalize'
import { fillTemplate } from '@/lib/fill-template'
import {
  createHalfDayFinder,
  formatHalfDay,
  formatHoursAbroad,
  formatTime,
  listHalfDays,
  type HalfDay,
} from '@/supabase/functions/_calendar/half-days'
import { formatWeekday, splitTime } from '@/supabase/functions/_calendar/quebec-time'
import {
  findReplyTime,
  findReopening,
  type Calendar,
} from '@/supabase/functions/_calendar/working-time'
import type { ChoiceOption } from './request-choice'

export type ReplyTimes = {
  /** The next half-days on which the agency can call; none past the end of the calendar. */
  halfDays: readonly ChoiceOption[]
  /** When somebody answers the phone again; undefined while the agency is open. */
  reopening?: string | undefined
  /**
   * Says when the agency replies to a request sent now: at the half-day that was chosen, or else by
   * the next open hour that it promises.
   */
  describeReply: (availability?: string | null) => string
}

function describe(sentence: string, moment: string | undefined) {
  if (moment === undefined) return undefined
  const [day, time] = splitTime(moment)
  return fillTemplate(sentence, { day: formatWeekday(day), time: formatTime(time) })
}

/**
 * Builds the option of a half-day, with its hours in the time zone of a visitor who is elsewhere.
 * What is sent names the zone, because the agency does not know where « chez vous » is.
 */
function buildOption(halfDay: HalfDay, abroad: string): ChoiceOption {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const day = formatHalfDay(halfDay)
  const hours = formatHoursAbroad(halfDay, timeZone)
  if (hours === undefined) return { value: day, label: capitalize(day) }
  const label = capitalize(fillTemplate(abroad, { day, hours }))
  return { value: `${day} (${hours}, ${timeZone})`, label }
}

export const createReplyTimes = (words: Forms, calendar: Calendar, now: string): ReplyTimes => ({
  halfDays: listHalfDays(now, calendar).map((halfDay) =>
    buildOption(halfDay, words.fields.availability.abroad),
  ),
  reopening: describe(words.afterHours, findReopening(now, calendar)),
  describeReply(availability?: string | null) {
    const halfDay = createHalfDayFinder(calendar)(availability ?? '', now.slice(0, 10))
    if (halfDay) return fillTemplate(words.answer.chosen, { halfDay: formatHalfDay(halfDay) })
    return describe(words.answer.dated, findReplyTime(now, calendar)) ?? words.answer.usual
  },
})
