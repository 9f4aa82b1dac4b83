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
} from '@/supabase/functions/_shared/half-days'
import { formatWeekday, splitTime, toQuebecTime } from '@/supabase/functions/_shared/quebec-time'
import {
  findAnswerTime,
  findReopening,
  type Calendar,
} from '@/supabase/functions/_shared/working-time'
import type { ChoiceOption } from './choice-field'
import { fetchCalendar } from './fetch-calendar'
import type { AnswerTimes } from './use-answer-times'

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

const createAnswerTimes = (words: Forms, calendar: Calendar, now: string): AnswerTimes => ({
  halfDays: listHalfDays(now, calendar).map((halfDay) =>
    buildOption(halfDay, words.fields.availability.abroad),
  ),
  reopening: describe(words.afterHours, findReopening(now, calendar)),
  describeAnswer(availability?: string | null) {
    const halfDay = createHalfDayFinder(calendar)(availability ?? '', now.slice(0, 10))
    if (halfDay) return fillTemplate(words.answer.chosen, { halfDay: formatHalfDay(halfDay) })
    return describe(words.answer.dated, findAnswerTime(now, calendar)) ?? words.answer.usual
  },
})

let knownCalendar: Calendar | undefined

/** Reads the calendar once, and the time in Québec at each call. */
export async function readAnswerTimes(words: Forms): Promise<AnswerTimes | undefined> {
  knownCalendar ??= await fetchCalendar()
  return knownCalendar && createAnswerTimes(words, knownCalendar, toQuebecTime(new Date()))
}
