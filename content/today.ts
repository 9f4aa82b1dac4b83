// What is true of the day on which a page is built.
import { env } from '@/env.mjs'
import { fillTemplate } from '@/lib/fill-template'
import { typeset } from '@/lib/typography'
import { addDays, formatWeekday, getQuebecDate } from '@/supabase/functions/_calendar/quebec-time'
import { findLastWorkingDay, findWorkingDay } from '@/supabase/functions/_calendar/working-time'
import { calendar } from './calendar'
import { words } from './words'

/** Finds the notice of a day, which previews show before its first day. */
export const findNotice = (
  list = words.notices,
  deployKind = env.deployKind,
  today = getQuebecDate(),
) =>
  list.find(({ from, to }) => today <= to.iso && (deployKind !== 'production' || from.iso <= today))

/**
 * Finds the closed period to announce, from the last working day before it until the agency opens
 * again: when the agency is closed, and by when it replies to a request (the day it opens again).
 */
export function findClosedPeriod(
  today = getQuebecDate(),
  closed: readonly string[] = calendar.closedDays,
) {
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
