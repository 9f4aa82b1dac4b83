// Days and hours in Québec, written 2026-11-30 and 2026-11-30 08:00:00, so that they compare as
// text.

const quebecZone = 'America/Toronto'

/** The Swedish locale writes dates in that form in every browser. */
export const toLocalTime = (moment: Date, timeZone: string) =>
  moment.toLocaleString('sv-SE', { timeZone })

export const toQuebecTime = (moment: Date) => toLocalTime(moment, quebecZone)

/** Finds the moment of a time in Québec, in winter or in summer. */
export function fromQuebecTime(time: string) {
  const winter = new Date(`${time.replace(' ', 'T')}-05:00`)
  return toQuebecTime(winter) === time ? winter : new Date(winter.getTime() - 3_600_000)
}

export const getQuebecDate = (moment = new Date()) => toQuebecTime(moment).slice(0, 10)

export const getQuebecYear = () => Number(getQuebecDate().slice(0, 4))

/** Splits a time into its day and its hour, written 08:00. */
export const splitTime = (time: string) => [time.slice(0, 10), time.slice(11, 16)] as const

const dayMs = 86_400_000

export const addDays = (day: string, count: number) =>
  new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10)

/** Formats a day as « 1er avril 2027 », or in the given style. */
export const formatDay = (day: string, style: Intl.DateTimeFormatOptions = { dateStyle: 'long' }) =>
  new Date(day)
    .toLocaleDateString('fr-CA', { ...style, timeZone: 'UTC' })
    .replace(/\b1\b/, '1er')
    .replace(/(\d|er) /, '$1\u00A0')

/** Formats a day as « jeudi 1er avril ». */
export const formatWeekday = (day: string) =>
  formatDay(day, { weekday: 'long', day: 'numeric', month: 'long' })
