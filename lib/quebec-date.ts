/** The day in Québec at a moment, as 2026-11-27, which every browser writes so in Swedish. */
export const getQuebecDate = (moment = new Date()) =>
  moment.toLocaleDateString('sv-SE', { timeZone: 'America/Toronto' })
