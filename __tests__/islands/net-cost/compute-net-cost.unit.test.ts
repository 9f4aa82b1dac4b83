import { describe, expect, it } from '@jest/globals'
import fc from '../../support/fast-check'
import {
  areInForce,
  rulesOn,
  netCost,
  removableOf,
  withoutService,
  type Estimate,
  type NetCostAnswers,
  type Service,
} from '@/components/islands/net-cost/compute-net-cost'
import { dollars } from '@/components/islands/net-cost/money'
import { rateOfYear, rules } from '@/content/tools/rules'
import { alone, rulesOf2026 } from './answers'

const today = new Date('2026-11-22T12:00:00-05:00')

const couple: NetCostAnswers = { ...alone, household: 'couple', isPartnerOfAge: true }
const everything: readonly Service[] = ['laundry', 'housekeeping', 'nursing', 'personalCare']

const atRate = (creditRate: number) => ({ ...rulesOf2026, creditRate })

function estimate(answers: Partial<NetCostAnswers>, from: NetCostAnswers = alone, ruleSet = rulesOf2026): Estimate {
  const result = netCost({ ...from, ...answers }, ruleSet, today)
  if (result.kind !== 'estimate') throw new Error(`${result.kind} instead of an estimate`)
  return result
}

const rateOf = (year: number) => rateOfYear(year) ?? 0

describe('the official examples', () => {
  it('T1: the example of the ministère des Finances, at the rate of 2008 and at that of 2026', () => {
    const { rent, income, eligible, credit, year } = rules.officialExample
    const answers = { rent: dollars(rent), meals: 3, services: everything, income: dollars(income) } as const
    const then = estimate(answers, alone, atRate(rateOf(year)))
    expect(then.lines.map(({ amount }) => amount / 100)).toEqual([210, 70, 70, 280, 140, 140])
    expect(then.eligible).toBe(dollars(910))
    expect(then.credit).toBe(dollars(273))
    expect([eligible, credit]).toEqual([910, 273])
    expect(estimate(answers).credit).toBe(dollars(364))
  })

  it('T2: an ordinary building, a rent of $800', () => {
    const answers = { registered: 'no', rent: dollars(800) } as const
    const then = estimate(answers, alone, atRate(rateOf(2022)))
    expect(then.eligible).toBe(4000)
    expect([then.credit, then.yearly.credit]).toEqual([1440, 17280])
    expect(estimate(answers).credit).toBe(1600)
  })

  it.each([
    [alone, 2022, 7020],
    [alone, 2023, 7215],
    [couple, 2023, 14430],
    [{ ...alone, isDependent: true }, 2023, 9435],
  ])('T3: the limit of expenses (%#)', (from, year, most) => {
    const result = estimate({ occasional: dollars(5000) }, from, atRate(rateOf(year)))
    expect(result.limit.isReached).toBe(true)
    expect(result.yearly.credit).toBe(dollars(most))
  })
})

describe('the derived examples, rules of 2026', () => {
  const t4 = { rent: dollars(2290), meals: 2, services: ['housekeeping'] } as const
  const t5 = { rent: dollars(2690), meals: 3, services: ['laundry', 'housekeeping'] } as const

  it('T4: $2,290, two meals, housekeeping', () => {
    const result = estimate(t4)
    expect(result.lines.map(({ name, amount }) => [name, amount])).toEqual([
      ['base', 34350],
      ['housekeeping', 11450],
      ['twoMeals', 30000],
    ])
    expect([result.eligible, result.credit, result.net]).toEqual([75800, 30320, 198680])
    expect(result.yearly).toEqual({ toPay: 2748000, credit: 363840, net: 2384160 })
  })

  it('T4 without the housekeeping at $90', () => {
    const answers = { ...alone, ...t4 }
    const without = estimate({}, withoutService(answers, 'housekeeping', dollars(90)))
    expect([without.rent, without.eligible, without.credit, without.net]).toEqual([220000, 63000, 25200, 194800])
    expect(without.net - estimate(t4).net).toBe(-3880)
  })

  it('T5, and what parts it from T4', () => {
    const result = estimate(t5)
    expect([result.eligible, result.credit, result.net]).toEqual([102500, 41000, 228000])
    expect([result.rent - dollars(2290), result.net - estimate(t4).net]).toEqual([40000, 29320])
  })

  it('T6: a couple, $3,200', () => {
    const result = estimate({ rent: dollars(3200), meals: 2, services: ['housekeeping', 'laundry', 'nursing'] }, couple)
    expect([result.table, result.eligible, result.credit]).toEqual(['couple', 147500, 59000])
  })

  it('T7: the ceiling of 65% of the rent', () => {
    const result = estimate({ rent: dollars(800), meals: 3, services: everything })
    expect(result.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(65000)
    expect(result.ceiling).toEqual({ percent: 65, amount: 52000, isReached: true })
    expect([result.eligible, result.credit]).toEqual([52000, 20800])
  })

  it.each([
    [80000, 22605],
    [120000, 153025],
  ])('T8: an income of $%d', (income, cut) => {
    const result = estimate({ ...t5, income: dollars(income) })
    expect(result.reduction?.yearly).toBe(cut)
    expect(result.yearly.credit).toBe(492000 - cut)
    expect(result.fullCredit - result.credit).toBe(result.reduction?.monthly)
    expect(result.net).toBe(result.toPay - result.credit)
  })
})

/** The rents at which a line leaves its minimum and reaches its maximum, and a dollar on each side. */
const tables = (['one', 'couple'] as const).flatMap((name) =>
  Object.entries(rulesOf2026.residence[name]).flatMap(([line, rule]) =>
    typeof rule === 'object' && 'max' in rule ? [{ table: name, line, ...rule }] : [],
  ),
)
const asked: Record<string, Partial<NetCostAnswers>> = {
  base: {},
  laundry: { services: ['laundry'] },
  housekeeping: { services: ['housekeeping'] },
  oneMeal: { meals: 1 },
  twoMeals: { meals: 2 },
  threeMeals: { meals: 3 },
  nursing: { services: ['nursing'] },
  personalCare: { services: ['personalCare'] },
}

describe('each line of the tables, at its minimum, at its maximum and a dollar beside', () => {
  it('has fifteen lines to try', () => {
    expect(tables).toHaveLength(15)
  })

  it.each(tables)('$table, $line : $percent % entre $min et $max', ({ table, line, percent, min, max }) => {
    const amountAt = (rent: number) =>
      estimate({ ...asked[line], rent: Math.round(rent) }, table === 'couple' ? couple : alone).lines.find(({ name }) => name === line)
    const [low, high] = [(dollars(min) * 100) / percent, (dollars(max) * 100) / percent]
    for (const rent of [low - 100, low, low + 100, high - 100, high, high + 100].map(Math.round)) {
      const found = amountAt(rent)
      const raw = Math.round((rent * percent) / 100)
      expect(found).toMatchObject({ raw, percent, year: 2026, min: dollars(min), max: dollars(max) })
      expect(found?.amount).toBe(raw < dollars(min) ? dollars(min) : raw > dollars(max) ? dollars(max) : raw)
    }
    expect(amountAt(low - 100)?.amount).toBe(dollars(min))
    expect(amountAt(high + 100)?.amount).toBe(dollars(max))
  })

  it('the ordinary building: the rent that counts goes from $600 to $1,200', () => {
    const credits = [599, 600, 601, 1199, 1200, 1201].map((rent) => estimate({ registered: 'no', rent: dollars(rent) }).eligible)
    expect(credits).toEqual([3000, 3000, 3005, 5995, 6000, 6000])
  })
})

describe('the ceiling and the limit', () => {
  // At 1 000 $ all the services make 150 + 50 + 50 + 200 + 100 + 100 = 650 $, which is 65 % of it.
  it.each([
    [999, 64935, true],
    [1000, 65000, false],
    [1001, 65065, false],
  ])('65%% of a rent of $%d', (rent, eligible, isReached) => {
    const result = estimate({ rent: dollars(rent), meals: 3, services: everything })
    expect(result.ceiling?.isReached).toBe(isReached)
    expect(result.eligible).toBe(eligible)
  })

  it('75% for a dependent person, with the supplement', () => {
    const result = estimate({ rent: dollars(800), meals: 3, services: everything, isDependent: true })
    expect(result.lines.at(-1)).toMatchObject({ name: 'dependentSupplement', amount: 10000, max: undefined })
    expect(result.ceiling).toEqual({ percent: 75, amount: 60000, isReached: true })
    expect(result.eligible).toBe(60000)
  })

  it('the supplement is 10% of the rent, $100 at least, and only with personal care', () => {
    const supplementAt = (rent: number, services: readonly Service[]) =>
      estimate({ rent: dollars(rent), services, isDependent: true }).lines.find(({ name }) => name === 'dependentSupplement')?.amount
    expect([999, 1000, 1001, 6000].map((rent) => supplementAt(rent, ['personalCare']))).toEqual([10000, 10000, 10010, 60000])
    expect(supplementAt(2000, ['nursing'])).toBeUndefined()
  })

  // At 1 000 $ the seven lines make 750 $; the minima of a couple make 775 $, which is 70 % of 1 107,14 $.
  it.each([
    [999, 74925, true],
    [1000, 75000, false],
    [1001, 75075, false],
  ])('75%% of a rent of $%d, dependent', (rent, eligible, isReached) => {
    const result = estimate({ rent: dollars(rent), meals: 3, services: everything, isDependent: true })
    expect([result.eligible, result.ceiling?.isReached]).toEqual([eligible, isReached])
  })

  it.each([
    [1106, 77420, true],
    [1107, 77490, true],
    [1108, 77500, false],
  ])('70%% of a rent of $%d, a couple', (rent, eligible, isReached) => {
    const result = estimate({ rent: dollars(rent), meals: 3, services: ['laundry', 'housekeeping', 'nursing'] }, couple)
    expect([result.eligible, result.ceiling?.isReached]).toEqual([eligible, isReached])
  })

  it.each([
    ['une personne non autonome', { ...alone, isDependent: true }, 2550000, 212500, 850],
    ['un couple', couple, 3900000, 325000, 1575],
  ] as const)('the limit of the year, to the dollar: %s', (_, from, yearly, monthly, occasional) => {
    const at = (extra: number) =>
      estimate(
        { rent: dollars(10000), meals: 3, services: ['laundry', 'housekeeping', 'nursing'], occasional: dollars(occasional + extra) },
        from,
      )
    expect([-1, 0, 1].map((extra) => [at(extra).eligible, at(extra).limit])).toEqual([
      [monthly - 100, { yearly, isReached: false }],
      [monthly, { yearly, isReached: false }],
      [monthly, { yearly, isReached: true }],
    ])
  })

  it('70% for a couple', () => {
    const result = estimate({ rent: dollars(600), meals: 3, services: ['laundry', 'housekeeping', 'nursing'] }, couple)
    expect(result.ceiling).toEqual({ percent: 70, amount: 42000, isReached: true })
  })

  it('single services are added up to the limit of the year, to the dollar', () => {
    const at = (occasional: number) => estimate({ rent: dollars(10000), meals: 3, services: everything, occasional: dollars(occasional) })
    expect(at(0)).toMatchObject({ eligible: 162500, limit: { yearly: 1950000, isReached: false } })
    expect(at(1)).toMatchObject({ eligible: 162500, limit: { isReached: true } })
    expect(estimate({ meals: 2, occasional: dollars(40) }).eligible).toBe(64350 + 4000)
  })
})

describe('the thresholds of income, a dollar beside', () => {
  const base = { rent: dollars(2690), meals: 3, services: ['laundry', 'housekeeping'] } as const

  it.each([
    [0, 0],
    [72464, 0],
    [72465, 0],
    [72466, 3],
    [117394, 134787],
    [117395, 134790],
    [117396, 134797],
  ])('%d $', (income, cut) => {
    expect(estimate({ ...base, income: dollars(income) }).reduction).toMatchObject({ yearly: cut, isStrongestPossible: false })
  })

  it('the reduction never exceeds the credit', () => {
    const result = estimate({ ...base, income: dollars(900000) })
    expect([result.credit, result.yearly.credit, result.net]).toEqual([0, 0, result.toPay])
  })

  it('without an income, the calculation stops before the reduction', () => {
    expect(estimate(base).reduction).toBeUndefined()
  })

  // 1 025 $ of expenses a month: 5 % of a year of them is 615 $, which 3 % of the excess reaches at 20 500 $ above the threshold.
  it.each([
    [72465, 0, false],
    [72466, 3, true],
    [80000, 22605, true],
    [92964, 61497, true],
    [92965, 61500, true],
    [92966, 61500, true],
    [117396, 61500, true],
    [300000, 61500, true],
  ])('a dependent person, $%d: the smaller of 3%% of the excess and 5%% of the expenses, and « au moins »', (income, cut, isAtLeast) => {
    const result = estimate({ ...base, isDependent: true, income: dollars(income) })
    expect(result.reduction).toMatchObject({ yearly: cut, isStrongestPossible: isAtLeast })
    expect(result.yearly.credit).toBe(492000 - cut)
    expect(result.isAtLeast).toBe(isAtLeast)
  })

  it('a dependent person with few expenses: the limit comes sooner', () => {
    const small = { registered: 'no', rent: dollars(800), isDependent: true } as const
    // 40 $ a month, of which 5 % is 24 $ a year: 3 % of 800 $.
    const cuts = [73264, 73265, 73266].map((income) => estimate({ ...small, income: dollars(income) }).reduction?.yearly)
    expect(cuts).toEqual([2397, 2400, 2400])
  })
})

describe('what changes the shape of the result', () => {
  it('before the age, the price alone', () => {
    expect(netCost({ ...alone, isOfAge: false }, rulesOf2026, today)).toEqual({ kind: 'price-only', rent: dollars(2290), age: 70 })
    expect(netCost({ ...couple, isOfAge: false, isPartnerOfAge: false }, rulesOf2026, today).kind).toBe('price-only')
  })

  it('a couple of whom one has the age counts as one person', () => {
    for (const answers of [{ isOfAge: false }, { isPartnerOfAge: false }]) {
      const result = estimate({ rent: dollars(3200), meals: 2, ...answers }, couple)
      expect(result).toMatchObject({ table: 'one', eligible: 37500 + 30000, limit: { yearly: 1950000 } })
    }
  })

  it('unknown register: the rule of the ordinary building, at least', () => {
    const unknown = estimate({ registered: 'unknown' })
    expect(unknown).toMatchObject({ table: 'ordinary-building', credit: 2400, isAtLeast: true, countedRent: { percent: 5, year: 2022 } })
    expect(estimate({ registered: 'no' })).toMatchObject({ credit: 2400, isAtLeast: false })
    expect(unknown.lines).toEqual([])
  })

  it('other bills are paid and give no credit', () => {
    const result = estimate({ meals: 2, otherBills: dollars(145), occasional: dollars(40) })
    expect(result.toPay).toBe(dollars(2290 + 145 + 40))
    expect(result.net).toBe(result.toPay - result.credit)
    expect(result.eligible).toBe(estimate({ meals: 2, occasional: dollars(40) }).eligible)
  })

  it('taking a service out takes its line out, and never more than the rent', () => {
    const answers = { ...alone, meals: 2, services: ['housekeeping', 'laundry'] } as const
    expect(removableOf(answers)).toEqual(['meals', 'housekeeping', 'laundry'])
    expect(withoutService(answers, 'meals', dollars(480))).toMatchObject({ rent: dollars(1810), meals: 0, services: answers.services })
    expect(withoutService(answers, 'laundry', dollars(9999))).toMatchObject({ rent: 0, services: ['housekeeping'] })
  })
})

describe('the four refusals keep the price of the lease', () => {
  it.each([
    ['subsidized', { ...alone, isSubsidized: true }],
    ['subsidized', { ...alone, isSubsidized: true, isOfAge: false }],
    ['third-person', { ...couple, hasThirdPerson: true }],
    ['third-person', { ...couple, hasThirdPerson: true, isPartnerOfAge: false, registered: 'no' }],
    ['couple-rule-unknown', { ...couple, services: ['personalCare'] }],
    ['couple-rule-unknown', { ...couple, isDependent: true }],
    ['couple-rule-unknown', { ...couple, isDependent: true, isOfAge: false }],
  ] satisfies [string, NetCostAnswers][])('%s', (reason, answers) => {
    expect(netCost(answers, rulesOf2026, today)).toEqual({ kind: 'refused', reason, rent: dollars(2290), year: 2026 })
  })

  it('the year ends at midnight in Québec, neither before nor after', () => {
    const lastMinute = new Date('2026-12-31T23:59:59-05:00')
    const newYear = new Date('2027-01-01T00:00:00-05:00')
    expect(netCost(alone, rulesOf2026, lastMinute).kind).toBe('estimate')
    expect(netCost(alone, rulesOf2026, newYear)).toEqual({ kind: 'refused', reason: 'other-year', rent: dollars(2290), year: 2026 })
    expect([lastMinute, newYear, new Date('2025-12-31T23:59:59-05:00')].map((day) => areInForce(2026, day))).toEqual([true, false, false])
  })
})

describe('two years at once', () => {
  // Fictional: no figure of 2027 is known.
  const rulesOf2027 = { ...rulesOf2026, year: 2027, creditRate: 41, thresholds: { first: 74000, second: 120000 } }
  const [eve, newYear] = [new Date('2026-12-31T23:59:59-05:00'), new Date('2027-01-01T00:00:00-05:00')]
  const on = (day: Date, years = [rulesOf2027, rulesOf2026]) => netCost(alone, rulesOn(day, years), day)

  it('the visitor’s day says which rules hold, on each side of midnight in Québec', () => {
    expect(on(eve)).toMatchObject({ kind: 'estimate', year: 2026, creditRate: 40, credit: 13740 })
    expect(on(newYear)).toMatchObject({ kind: 'estimate', year: 2027, creditRate: 41, credit: 14084 })
  })

  it('after the last of them, or before the first, nothing is computed', () => {
    for (const day of ['2028-01-01T00:00:00-05:00', '2025-12-31T23:59:59-05:00'])
      expect(on(new Date(day))).toMatchObject({ kind: 'refused', reason: 'other-year', year: 2027 })
    expect(on(newYear, [rulesOf2026])).toMatchObject({ kind: 'refused', reason: 'other-year', year: 2026 })
  })
})

describe('whatever the answers', () => {
  const anyAnswers = fc.record<NetCostAnswers>({
    registered: fc.constantFrom('yes', 'no', 'unknown'),
    household: fc.constantFrom('one', 'couple'),
    isOfAge: fc.boolean(),
    isPartnerOfAge: fc.boolean(),
    hasThirdPerson: fc.boolean(),
    isDependent: fc.boolean(),
    rent: fc.integer({ min: 1, max: 2_000_000 }),
    isSubsidized: fc.boolean(),
    meals: fc.constantFrom(0, 1, 2, 3),
    services: fc.subarray(['laundry', 'housekeeping', 'nursing', 'personalCare'] as const),
    otherBills: fc.integer({ min: 0, max: 200_000 }),
    occasional: fc.integer({ min: 0, max: 500_000 }),
    income: fc.option(fc.integer({ min: 0, max: 30_000_000 }), { nil: undefined }),
  })

  it('cents are whole, the credit exceeds neither the rate nor the limit, and the receipt adds up', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const result = netCost(answers, rulesOf2026, today)
        expect(result.rent).toBe(answers.rent)
        if (result.kind !== 'estimate') return
        expect([result.eligible, result.fullCredit, result.credit, result.net, result.yearly.credit].every(Number.isInteger)).toBe(true)
        expect(result.credit).toBeGreaterThanOrEqual(0)
        expect(result.eligible * 12).toBeLessThanOrEqual(result.limit.yearly)
        expect(result.net).toBe(result.toPay - result.fullCredit + (result.reduction?.monthly ?? 0))
        expect(result.yearly.net).toBe(result.yearly.toPay - result.yearly.credit)
        expect(Math.abs(result.credit * 12 - result.yearly.credit)).toBeLessThanOrEqual(6)
      }),
      { numRuns: 600 },
    )
  })

  it('a higher income never raises the credit, one more service never lowers it', () => {
    fc.assert(
      fc.property(anyAnswers, fc.integer({ min: 0, max: 5_000_000 }), (answers, more) => {
        const known = {
          ...answers,
          registered: 'yes',
          household: 'one',
          isOfAge: true,
          isSubsidized: false,
          income: answers.income ?? 0,
        } as const
        const { credit } = estimate(known)
        expect(estimate({ ...known, income: known.income + more }).credit).toBeLessThanOrEqual(credit)
        expect(estimate({ ...known, services: everything }).credit).toBeGreaterThanOrEqual(credit)
      }),
      { numRuns: 400 },
    )
  })
})
