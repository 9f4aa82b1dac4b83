import { closedDays, interfaceTexts } from '@/content/words'
import { fillIn } from '@/lib/fill-in'
import { getQuebecDate } from '@/lib/quebec-date'
import { typeset } from '@/lib/typography'
import { addDays } from '../../supabase/functions/_shared/quebec-time'
import {
  isWorkingDay,
  getNextWorkingDay,
  getPreviousWorkingDay,
} from '../../supabase/functions/send-contact-email/working-time'

type Period = { day: { iso: string }; until?: { iso: string } | undefined }

/** The dates of a line of the calendar. */
export function listDates({ day, until = day }: Period) {
  const dates: string[] = []
  for (let date = day.iso; date <= until.iso; date = addDays(date, 1)) dates.push(date)
  return dates
}

/** Every closed day of the calendar, as 2026-12-25. */
export const closedDates = closedDays.flatMap(listDates)

const format = new Intl.DateTimeFormat('fr-CA', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
})

const writeDay = (date: string) => format.format(new Date(date)).replace(' 1 ', ' 1er ')

/**
 * From the last working day before a closed day, until the agency opens again: when it is closed,
 * and by when a request is answered, a working day after it opens.
 */
export function findClosing(today = getQuebecDate(), closed: readonly string[] = closedDates) {
  const eve = isWorkingDay(today, closed) ? today : getPreviousWorkingDay(today, closed)
  const opening = getNextWorkingDay(today, closed)
  if (!closed.some((date) => date > eve && date < opening)) return undefined

  const first = addDays(eve, 1)
  const until = addDays(opening, -1)
  const sentence = interfaceTexts.closing[first === until ? 'one' : 'many']
  const dates = {
    day: writeDay(first),
    until: writeDay(until),
    answer: writeDay(getNextWorkingDay(opening, closed)),
  }
  return { until, text: typeset(fillIn(sentence, dates)) }
}
