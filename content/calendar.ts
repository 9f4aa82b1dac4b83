import { addDays } from '@/supabase/functions/_calendar/quebec-time'
import { site } from './site'
import { words } from './words'

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

/** The hours, written 08:00, and every day on which the agency is closed, written 2026-12-25. */
export const calendar = {
  opens: site.hours.opens,
  closes: site.hours.closes,
  closedDays: listClosedDates(words.closedDays),
}
