import { load } from '../load'
import { figuresOf, rulesSchema } from './rules-schema'

/* The one file of tax figures is content/tools/rules.yml. Each says the year it governs, its source, the date of the text that was read and how sure
   we are of it; a test refuses these figures anywhere else. */

export const rules = load('content/tools/rules.yml', rulesSchema)

type Share = { percent: number; min: number; max: number }
const bare = ({ percent, min, max }: Share): Share => ({ percent, min, max })

type YearRules = (typeof rules)['years'][number]

/** What the computation needs of a year, numbers alone, ready to be written into a page: the sources stay here, with the words that name them. */
export const toNetCostRules = ({
  year,
  age,
  creditRate,
  expenseLimits,
  firstThreshold,
  secondThreshold,
  reduction,
  ordinaryBuilding,
  residence: { one, couple },
}: YearRules) => ({
  year,
  age: age.years,
  creditRate: creditRate.percent,
  limits: { one: expenseLimits.one.dollars, oneDependent: expenseLimits.oneDependent.dollars, couple: expenseLimits.couple.dollars },
  thresholds: { first: firstThreshold.dollars, second: secondThreshold.dollars },
  reduction: {
    betweenThresholds: reduction.betweenThresholds.percent,
    aboveSecond: reduction.aboveSecond.percent,
    dependentAtMost: reduction.dependentAtMost.percent,
  },
  residence: {
    one: {
      base: bare(one.base),
      laundry: bare(one.laundry),
      housekeeping: bare(one.housekeeping),
      oneMeal: bare(one.oneMeal),
      twoMeals: bare(one.twoMeals),
      threeMeals: bare(one.threeMeals),
      nursing: bare(one.nursing),
      personalCare: bare(one.personalCare),
      dependentSupplement: { percent: one.dependentSupplement.percent, min: one.dependentSupplement.min },
      ceiling: one.ceiling.percent,
      dependentCeiling: one.dependentCeiling.percent,
    },
    couple: {
      base: bare(couple.base),
      laundry: bare(couple.laundry),
      housekeeping: bare(couple.housekeeping),
      oneMeal: bare(couple.oneMeal),
      twoMeals: bare(couple.twoMeals),
      threeMeals: bare(couple.threeMeals),
      nursing: bare(couple.nursing),
      ceiling: couple.ceiling.percent,
    },
  },
  ordinaryBuilding: {
    percent: ordinaryBuilding.share.percent,
    minRent: ordinaryBuilding.minRent.dollars,
    maxRent: ordinaryBuilding.maxRent.dollars,
    year: ordinaryBuilding.share.year,
  },
})

export type NetCostRules = ReturnType<typeof toNetCostRules>

export const netCostRules = rules.years.map(toNetCostRules)

const yearInQuebec = new Date().toLocaleDateString('en-CA', { timeZone: 'America/Toronto', year: 'numeric' })

/** Of the year in which the site is built or, where there are none, the last: what is printed for every visitor. */
export const printedRules =
  netCostRules.find(({ year }) => String(year) === yearInQuebec) ??
  netCostRules.reduce((last, each) => (each.year > last.year ? each : last))

const cited = new Set(figuresOf(rules).flatMap(({ figure }) => (figure.certainty === 'unsure' ? [] : [figure.source])))

/** What the page names under its figures. An unsure figure is not printed, so its source is not either. */
export const printedSources = rules.sources.filter(({ id }) => cited.has(id))

/** The rate of an earlier year, for the official example of that year. */
export const rateOfYear = (year: number) => rules.earlier.creditRates.find((rate) => rate.year === year)?.percent

const french = new Intl.NumberFormat('fr-CA')
const percent = (value: number) => `${french.format(value)}\u00A0%`
const dollars = (value: number) => `${french.format(value)}\u00A0$`
const largestCredit = (limit: number) => dollars((limit * printedRules.creditRate) / 100)

/** What authors may write between braces, in any text: the figure stays in this file and changes everywhere at once. */
export const rulePlaceholders = {
  rulesYear: String(printedRules.year),
  creditRate: percent(printedRules.creditRate),
  largestCredit: largestCredit(printedRules.limits.one),
  largestCreditDependent: largestCredit(printedRules.limits.oneDependent),
  firstThreshold: dollars(printedRules.thresholds.first),
  baseRate: percent(printedRules.residence.one.base.percent),
  twoMealsRate: percent(printedRules.residence.one.twoMeals.percent),
  housekeepingRate: percent(printedRules.residence.one.housekeeping.percent),
  ordinaryRate: percent(printedRules.ordinaryBuilding.percent),
  ordinaryMinimum: dollars(printedRules.ordinaryBuilding.minRent),
  ordinaryMaximum: dollars(printedRules.ordinaryBuilding.maxRent),
  ordinaryYear: String(printedRules.ordinaryBuilding.year),
}
