// Days and hours in Québec, written 2026-11-30 and 2026-11-30 08:00:00: in this form they compare
// as text.

export const toQuebecTime = (moment: Date) =>
  moment.toLocaleString('sv-SE', { timeZone: 'America/Toronto' })

export const toQuebecDay = (moment: Date) => toQuebecTime(moment).slice(0, 10)

const dayMs = 86_400_000

export const addDays = (day: string, count: number) =>
  new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10)

const longDay = new Intl.DateTimeFormat('fr-CA', { dateStyle: 'long', timeZone: 'UTC' })

/** Writes a day as « 30 novembre 2026 ». */
export const writeDay = (day: string) => longDay.format(new Date(day))
