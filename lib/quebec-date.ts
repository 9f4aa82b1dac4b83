export const months =
  'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre'

/** The day in Québec at a moment, as 2026-11-27, which every browser writes so in Swedish. */
export const getQuebecDate = (moment = new Date()) =>
  moment.toLocaleDateString('sv-SE', { timeZone: 'America/Toronto' })

/** « 1er avril 2027 », or what the style asks for. */
export const formatDay = (day: string, style: Intl.DateTimeFormatOptions = { dateStyle: 'long' }) =>
  new Date(day)
    .toLocaleDateString('fr-CA', { ...style, timeZone: 'UTC' })
    .replace(/\b1\b/, '1er')
    .replace(/(\d|er) /, '$1\u00A0')

const toDay = (date: Date) => date.toISOString().slice(0, 10)

export function addDays(day: string, days: number) {
  const date = new Date(day)
  date.setUTCDate(date.getUTCDate() + days)
  return toDay(date)
}

/** From date to date: a month after 31 January is the last day of February. */
export function addMonths(day: string, months: number) {
  const date = new Date(day)
  const dayOfMonth = date.getUTCDate()
  date.setUTCMonth(date.getUTCMonth() + months)
  if (date.getUTCDate() !== dayOfMonth) date.setUTCDate(0)
  return toDay(date)
}

/**
 * The first day that a text names, « jeudi 3 décembre, 14 h ». Without a year, it is the next one.
 */
export function parseDay(text: string) {
  const [, day, month = '', year] =
    new RegExp(`(\\d{1,2})(?:er)?\\s+(${months})(?:\\s+(\\d{4}))?`, 'i').exec(text) ?? []
  const today = getQuebecDate()
  const monthIndex = months.split('|').indexOf(month.toLowerCase())
  const date = new Date(Date.UTC(Number(year ?? today.slice(0, 4)), monthIndex, Number(day)))
  // There is no 31 November.
  if (date.getUTCDate() !== Number(day)) return undefined

  const named = toDay(date)
  return year === undefined && named < today ? addMonths(named, 12) : named
}
