/** « 1er novembre 2026 », as the rest of the site writes a first of the month. */
export const formatDate = (day: Date) =>
  day
    .toLocaleDateString('fr-CA', { dateStyle: 'long' })
    .replace(/^1 /, '1er ')
    .replace(/ /g, '\u00A0')

/** The day in Québec at a moment, as 2026-11-27, which every browser writes so in Swedish. */
export const getQuebecDate = (moment = new Date()) =>
  moment.toLocaleDateString('sv-SE', { timeZone: 'America/Toronto' })
