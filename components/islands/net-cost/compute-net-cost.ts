import type { NetCostRules } from '@/content/rules'
import { clamp, dollars, percentOf, type Cents } from './money'

/* A month in a residence, net of the tax credit. Pure, and without a figure of its own: the rules of the year come from content/tools/rules.yml
   through the page. What the rules do not settle is refused, with the price of the lease kept. */

export type Meals = 0 | 1 | 2 | 3
export type Service = 'laundry' | 'housekeeping' | 'nursing' | 'personalCare'

export type NetCostAnswers = {
  /** In the register of private seniors' residences. */
  registered: 'yes' | 'no' | 'unknown'
  household: 'one' | 'couple'
  /** Of the age that the credit asks for. */
  isOfAge: boolean
  /** Of a couple only. */
  isPartnerOfAge: boolean
  hasThirdPerson: boolean
  /** Holds the certificate of a dependent senior. */
  isDependent: boolean
  /** A month, services included. */
  rent: Cents
  isSubsidized: boolean
  meals: Meals
  services: readonly Service[]
  /** Other bills of the month, which give no credit. */
  otherBills: Cents
  /** Services paid by the use, with an invoice. */
  occasional: Cents
  /** Of the family, last year; without it the estimate stops before the reduction. */
  income: Cents | undefined
}

/** A row of the tables, and the name of its words. */
export type LineName = Exclude<keyof NetCostRules['residence']['one'], 'ceiling' | 'dependentCeiling'>

export type Line = {
  name: LineName
  year: number
  /** The rule: a share of the rent between two bounds. The supplement has no upper one. */
  percent: number
  min: Cents
  max: Cents | undefined
  /** The share before the bounds. */
  raw: Cents
  amount: Cents
}

export type RefusalReason = 'other-year' | 'subsidized' | 'third-person' | 'couple-rule-unknown'

export type Estimate = {
  kind: 'estimate'
  /** Of the rules, on every line. */
  year: number
  table: 'one' | 'couple' | 'ordinary-building'
  rent: Cents
  otherBills: Cents
  occasional: Cents
  /** What leaves the account each month: lease, bills and services paid by the use. */
  toPay: Cents
  lines: Line[]
  /** For an ordinary building: the rent that counts, between the bounds of their own year. */
  countedRent: { amount: Cents; percent: number; year: number } | undefined
  /** The most that the lines may add up to, as a share of the rent. */
  ceiling: { percent: number; amount: Cents; isReached: boolean } | undefined
  /** The most that a year may count, a twelfth of it a month. */
  limit: { yearly: Cents; isReached: boolean }
  eligible: Cents
  creditRate: number
  /** Before the reduction that depends on the income. */
  fullCredit: Cents
  /** Undefined when the income is not given. */
  reduction: { monthly: Cents; yearly: Cents; isStrongestPossible: boolean } | undefined
  credit: Cents
  /** The true credit is this one or more. */
  isAtLeast: boolean
  net: Cents
  yearly: { toPay: Cents; credit: Cents; net: Cents }
}

export type NetCost =
  | Estimate
  /** Too young for the credit: the price alone. */
  | { kind: 'price-only'; rent: Cents; age: number }
  | { kind: 'refused'; reason: RefusalReason; rent: Cents; year: number }

const months = 12

const yearInQuebec = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto', year: 'numeric' })

/** Rules hold until the last minute of 31 December in Québec; on any other year's day they are to be checked again. */
export const areInForce = (rulesYear: number, today: Date) => Number(yearInQuebec.format(today)) === rulesYear

/** Those of the year that `today` is in or, where the site has none, the last ones, which `netCost` then refuses to compute with. */
export const rulesOn = (today: Date, years: readonly NetCostRules[]): NetCostRules =>
  years.find(({ year }) => areInForce(year, today)) ?? years.reduce((last, each) => (each.year > last.year ? each : last))

function refusalOf(answers: NetCostAnswers, rules: NetCostRules, today: Date): RefusalReason | undefined {
  if (!areInForce(rules.year, today)) return 'other-year'
  if (answers.isSubsidized) return 'subsidized'
  if (answers.household === 'one' || !isSomebodyOfAge(answers)) return undefined
  if (answers.hasThirdPerson) return 'third-person'
  return answers.services.includes('personalCare') || answers.isDependent ? 'couple-rule-unknown' : undefined
}

const isSomebodyOfAge = ({ household, isOfAge, isPartnerOfAge }: NetCostAnswers) => isOfAge || (household === 'couple' && isPartnerOfAge)

/** Both of age; a couple of whom only one is counts as one person. */
const isCoupleOfAge = ({ household, isOfAge, isPartnerOfAge }: NetCostAnswers) => household === 'couple' && isOfAge && isPartnerOfAge

const mealNames = { 1: 'oneMeal', 2: 'twoMeals', 3: 'threeMeals' } as const

/** In the order of the worksheet. */
function linesOf(answers: NetCostAnswers, rules: NetCostRules): Line[] {
  const table = isCoupleOfAge(answers) ? rules.residence.couple : rules.residence.one
  const has = (service: Service) => answers.services.includes(service)
  const line = (name: LineName, percent: number, min: number, max?: number): Line => {
    const raw = percentOf(answers.rent, percent)
    const bounds = { min: dollars(min), max: max === undefined ? undefined : dollars(max) }
    return { name, year: rules.year, percent, ...bounds, raw, amount: clamp(raw, bounds.min, bounds.max ?? Infinity) }
  }
  const bounded = (name: LineName & keyof typeof table) => line(name, table[name].percent, table[name].min, table[name].max)
  const { personalCare, dependentSupplement } = rules.residence.one
  return [
    bounded('base'),
    ...(has('laundry') ? [bounded('laundry')] : []),
    ...(has('housekeeping') ? [bounded('housekeeping')] : []),
    ...(answers.meals === 0 ? [] : [bounded(mealNames[answers.meals])]),
    ...(has('nursing') ? [bounded('nursing')] : []),
    ...(has('personalCare') ? [line('personalCare', personalCare.percent, personalCare.min, personalCare.max)] : []),
    ...(has('personalCare') && answers.isDependent
      ? [line('dependentSupplement', dependentSupplement.percent, dependentSupplement.min)]
      : []),
  ]
}

/** What the rent itself counts for, before the services paid by the use. */
function rentShare(
  answers: NetCostAnswers,
  rules: NetCostRules,
): Pick<Estimate, 'table' | 'lines' | 'countedRent' | 'ceiling'> & { counted: Cents } {
  if (answers.registered !== 'yes') {
    const { percent, minRent, maxRent, year } = rules.ordinaryBuilding
    const amount = clamp(answers.rent, dollars(minRent), dollars(maxRent))
    const countedRent = { amount, percent, year }
    return { table: 'ordinary-building', lines: [], countedRent, ceiling: undefined, counted: percentOf(amount, percent) }
  }
  const table = isCoupleOfAge(answers) ? 'couple' : 'one'
  const lines = linesOf(answers, rules)
  const total = lines.reduce((sum, { amount }) => sum + amount, 0)
  const percent = answers.isDependent ? rules.residence.one.dependentCeiling : rules.residence[table].ceiling
  const amount = percentOf(answers.rent, percent)
  return { table, lines, countedRent: undefined, ceiling: { percent, amount, isReached: total > amount }, counted: Math.min(total, amount) }
}

function limitOf(answers: NetCostAnswers, { limits }: NetCostRules): Cents {
  if (isCoupleOfAge(answers)) return dollars(limits.couple)
  return dollars(answers.isDependent ? limits.oneDependent : limits.one)
}

/** A year's reduction. How high that of a dependent senior may go is not settled: the strongest is taken, so that the credit shown is a floor. */
function yearlyReduction(income: Cents, eligible: Cents, isDependent: boolean, { thresholds, reduction }: NetCostRules): Cents {
  const [first, second] = [dollars(thresholds.first), dollars(thresholds.second)]
  if (income <= first) return 0
  if (isDependent)
    return Math.min(percentOf(income - first, reduction.betweenThresholds), percentOf(eligible * months, reduction.dependentAtMost))
  const between = percentOf(Math.min(income, second) - first, reduction.betweenThresholds)
  return between + percentOf(Math.max(income - second, 0), reduction.aboveSecond)
}

export function netCost(answers: NetCostAnswers, rules: NetCostRules, today: Date): NetCost {
  const { rent, otherBills, occasional, income, isDependent } = answers
  const reason = refusalOf(answers, rules, today)
  if (reason) return { kind: 'refused', reason, rent, year: rules.year }
  if (!isSomebodyOfAge(answers)) return { kind: 'price-only', rent, age: rules.age }

  const { counted, ...share } = rentShare(answers, rules)
  const yearlyLimit = limitOf(answers, rules)
  const expenses = counted + occasional
  const eligible = Math.min(expenses, Math.round(yearlyLimit / months))
  const fullCredit = percentOf(eligible, rules.creditRate)

  const yearlyCut = income === undefined ? 0 : Math.min(yearlyReduction(income, eligible, isDependent, rules), fullCredit * months)
  const yearlyCredit = fullCredit * months - yearlyCut
  const credit = Math.round(yearlyCredit / months)
  const isStrongestPossible = isDependent && yearlyCut > 0
  const toPay = rent + otherBills + occasional
  return {
    kind: 'estimate',
    year: rules.year,
    ...share,
    rent,
    otherBills,
    occasional,
    toPay,
    limit: { yearly: yearlyLimit, isReached: expenses > eligible },
    eligible,
    creditRate: rules.creditRate,
    fullCredit,
    reduction: income === undefined ? undefined : { monthly: fullCredit - credit, yearly: yearlyCut, isStrongestPossible },
    credit,
    isAtLeast: answers.registered === 'unknown' || isStrongestPossible,
    net: toPay - credit,
    yearly: { toPay: toPay * months, credit: yearlyCredit, net: toPay * months - yearlyCredit },
  }
}

/** What the tool can take out of the lease: a service, or the meals as a whole. */
export type Removable = Service | 'meals'

export const removableOf = ({ meals, services }: NetCostAnswers): Removable[] => [...(meals > 0 ? (['meals'] as const) : []), ...services]

/** The same month without one service, whose price annexe 6 gives: a service less lowers the lease, and the credit with it. */
export const withoutService = (answers: NetCostAnswers, removed: Removable, price: Cents): NetCostAnswers => ({
  ...answers,
  rent: Math.max(answers.rent - price, 0),
  meals: removed === 'meals' ? 0 : answers.meals,
  services: answers.services.filter((service) => service !== removed),
})
