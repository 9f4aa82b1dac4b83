import { describe, expect, it } from '@jest/globals'
import {
  computeNetCost,
  listRemovable,
  removeService,
  type Estimate,
  type NetCostAnswers,
  type Service,
} from '@/lib/tax-credit'
import { dollars } from '@/lib/money'
import { rateOfYear, rules } from '@/content/rules'
import { selectRules } from '@/lib/tax-year'
import { alone, rulesOf2026 } from '../components/net-cost/answers'

const today = new Date('2026-11-22T12:00:00-05:00')

const couple: NetCostAnswers = { ...alone, household: 'couple', isPartnerOfAge: true }
const forTwo: readonly Service[] = ['laundry', 'housekeeping', 'nursing']
const everything: readonly Service[] = [...forTwo, 'personalCare']

const atRateOf = (year: number) => ({ ...rulesOf2026, creditRate: rateOfYear(year) ?? 0 })

function estimate(
  answers: Partial<NetCostAnswers>,
  from: NetCostAnswers = alone,
  ruleSet = rulesOf2026,
): Estimate {
  const result = computeNetCost({ ...from, ...answers }, ruleSet, today)
  if (result.kind !== 'estimate') throw new Error(`${result.kind} instead of an estimate`)
  return result
}

describe('the official examples', () => {
  it('T1: computes the example of the ministère des Finances at two rates', () => {
    const { rent, income, eligible, credit, year } = rules.officialExample
    const answers = {
      rent: dollars(rent),
      meals: 3,
      services: everything,
      income: dollars(income),
    } as const
    const then = estimate(answers, alone, atRateOf(year))
    expect(then.lines.map(({ amount }) => amount / 100)).toEqual([210, 70, 70, 280, 140, 140])
    expect([then.eligible, then.credit]).toEqual([dollars(eligible), dollars(credit)])
    expect([eligible, credit]).toEqual([910, 273])
    expect(estimate(answers).credit).toBe(dollars(364))
  })

  it('T2: computes an ordinary building at a rent of $800', () => {
    const answers = { registered: 'no', rent: dollars(800) } as const
    expect(estimate(answers, alone, atRateOf(2022))).toMatchObject({
      eligible: 4000,
      credit: 1440,
      yearly: { credit: 17280 },
    })
    expect(estimate(answers).credit).toBe(1600)
  })

  it.each([
    [alone, 2022, 7020],
    [alone, 2023, 7215],
    [couple, 2023, 14430],
    [{ ...alone, isDependent: true }, 2023, 9435],
  ])('T3: stops at the limit of expenses (%#)', (from, year, most) => {
    const result = estimate({ occasional: dollars(5000) }, from, atRateOf(year))
    expect(result).toMatchObject({ limit: { isReached: true }, yearly: { credit: dollars(most) } })
  })
})

const t4 = { ...alone, rent: dollars(2290), meals: 2, services: ['housekeeping'] } as const
const t5 = {
  ...alone,
  rent: dollars(2690),
  meals: 3,
  services: ['laundry', 'housekeeping'],
} as const
const full = { ...alone, meals: 3, services: everything } as const
const oneOfAge = { eligible: 37500 + 30000, limit: { yearly: 1950000 } }
const ordinary = { lines: [], credit: 2400 }

describe('a month, by the rules of 2026', () => {
  it.each<[string, NetCostAnswers, object]>([
    [
      'T4: $2,290, two meals, housekeeping',
      t4,
      {
        lines: [
          { name: 'base', percent: 15, min: 15000, max: 37500, raw: 34350, amount: 34350 },
          { name: 'housekeeping', amount: 11450 },
          { name: 'twoMeals', amount: 30000 },
        ],
        eligible: 75800,
        credit: 30320,
        net: 198680,
        yearly: { toPay: 2748000, credit: 363840, net: 2384160 },
      },
    ],
    [
      'T4 without the housekeeping at $90',
      removeService(t4, 'housekeeping', dollars(90)),
      { rent: 220000, eligible: 63000, credit: 25200, net: 194800 },
    ],
    ['one meal', { ...alone, meals: 1 }, { lines: [{ name: 'base' }, { name: 'oneMeal' }] }],
    ['T5: $2,690, three meals', t5, { eligible: 102500, credit: 41000, net: 228000 }],
    [
      'T6: a couple, $3,200',
      { ...couple, rent: dollars(3200), meals: 2, services: forTwo },
      { eligible: 147500, credit: 59000 },
    ],
    [
      'T7: the ceiling of 65% of the rent',
      { ...full, rent: dollars(800) },
      { eligible: 52000, credit: 20800, ceiling: { amount: 52000 } },
    ],
    [
      'the supplement of a dependent person',
      { ...full, isDependent: true },
      { ceiling: { percent: 75 }, lines: { length: 7 } },
    ],
    [
      'without personal care, no supplement',
      { ...alone, services: forTwo, isDependent: true },
      { lines: { length: 4 } },
    ],
    [
      'a couple of whom one has the age',
      { ...couple, rent: dollars(3200), meals: 2, isOfAge: false },
      oneOfAge,
    ],
    [
      'a couple of whom the other has the age',
      { ...couple, rent: dollars(3200), meals: 2, isPartnerOfAge: false },
      oneOfAge,
    ],
    [
      'nobody of age: the price alone',
      { ...alone, isOfAge: false },
      { kind: 'price-only', rent: dollars(2290), age: 70 },
    ],
    [
      'a couple too young',
      { ...couple, isOfAge: false, isPartnerOfAge: false },
      { kind: 'price-only' },
    ],
    ['off the register', { ...alone, registered: 'no' }, { ...ordinary, isAtLeast: false }],
    [
      'a register that is not known: at least',
      { ...alone, registered: 'unknown' },
      { ...ordinary, isAtLeast: true },
    ],
    [
      'other bills are paid and give no credit',
      { ...alone, meals: 2, otherBills: dollars(145), occasional: dollars(40) },
      {
        toPay: dollars(2290 + 145 + 40),
        eligible: 64350 + 4000,
        net: 247500 - 27340,
        reduction: undefined,
      },
    ],
  ])('computes %s', (_, answers, expected) => {
    expect(computeNetCost(answers, rulesOf2026, today)).toMatchObject(expected)
  })

  it('removes the line of a service, and never more than the rent', () => {
    const answers = { ...alone, meals: 2, services: ['housekeeping', 'laundry'] } as const
    expect(listRemovable(answers)).toEqual(['meals', 'housekeeping', 'laundry'])
    expect(removeService(answers, 'meals', dollars(480))).toMatchObject({
      rent: dollars(1810),
      meals: 0,
      services: answers.services,
    })
    expect(removeService(answers, 'laundry', dollars(9999))).toMatchObject({
      rent: 0,
      services: ['housekeeping'],
    })
  })

  it.each<[string, NetCostAnswers]>([
    ['subsidized', { ...alone, isSubsidized: true, isOfAge: false }],
    ['thirdPerson', { ...couple, hasThirdPerson: true, isPartnerOfAge: false, registered: 'no' }],
    ['coupleRuleUnknown', { ...couple, services: ['personalCare'] }],
    ['coupleRuleUnknown', { ...couple, isDependent: true, isOfAge: false }],
  ])('refuses %s and keeps the price of the lease (%#)', (reason, answers) => {
    expect(computeNetCost(answers, rulesOf2026, today)).toEqual({
      kind: 'refused',
      reason,
      rent: dollars(2290),
      year: 2026,
    })
  })
})

// T5 counts 1 025 $ a month: 5 % of a year of them is 615 $, which 3 % of the excess reaches at 20
// 500 $ above the threshold.
const little = { ...alone, registered: 'no', rent: dollars(800), isDependent: true } as const
it.each<[NetCostAnswers, number, number]>([
  [t5, 72465, 0],
  [t5, 72466, 3],
  [t5, 80000, 22605],
  [t5, 117395, 134790],
  [t5, 117396, 134797],
  [t5, 900000, 492000],
  [{ ...t5, isDependent: true }, 72465, 0],
  [{ ...t5, isDependent: true }, 72466, 3],
  [{ ...t5, isDependent: true }, 92964, 61497],
  [{ ...t5, isDependent: true }, 92966, 61500],
  [{ ...t5, isDependent: true }, 300000, 61500],
  [little, 73264, 2397],
  [little, 73266, 2400],
])('reduces the credit (%#): an income of $%d', (from, income, cut) => {
  const isAtLeast = from.isDependent && cut > 0
  const result = estimate({ income: dollars(income) }, from)
  expect(result).toMatchObject({
    isAtLeast,
    reduction: { yearly: cut, isStrongestPossible: isAtLeast },
  })
  expect(result.yearly.credit).toBe(result.fullCredit * 12 - cut)
  expect(result.credit).toBe(Math.round(result.yearly.credit / 12))
})

describe('the day of the visitor', () => {
  // Fictional: no figure of 2027 is known.
  const rulesOf2027 = { ...rulesOf2026, year: 2027, creditRate: 41 }
  const refused = { kind: 'refused', reason: 'otherYear', year: 2027 }
  it.each([
    ['2025-12-31T23:59:59', refused],
    ['2026-01-01T00:00:00', { kind: 'estimate', year: 2026, credit: 13740 }],
    ['2026-12-31T23:59:59', { kind: 'estimate', year: 2026, credit: 13740 }],
    ['2027-01-01T00:00:00', { kind: 'estimate', year: 2027, credit: 14084 }],
    ['2028-12-31T23:59:59', { kind: 'estimate', year: 2027, credit: 14084 }],
    ['2029-01-01T00:00:00', refused],
  ])('selects the rules at %s', (time, expected) => {
    const day = new Date(time)
    expect(
      computeNetCost(alone, selectRules([rulesOf2027, rulesOf2026], day.getFullYear()), day),
    ).toMatchObject(expected)
  })
})
