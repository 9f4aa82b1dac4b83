/** `previous`: they are of last year, and those of this year are not in the site yet. */
export type RulesStatus = 'current' | 'previous' | 'outdated'

/** Rules answer for their own year and, as long as no newer ones are known, for one more. */
export function getRulesStatus(rulesYear: number, yearToday: number): RulesStatus {
  if (yearToday === rulesYear) return 'current'

  return yearToday === rulesYear + 1 ? 'previous' : 'outdated'
}

/** The rules of this year or, where the site has none, the last ones. */
export const selectRules = <Rules extends { year: number }>(
  years: readonly Rules[],
  yearToday: number,
) =>
  years.find(({ year }) => year === yearToday) ??
  years.reduce((last, each) => (each.year > last.year ? each : last))

/** The year whose rules the site should have: from 1 December, the next one. */
export const getWantedRulesYear = (today: Date) =>
  today.getFullYear() + (today.getMonth() === 11 ? 1 : 0)
