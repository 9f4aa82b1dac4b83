import { describe, expect, test } from '@jest/globals'
import { computeEstimate, computeNetCost, listRemovable, removeService } from '@/lib/tax-credit'
import type { NetCostAnswers, Service } from '@/lib/net-cost-answers'
import { toCents } from '@/lib/money'
import { taxRules } from '@/content/tax-rules'
import { alone, rulesOf2026 } from '../components/net-cost/answers'

const couple: NetCostAnswers = { ...alone, household: 'couple', isPartnerOfAge: true }
const forTwo: readonly Service[] = ['laundry', 'housekeeping', 'nursing']
const everything: readonly Service[] = [...forTwo, 'personalCare']

const computeAtRate = (year: number) => ({
  ...rulesOf2026,
  creditRate: taxRules.earlier.creditRates.find((rate) => rate.year === year)?.percent ?? 0,
})

const estimate = (answers: Partial<NetCostAnswers>, from = alone, ruleSet = rulesOf2026) =>
  computeEstimate({ ...from, ...answers }, ruleSet)

describe('the official examples (content/tools/tax-rules.yml)', () => {
  test('computes the example of the ministère des Finances at two rates', () => {
    const { rent, income, eligible, credit, year } = taxRules.officialExample
    const answers = {
      rent: toCents(rent),
      meals: 'threeMeals',
      services: everything,
      income: toCents(income),
    } as const
    const then = estimate(answers, alone, computeAtRate(year))
    expect(then.tableRows.map(({ amount }) => amount / 100)).toEqual([210, 70, 70, 280, 140, 140])
    expect([then.eligible, then.credit]).toEqual([toCents(eligible), toCents(credit)])
    expect([eligible, credit]).toEqual([910, 273])
    expect(estimate(answers).credit).toBe(toCents(364))
  })

  test('computes an ordinary building at a rent of $800', () => {
    const answers = { registered: 'no', rent: toCents(800) } as const
    expect(estimate(answers, alone, computeAtRate(2022))).toMatchObject({
      eligible: 4000,
      credit: 1440,
      yearly: { credit: 17280 },
    })
    expect(estimate(answers).credit).toBe(1600)
  })

  test.each([
    ['a person alone in 2022', alone, 2022, 7020],
    ['a person alone in 2023', alone, 2023, 7215],
    ['a couple in 2023', couple, 2023, 14430],
    ['a dependent person in 2023', { ...alone, isDependent: true }, 2023, 9435],
  ])('stops at the limit of expenses of %s', (_, from, year, most) => {
    const result = estimate({ occasional: toCents(5000) }, from, computeAtRate(year))
    expect(result).toMatchObject({ limit: { isReached: true }, yearly: { credit: toCents(most) } })
  })
})

const twoMealLease = {
  ...alone,
  rent: toCents(2290),
  meals: 'twoMeals',
  services: ['housekeeping'],
} as const
const threeMealLease = {
  ...alone,
  rent: toCents(2690),
  meals: 'threeMeals',
  services: ['laundry', 'housekeeping'],
} as const
const allServices = { ...alone, meals: 'threeMeals', services: everything } as const
const oneOfAge = { eligible: 37500 + 30000, limit: { yearly: 1950000 } }
const ordinary = { tableRows: [{ name: 'ordinary', rent: toCents(1200) }], credit: 2400 }

describe('a month, by the rules of 2026', () => {
  test.each<[string, NetCostAnswers, object]>([
    [
      'the two-meal lease, of $2,290 with housekeeping',
      twoMealLease,
      {
        tableRows: [
          { name: 'base', percent: 15, min: 15000, max: 37500, unclamped: 34350, amount: 34350 },
          { name: 'housekeeping', amount: 11450 },
          { name: 'twoMeals', amount: 30000 },
        ],
        eligible: 75800,
        credit: 30320,
        net: 198680,
        yearly: { totalPayment: 2748000, credit: 363840, net: 2384160 },
      },
    ],
    [
      'the two-meal lease without its housekeeping at $90',
      removeService(twoMealLease, 'housekeeping', toCents(90)),
      { rent: 220000, eligible: 63000, credit: 25200, net: 194800 },
    ],
    [
      'the three-meal lease, of $2,690',
      threeMealLease,
      { eligible: 102500, credit: 41000, net: 228000 },
    ],
    [
      'rent of $3,200, a couple',
      { ...couple, rent: toCents(3200), meals: 'twoMeals', services: forTwo },
      { eligible: 147500, credit: 59000 },
    ],
    [
      'the ceiling of 65% of the rent',
      { ...allServices, rent: toCents(800) },
      { eligible: 52000, credit: 20800, ceiling: { amount: 52000 } },
    ],
    [
      'a dependent person with personal care',
      { ...alone, isDependent: true, services: ['personalCare'] },
      { tableRows: [{ name: 'base' }, {}, { name: 'dependentSupplement', amount: 22900 }] },
    ],
    [
      'a couple of whom one has the age',
      { ...couple, rent: toCents(3200), meals: 'twoMeals', isOfAge: false },
      oneOfAge,
    ],
    [
      'a couple of whom the other has the age',
      { ...couple, rent: toCents(3200), meals: 'twoMeals', isPartnerOfAge: false },
      oneOfAge,
    ],
    [
      'expenses that are just those that count',
      { ...alone, occasional: 162500 - 34350 },
      { eligible: 162500, limit: { isReached: false } },
    ],
    [
      'nobody of age: the price alone',
      { ...alone, isOfAge: false },
      { reason: 'underAge', rent: toCents(2290), left: undefined },
    ],
    [
      'a register that is not known: at least',
      { ...alone, registered: 'unknown' },
      { ...ordinary, isAtLeast: true },
    ],
    [
      'other bills are paid and give no credit',
      {
        ...alone,
        meals: 'twoMeals',
        otherBills: toCents(145),
        occasional: toCents(40),
        afterTax: toCents(2500),
      },
      {
        totalPayment: toCents(2290 + 145 + 40),
        left: toCents(25),
        eligible: 64350 + 4000,
        net: 247500 - 27340,
        reduction: undefined,
      },
    ],
  ])('computes %s', (_, answers, expected) => {
    expect(computeNetCost(answers, rulesOf2026, 2026)).toMatchObject(expected)
  })

  test('removes a service, or the meals, with its price', () => {
    const answers = { ...alone, meals: 'twoMeals', services: ['housekeeping', 'laundry'] } as const
    expect(listRemovable(answers)).toEqual(['meals', 'housekeeping', 'laundry'])
    expect(removeService(answers, 'meals', toCents(480))).toMatchObject({
      rent: toCents(1810),
      meals: 'none',
      services: answers.services,
    })
    const withoutLaundry = removeService(answers, 'laundry', 0)
    expect(withoutLaundry).toMatchObject({ meals: 'twoMeals', services: ['housekeeping'] })
    expect(listRemovable({ ...answers, meals: 'none' })).toEqual(answers.services)
  })

  test.each<[string, string, NetCostAnswers, number?]>([
    ['two years after the rules', 'otherYear', alone, 2028],
    ['a subsidized home', 'subsidized', { ...alone, isSubsidized: true, isOfAge: false }],
    [
      'a couple with a third person',
      'thirdPerson',
      { ...couple, hasThirdPerson: true, isPartnerOfAge: false, registered: 'no' },
    ],
    ['a couple with personal care', 'coupleRuleUnknown', { ...couple, services: ['personalCare'] }],
    [
      'a couple with a dependent person',
      'coupleRuleUnknown',
      { ...couple, isDependent: true, isOfAge: false },
    ],
  ])('computes the price alone of %s', (_, reason, answers, yearToday = 2026) => {
    expect(computeNetCost(answers, rulesOf2026, yearToday)).toMatchObject({
      reason,
      totalPayment: 229_000,
    })
  })
})

// The three-meal lease counts $1,025 a month: 5% of a year of them is $615, which 3% of the excess
// reaches at $20,500 above the threshold.
const dependent = { ...threeMealLease, isDependent: true } as const
const lowRent = { ...alone, registered: 'no', rent: toCents(800), isDependent: true } as const
test.each<[string, number, NetCostAnswers, number]>([
  ['a person alone', 72465, threeMealLease, 0],
  ['a person alone', 72466, threeMealLease, 3],
  ['a person alone', 80000, threeMealLease, 22605],
  ['a person alone', 117395, threeMealLease, 134790],
  ['a person alone', 117396, threeMealLease, 134797],
  ['a person alone', 900000, threeMealLease, 492000],
  ['a dependent person', 72465, dependent, 0],
  ['a dependent person', 72466, dependent, 3],
  ['a dependent person', 92964, dependent, 61497],
  ['a dependent person', 92966, dependent, 61500],
  ['a dependent person', 300000, dependent, 61500],
  ['a dependent person with little rent', 73264, lowRent, 2397],
  ['a dependent person with little rent', 73266, lowRent, 2400],
])('reduces the credit of %s with an income of $%i', (_, income, from, cut) => {
  const isAtLeast = from.isDependent && cut > 0
  const result = estimate({ income: toCents(income) }, from)
  expect(result).toMatchObject({
    isAtLeast,
    reduction: { yearly: cut, isReductionCapped: isAtLeast },
  })
  expect(result.yearly.credit).toBe(result.fullCredit * 12 - cut)
  expect(result.credit).toBe(Math.round(result.yearly.credit / 12))
  expect(result.reduction?.monthly).toBe(result.fullCredit - result.credit)
})
