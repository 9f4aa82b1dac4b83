import { expect, test } from '@jest/globals'
import { getRulesStatus, selectRules, getWantedRulesYear } from '@/lib/tax-year'

test.each([
  [2025, 'outdated'],
  [2026, 'current'],
  [2027, 'previous'],
  [2028, 'outdated'],
])('in %d the rules of 2026 are %s', (yearToday, status) => {
  expect(getRulesStatus(2026, yearToday)).toBe(status)
})

test.each([
  [2026, 2026],
  [2027, 2027],
  [2028, 2027],
])('in %d takes the rules of %d', (yearToday, year) => {
  expect(selectRules([{ year: 2025 }, { year: 2027 }, { year: 2026 }], yearToday)).toEqual({ year })
})

test.each([
  ['2026-11-30', 2026],
  ['2026-12-01', 2027],
  ['2027-01-01', 2027],
])('on %s, requires the rules of %d', (today, year) => {
  expect(getWantedRulesYear(today)).toBe(year)
})
