import type { NetCostRules } from '@/content/tax-rules'
import { clamp, toCents, computePercent, type Cents } from './money'
import { getRulesStatus } from './tax-year'

/* The monthly cost of a residence, net of the tax credit. The figures are those of the year in
   content/tools/tax-rules.yml. A case that the rules do not settle is refused. */

export const serviceNames = ['laundry', 'housekeeping', 'nursing', 'personalCare'] as const
export type Service = (typeof serviceNames)[number]

/** The meals included in the lease, seven days a week. */
export const mealNames = ['oneMeal', 'twoMeals', 'threeMeals'] as const

/** The rows of the official tables, in their order. */
const lineNames = [
  'base',
  'laundry',
  'housekeeping',
  ...mealNames,
  'nursing',
  'personalCare',
  'dependentSupplement',
] as const
export type LineName = (typeof lineNames)[number]

/** The answers about the lease and the people who sign it. */
export type NetCostAnswers = {
  /** Whether the residence is in the register of private seniors' residences. */
  registered: 'yes' | 'no' | 'unknown'
  household: 'one' | 'couple'
  /** True from the age that the credit requires. */
  isOfAge: boolean
  isPartnerOfAge: boolean
  hasThirdPerson: boolean
  /** True for a person who holds the certificate of a dependent senior. */
  isDependent: boolean
  /** The monthly rent, services included. */
  rent: Cents
  isSubsidized: boolean
  meals: 'none' | (typeof mealNames)[number]
  services: readonly Service[]
  /** The other monthly bills, which give no credit. */
  otherBills: Cents
  /** The monthly cost of services paid for each use, with an invoice. */
  occasional: Cents
  /** The family income of last year; without it the estimate stops before the reduction. */
  income?: Cents | undefined
  /** The monthly income after tax, which changes no credit. */
  afterTax?: Cents | undefined
}

export type NetCost = ReturnType<typeof computeNetCost>
export type Estimate = ReturnType<typeof computeEstimate>

/**
 * The answers from which examples start: a person old enough, without a partner, in a registered
 * residence.
 */
export const singlePerson: NetCostAnswers = {
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
}

/** Adds up the monthly payments: lease, bills and services paid for each use. */
export const sumToPay = ({ rent, otherBills, occasional }: NetCostAnswers): Cents =>
  rent + otherBills + occasional

/**
 * Computes what the monthly income leaves before any credit, which may come later or not at all.
 */
export const computeLeftToLiveOn = (answers: NetCostAnswers): Cents | undefined =>
  answers.afterTax === undefined ? undefined : answers.afterTax - sumToPay(answers)

const months = 12

type Refusal = 'otherYear' | 'subsidized' | 'underAge' | 'thirdPerson' | 'coupleRuleUnknown'

function findRefusal(
  answers: NetCostAnswers,
  rulesYear: number,
  yearToday: number,
): Refusal | undefined {
  if (getRulesStatus(rulesYear, yearToday) === 'outdated') return 'otherYear'
  if (answers.isSubsidized) return 'subsidized'
  if (!isSomebodyOfAge(answers)) return 'underAge'
  if (answers.household === 'one') return undefined
  if (answers.hasThirdPerson) return 'thirdPerson'
  return answers.services.includes('personalCare') || answers.isDependent
    ? 'coupleRuleUnknown'
    : undefined
}

const isSomebodyOfAge = ({ household, isOfAge, isPartnerOfAge }: NetCostAnswers) =>
  isOfAge || (household === 'couple' && isPartnerOfAge)

/**
 * Returns true if both partners are old enough: a couple with only one who is counts as one person.
 */
const isCoupleOfAge = ({ household, isOfAge, isPartnerOfAge }: NetCostAnswers) =>
  household === 'couple' && isOfAge && isPartnerOfAge

/**
 * Selects the table of a household. The table of a couple holds only the lines that differ from
 * that of one person.
 */
const selectTable = (answers: NetCostAnswers, { residence }: NetCostRules) =>
  isCoupleOfAge(answers) ? { ...residence.one, ...residence.couple } : residence.one

/** Converts the bounds of a share of the rent to cents. The supplement has no upper bound. */
export const convertShare = ({
  percent,
  min,
  max = Infinity,
}: {
  percent: number
  min: number
  max?: number
}) => ({ percent, min: toCents(min), max: toCents(max) })

function computeLines(answers: NetCostAnswers, rules: NetCostRules) {
  const { rent, meals, services, isDependent } = answers
  const table = selectTable(answers, rules)
  const hasSupplement = isDependent && services.includes('personalCare')
  const counted: readonly unknown[] = [
    'base',
    meals,
    ...services,
    hasSupplement && 'dependentSupplement',
  ]

  return lineNames
    .filter((name) => counted.includes(name))
    .map((name) => {
      const share = convertShare(table[name])
      const raw = computePercent(rent, share.percent)
      return { name, ...share, raw, amount: clamp(raw, share.min, share.max) }
    })
}

/** Counts the eligible part of the rent, before the services paid for each use. */
function countRent(answers: NetCostAnswers, rules: NetCostRules) {
  if (answers.registered !== 'yes') {
    const { percent, minRent, maxRent, year } = rules.ordinaryBuilding
    const share = convertShare({ percent, min: minRent, max: maxRent })
    const rent = clamp(answers.rent, share.min, share.max)
    const amount = computePercent(rent, percent)
    return { lines: [{ name: 'ordinary' as const, ...share, rent, amount, year }], amount }
  }

  const lines = computeLines(answers, rules)
  const { ceiling, dependentCeiling } = selectTable(answers, rules)
  const percent = answers.isDependent ? dependentCeiling : ceiling
  const total = lines.reduce((sum, { amount }) => sum + amount, 0)
  const most = computePercent(answers.rent, percent)
  return { lines, ceiling: { percent, total, amount: most }, amount: Math.min(total, most) }
}

function selectYearlyLimit(answers: NetCostAnswers, { limits }: NetCostRules) {
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
  { thresholds, reduction }: NetCostRules,
) {
  const [first, second] = [toCents(thresholds.first), toCents(thresholds.second)]
  if (income <= first) return 0
  if (isDependent)
    return Math.min(
      computePercent(income - first, reduction.betweenThresholds),
      computePercent(eligible * months, reduction.dependentAtMost),
    )
  const between = computePercent(Math.min(income, second) - first, reduction.betweenThresholds)
  return between + computePercent(Math.max(income - second, 0), reduction.aboveSecond)
}

/**
 * Computes the estimate of a person old enough. `computeNetCost` first refuses the cases that no
 * rule settles.
 */
export function computeEstimate(answers: NetCostAnswers, rules: NetCostRules) {
  const { rent, otherBills, occasional, income, isDependent } = answers
  const { amount, ...share } = countRent(answers, rules)
  const yearlyLimit = selectYearlyLimit(answers, rules)
  const expenses = amount + occasional
  const eligible = Math.min(expenses, Math.round(yearlyLimit / months))
  const fullCredit = computePercent(eligible, rules.creditRate)

  const yearlyCut =
    income === undefined
      ? 0
      : Math.min(computeYearlyReduction(income, eligible, isDependent, rules), fullCredit * months)
  const yearlyCredit = fullCredit * months - yearlyCut
  const credit = Math.round(yearlyCredit / months)
  const isStrongestPossible = isDependent && yearlyCut > 0
  const toPay = sumToPay(answers)

  return {
    kind: 'estimate' as const,
    year: rules.year,
    ...share,
    rent,
    otherBills,
    occasional,
    toPay,
    /** The highest expenses that count in a year; a month counts a twelfth of them. */
    limit: { yearly: yearlyLimit, isReached: expenses > eligible },
    eligible,
    creditRate: rules.creditRate,
    /** The credit before the reduction that depends on the income. */
    fullCredit,
    reduction:
      income === undefined
        ? undefined
        : { monthly: fullCredit - credit, yearly: yearlyCut, isStrongestPossible },
    credit,
    /** True where the real credit may be higher than this one. */
    isAtLeast: answers.registered === 'unknown' || isStrongestPossible,
    net: toPay - credit,
    yearly: { toPay: toPay * months, credit: yearlyCredit, net: toPay * months - yearlyCredit },
  }
}

export function computeNetCost(answers: NetCostAnswers, rules: NetCostRules, yearToday: number) {
  const reason = findRefusal(answers, rules.year, yearToday)
  return reason
    ? { kind: 'refused' as const, reason, rent: answers.rent, year: rules.year }
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
