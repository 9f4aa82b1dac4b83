import { addDays } from '@/supabase/functions/_calendar/quebec-time'

/**
 * The state of the rules: `previous` means that they are last year's, and that the site has none
 * for this year yet.
 */
type RulesStatus = 'current' | 'previous' | 'outdated'

/** Rules apply to their own year and, as long as no newer ones are known, to the next. */
export function getRulesStatus(rulesYear: number, yearToday: number): RulesStatus {
  if (yearToday === rulesYear) return 'current'

  return yearToday === rulesYear + 1 ? 'previous' : 'outdated'
}

/** Selects the rules of this year or, where the site has none, the latest. */
export const selectRules = <Rules extends { year: number }>(
  years: readonly Rules[],
  yearToday: number,
) =>
  years.find(({ year }) => year === yearToday) ??
  years.reduce((last, each) => (each.year > last.year ? each : last))

/** Returns the year whose rules the site should have on a day of Québec: from 1 December, the next. */
export const getWantedRulesYear = (today: string) =>
  Number(today.slice(0, 4)) + (today.slice(5, 7) === '12' ? 1 : 0)

/**
 * Returns the year whose advance payments can still be asked for: they are due on 1 December, so
 * from 2 December it is the next year.
 */
export const getAdvanceYear = (day: string) => addDays(day, 30).slice(0, 4)
