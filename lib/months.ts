import { getQuebecDate } from '@/supabase/functions/_calendar/quebec-time'

export const monthNames = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
]

const toDay = (date: Date) => date.toISOString().slice(0, 10)

/** Adds months by the calendar: a month after 31 January is the last day of February. */
export function addMonths(day: string, count: number) {
  const date = new Date(day)
  const dayOfMonth = date.getUTCDate()
  date.setUTCMonth(date.getUTCMonth() + count)
  if (date.getUTCDate() !== dayOfMonth) date.setUTCDate(0)
  return toDay(date)
}

/**
 * Finds the first day that a text names, such as « jeudi 3 décembre, 14 h ». Without a year, it is
 * the next such day.
 */
export function parseDay(text: string) {
  const monthPattern = monthNames.join('|')
  const [, day, month = '', year] =
    new RegExp(`(\\d{1,2})(?:er)?\\s+(${monthPattern})(?:\\s+(\\d{4}))?`, 'i').exec(text) ?? []
  const today = getQuebecDate()
  const monthIndex = monthNames.indexOf(month.toLowerCase())
  const date = new Date(Date.UTC(Number(year ?? today.slice(0, 4)), monthIndex, Number(day)))
  // A day such as 31 November does not exist.
  if (date.getUTCDate() !== Number(day)) return undefined

  const named = toDay(date)
  return year === undefined && named < today ? addMonths(named, 12) : named
}
