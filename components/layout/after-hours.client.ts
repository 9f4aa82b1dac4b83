import { fillTemplate } from '@/lib/fill-template'
import { formatTime } from '@/supabase/functions/_calendar/half-days'
import {
  addDays,
  formatDay,
  splitTime,
  toQuebecTime,
} from '@/supabase/functions/_calendar/quebec-time'
import { findReopening, type Calendar } from '@/supabase/functions/_calendar/working-time'

/** Formats « 8 h » for today, « mardi 8 h » within a week, « le 4 janvier 8 h » after it. */
function formatMoment(time: string, now: string) {
  const [today] = splitTime(now)
  const [day, hour] = splitTime(time)
  if (day === today) return formatTime(hour)
  const date =
    day < addDays(today, 7)
      ? formatDay(day, { weekday: 'long' })
      : `le ${formatDay(day, { day: 'numeric', month: 'long' })}`
  return `${date} ${formatTime(hour)}`
}

/** Says under the call link of a small screen, after hours, when somebody answers. */
export function startAfterHours() {
  const place = document.querySelector<HTMLElement>('[data-after-hours]')
  if (!place?.closest('a')?.getClientRects().length) return
  const { afterHours = '', calendar = '' } = place.dataset
  const now = toQuebecTime(new Date())
  const reopening = findReopening(now, JSON.parse(calendar) as Calendar)
  if (reopening === undefined) return
  const moment = formatMoment(reopening, now)
  place.textContent = fillTemplate(afterHours, { moment })
}
