/** The day in Québec at a moment, as 2026-11-27. */
export const getQuebecDate = (moment = new Date()) =>
  moment.toLocaleDateString('en-CA', { timeZone: 'America/Toronto' })
