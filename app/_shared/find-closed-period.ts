import { words } from '@/content/words'
import { fillTemplate } from '@/lib/fill-template'
import { addDays, formatWeekday, getQuebecDate } from '@/lib/quebec-date'
import { typeset } from '@/lib/typography'
import { findLastWorkingDay, findWorkingDay } from '@/supabase/functions/_shared/working-time'

type Period = { day: { iso: string }; until?: { iso: string } | undefined }

/** Lists the dates of a period, first and last included. */
function listDates({ day, until = day }: Period) {
  const dates: string[] = []
  for (let date = day.iso; date <= until.iso; date = addDays(date, 1)) dates.push(date)
  return dates
}

/**
 * Lists every day of these periods, in order: the editor adds a line at the end, and the lease tool
 * takes the first and last days as its limits.
 */
export const listClosedDates = (periods: readonly Period[]) => periods.flatMap(listDates).sort()

/** Every day on which the agency is closed, written 2026-12-25. */
export const closedDates = listClosedDates(words.closedDays)

/**
 * Finds the closed period to announce, from the last working day before it until the agency opens
 * again: when the agency is closed, and by when it answers a request (the day it opens again).
 */
export function findClosedPeriod(today = getQuebecDate(), closed: readonly string[] = closedDates) {
  const eve = findLastWorkingDay(today, closed)
  const opening = findWorkingDay(today, 1, closed)
  if (!closed.some((date) => date > eve && date < opening)) return undefined

  const day = addDays(eve, 1)
  const until = addDays(opening, -1)
  const sentence = words.interfaceTexts.closedPeriod[day === until ? 'one' : 'many']
  const text = fillTemplate(sentence, {
    day: formatWeekday(day),
    until: formatWeekday(until),
    answer: formatWeekday(opening),
  })
  return { until, text: typeset(text) }
}
