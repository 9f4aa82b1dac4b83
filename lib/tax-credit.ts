import type { YearRules } from '@/content/tax-rules'
import { clamp, toCents, computePercent, type Cents } from './money'
import { mealNames, type NetCostAnswers, type Service } from './net-cost-answers'
import { getRulesStatus } from './tax-year'

/* Computes the monthly cost of a residence, net of the tax credit, by the figures of
   content/tools/tax-rules.yml. */

/** The rows of the official tables, in their order. */
const tableRowNames = [
  'base',
  'laundry',
  'housekeeping',
  ...mealNames,
  'nursing',
  'personalCare',
  'dependentSupplement',
] as const
export type TableRowName = (typeof tableRowNames)[number]

export type NetCost = ReturnType<typeof computeNetCost>
export type Estimate = ReturnType<typeof computeEstimate>

/**
 * The answers from which examples start: a person old enough, without a partner, in a registered
 * residence.
 */
export const singlePerson: NetCostAnswers = {
  name: '',
  registered: 'yes',
  household: 'one',
  isOfAge: true,
  isPartnerOfAge: false,
  hasThirdPerson: false,
  isDependent: false,
  rent: 0,
  isSubsidized: false,
  meals: 'none',
  services: [],
  otherBills: 0,
  occasional: 0,
  income: undefined,
  afterTax: undefined,
}

/**
 * Adds up the monthly payments, and computes what they leave of the income before any credit, which
 * may come later or not at all.
 */
export function sumPayments({ rent, otherBills, occasional, afterTax }: NetCostAnswers) {
  const totalPayment = rent + otherBills + occasional
  return { rent, totalPayment, left: afterTax === undefined ? undefined : afterTax - totalPayment }
}

const monthsPerYear = 12

type UnsupportedCase = 'otherYear' | 'subsidized' | 'underAge' | 'thirdPerson' | 'coupleRuleUnknown'

export function findUnsupportedCase(
  answers: NetCostAnswers,
  rulesYear: number,
  yearToday: number,
): UnsupportedCase | undefined {
  if (getRulesStatus(rulesYear, yearToday) === 'outdated') return 'otherYear'
  if (answers.isSubsidized) return 'subsidized'
  if (!answers.isOfAge && !answers.isPartnerOfAge) return 'underAge'
  if (answers.hasThirdPerson) return 'thirdPerson'
  const hasUnknownRule = answers.services.includes('personalCare') || answers.isDependent
  return answers.household === 'couple' && hasUnknownRule ? 'coupleRuleUnknown' : undefined
}

/** Returns false for a couple with only one who is old enough: it counts as one person. */
const isCoupleOfAge = ({ isOfAge, isPartnerOfAge }: NetCostAnswers) => isOfAge && isPartnerOfAge

/** Selects the table of a household, where that of a couple holds only the rows that differ. */
const selectTable = (answers: NetCostAnswers, { residence }: YearRules) =>
  isCoupleOfAge(answers) ? { ...residence.one, ...residence.couple } : residence.one

/** Converts the bounds of a percentage of the rent to cents. The supplement has no upper bound. */
export const convertCappedPercent = ({
  percent,
  min,
  max = Infinity,
}: {
  percent: number
  min: number
  max?: number
}) => ({ percent, min: toCents(min), max: toCents(max) })

function computeTableRows(answers: NetCostAnswers, rules: YearRules) {
  const { rent, meals, services, isDependent } = answers
  const table = selectTable(answers, rules)
  const hasSupplement = isDependent && services.includes('personalCare')
  const counted: readonly unknown[] = [
    'base',
    meals,
    ...services,
    hasSupplement && 'dependentSupplement',
  ]

  return tableRowNames
    .filter((name) => counted.includes(name))
    .map((name) => {
      const bounds = convertCappedPercent(table[name])
      const unclamped = computePercent(rent, bounds.percent)
      return { name, ...bounds, unclamped, amount: clamp(unclamped, bounds.min, bounds.max) }
    })
}

/** Counts the eligible part of the rent, before the services paid for each use. */
function computeEligibleRent(answers: NetCostAnswers, rules: YearRules) {
  if (answers.registered !== 'yes') {
    const { percent, minRent, maxRent, year } = rules.ordinaryBuilding
    const bounds = convertCappedPercent({ percent, min: minRent, max: maxRent })
    const rent = clamp(answers.rent, bounds.min, bounds.max)
    const amount = computePercent(rent, percent)
    return { tableRows: [{ name: 'ordinary' as const, ...bounds, rent, amount, year }], amount }
  }

  const tableRows = computeTableRows(answers, rules)
  const { ceiling, dependentCeiling } = selectTable(answers, rules)
  const percent = answers.isDependent ? dependentCeiling : ceiling
  const total = tableRows.reduce((sum, { amount }) => sum + amount, 0)
  const cap = computePercent(answers.rent, percent)
  return { tableRows, ceiling: { percent, total, amount: cap }, amount: Math.min(total, cap) }
}

function selectYearlyLimit(answers: NetCostAnswers, { limits }: YearRules) {
  if (isCoupleOfAge(answers)) return toCents(limits.couple)
  return toCents(answers.isDependent ? limits.oneDependent : limits.one)
}

/**
 * The rules do not settle how high the reduction of a dependent senior may go, so the highest is
 * assumed: the credit shown is then a minimum.
 */
function computeYearlyReduction(
  income: Cents,
  eligible: Cents,
  isDependent: boolean,
  { thresholds, reduction }: YearRules,
) {
  const [first, second] = [toCents(thresholds.first), toCents(thresholds.second)]
  if (income <= first) return 0
  if (isDependent)
    return Math.min(
      computePercent(income - first, reduction.betweenThresholds),
      computePercent(eligible * monthsPerYear, reduction.dependentAtMost),
    )
  const between = computePercent(Math.min(income, second) - first, reduction.betweenThresholds)
  return between + computePercent(Math.max(income - second, 0), reduction.aboveSecond)
}

/** Computes the estimate, once `computeNetCost` has excluded the cases that no rule settles. */
export function computeEstimate(answers: NetCostAnswers, rules: YearRules) {
  const { otherBills, occasional, income, isDependent } = answers
  const { amount, ...rentDetails } = computeEligibleRent(answers, rules)
  const yearlyLimit = selectYearlyLimit(answers, rules)
  const expenses = amount + occasional
  const eligible = Math.min(expenses, Math.round(yearlyLimit / monthsPerYear))
  const fullCredit = computePercent(eligible, rules.creditRate)

  const yearlyReduction =
    income === undefined
      ? 0
      : Math.min(
          computeYearlyReduction(income, eligible, isDependent, rules),
          fullCredit * monthsPerYear,
        )
  const yearlyCredit = fullCredit * monthsPerYear - yearlyReduction
  const credit = Math.round(yearlyCredit / monthsPerYear)
  const isReductionCapped = isDependent && yearlyReduction > 0
  const payments = sumPayments(answers)
  const { totalPayment } = payments

  return {
    kind: 'estimate' as const,
    year: rules.year,
    ...rentDetails,
    ...payments,
    otherBills,
    occasional,
    /** The highest expenses that count in a year; a month counts a twelfth of them. */
    limit: { yearly: yearlyLimit, isReached: expenses > eligible },
    eligible,
    creditRate: rules.creditRate,
    /** The credit before the reduction that depends on the income. */
    fullCredit,
    reduction:
      income === undefined
        ? undefined
        : { monthly: fullCredit - credit, yearly: yearlyReduction, isReductionCapped },
    credit,
    /** True where the real credit may be higher than this one. */
    isAtLeast: answers.registered === 'unknown' || isReductionCapped,
    net: totalPayment - credit,
    yearly: {
      totalPayment: totalPayment * monthsPerYear,
      credit: yearlyCredit,
      net: totalPayment * monthsPerYear - yearlyCredit,
    },
  }
}

export function computeNetCost(answers: NetCostAnswers, rules: YearRules, yearToday: number) {
  const reason = findUnsupportedCase(answers, rules.year, yearToday)
  return reason
    ? { kind: 'unsupported' as const, reason, year: rules.year, ...sumPayments(answers) }
    : computeEstimate(answers, rules)
}

/** What can be removed from the lease: a service, or all the meals together. */
export type Removable = Service | 'meals'

export const listRemovable = ({ meals, services }: NetCostAnswers): readonly Removable[] =>
  meals === 'none' ? services : ['meals', ...services]

/** Removes a service: the lease falls by its price in annexe 6. */
export const removeService = (
  answers: NetCostAnswers,
  removed: Removable,
  price: Cents,
): NetCostAnswers => ({
  ...answers,
  rent: answers.rent - price,
  meals: removed === 'meals' ? 'none' : answers.meals,
  services: answers.services.filter((service) => service !== removed),
})
