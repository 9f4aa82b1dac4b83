import { describe, expect, test } from '@jest/globals'
import { toCents } from '@/lib/money'
import {
  parseAnswers,
  parseKnownAnswers,
  questions,
  serviceNames,
  type KnownAnswers,
  type Question,
} from '@/lib/net-cost-answers'
import { computeChanges, computeRange, findStop } from '@/lib/net-cost-range'
import { computeNetCost } from '@/lib/tax-credit'
import { rulesOf2026 } from '../components/net-cost/answers'
import fc from '../support/fast-check'

const dated = { rules: rulesOf2026, yearToday: 2026 }
const threshold = rulesOf2026.thresholds.first

const yesNo = ['yes', 'no']
/** Every answer of the questions that have some, as the page holds them. */
const answersByQuestion: Partial<Record<Question, readonly unknown[]>> = {
  registered: ['yes'],
  household: ['one', 'couple'],
  isOfAge: yesNo,
  isPartnerOfAge: yesNo,
  hasThirdPerson: yesNo,
  isDependent: yesNo,
  isSubsidized: yesNo,
  meals: ['none', 'oneMeal', 'twoMeals', 'threeMeals'],
  services: Array.from({ length: 16 }, (_, bits) => [
    'none',
    ...serviceNames.filter((_name, index) => bits & (1 << index)),
  ]),
  // Both ends of the income that is supposed.
  income: ['0', String(threshold)],
}

type Typed = Partial<Record<Question, unknown>>

/** Completes what is typed in every way, without the code that is tested. */
const complete = (typed: Typed): readonly Typed[] => {
  const open = questions.find((name) => answersByQuestion[name] && typed[name] === undefined)
  if (!open) return [typed]
  return (answersByQuestion[open] ?? []).flatMap((answer) => complete({ ...typed, [open]: answer }))
}

const computeNets = (typed: Typed) =>
  complete(typed).flatMap((completed) => {
    const { data } = parseAnswers(completed)
    const cost = data && computeNetCost(data, rulesOf2026, 2026)
    return cost?.kind === 'estimate' ? [cost.net] : []
  })

const amount = (max: number) =>
  fc.nat(max * 100).map((cents) => (cents / 100).toFixed(2).replace('.', ','))
const maybe = <Value>(of: fc.Arbitrary<Value>) => fc.option(of, { nil: undefined })
const anyOf = (name: Question) => fc.constantFrom(...(answersByQuestion[name] ?? []))

const partialCase: fc.Arbitrary<Typed> = fc
  .record({
    rent: fc.integer({ min: 40_000, max: 800_000 }).map((cents) => (cents / 100).toFixed(2)),
    meals: anyOf('meals'),
    isOfAge: anyOf('isOfAge'),
    registered: maybe(fc.constantFrom('yes', 'no', 'unknown')),
    household: maybe(anyOf('household')),
    isPartnerOfAge: maybe(anyOf('isPartnerOfAge')),
    hasThirdPerson: maybe(anyOf('hasThirdPerson')),
    isDependent: maybe(anyOf('isDependent')),
    isSubsidized: maybe(anyOf('isSubsidized')),
    services: maybe(anyOf('services')),
    income: maybe(amount(200_000)),
    otherBills: maybe(amount(400)),
    occasional: maybe(amount(3000)),
  })
  // Someone under the age has no price before a household is answered.
  .filter(({ isOfAge, household }) => isOfAge === 'yes' || household !== undefined)

const readRange = (typed: Typed) => {
  const known = parseKnownAnswers(typed)
  return known && computeRange(known, dated)
}

test('the range is of every completion that has a price, and reaches its bounds', () => {
  fc.assert(
    fc.property(partialCase, (typed) => {
      const nets = computeNets(typed)
      const range = readRange(typed)
      if (nets.length === 0) expect(range?.kind).toBe('unsupported')
      else
        expect(range).toMatchObject({
          kind: 'range',
          low: Math.min(...nets),
          high: Math.max(...nets),
        })
    }),
    { numRuns: 150 },
  )
})

/** Three answers: $2,290, two meals, 70 or more. */
const three: Typed = { rent: '2 290', meals: 'twoMeals', isOfAge: 'yes' }
const read = (typed: Typed): KnownAnswers => parseKnownAnswers({ ...three, ...typed }) ?? {}

describe('after three answers', () => {
  test('the range goes from every service and the certificate to no service', () => {
    // 343.50 + 300 + 114.50 × 2 + 229 × 2, with the supplement of 229, then 343.50 + 300.
    expect(readRange(three)).toMatchObject({
      low: toCents(2290) - Math.round(155_950 * 0.4),
      high: toCents(2290) - 25_740,
      isAtMost: false,
    })
  })

  test('nobody of age has a price before a household is answered', () => {
    expect(readRange({ ...three, isOfAge: 'no' })).toMatchObject({ reason: 'underAge' })
    const couple = { ...three, isOfAge: 'no', household: 'couple' }
    expect(readRange(couple)?.kind).toBe('range')
  })

  test('an answer that cannot be read leaves no range', () => {
    expect(readRange({ ...three, income: 'beaucoup' })).toBeUndefined()
    expect(readRange({ ...three, rent: '99 999' })).toBeUndefined()
  })

  test('the lowest price is a maximum where a credit is « at least »', () => {
    expect(readRange({ ...three, income: '80 000' })).toMatchObject({ isAtMost: true })
    expect(readRange({ ...three, income: '80 000', isDependent: 'no' })).toMatchObject({
      isAtMost: false,
    })
  })
})

describe('what would narrow the range', () => {
  test('the answer that changes most comes first, by how much it changes the price', () => {
    const changes = computeChanges(read({}), dated)
    expect(changes.map(({ question }) => question)).toEqual([
      'services',
      'isDependent',
      'household',
    ])
    // 114.50 × 2 + 229 × 2 + 229 of expenses, at 40 %.
    expect(changes[0]?.amount).toBe(36_640)
  })

  test('an answer that changes nothing is left out', () => {
    const changes = computeChanges(read({ household: 'one', services: ['none'] }), dated)
    expect(changes).toEqual([])
  })
})

test.each<[string, Typed, Typed, boolean]>([
  ['a certificate for a couple', { household: 'couple' }, { isDependent: 'yes' }, true],
  ['personal care for a couple', { household: 'couple' }, { services: ['personalCare'] }, true],
  ['a couple with a certificate', { isDependent: 'yes' }, { household: 'couple' }, true],
  ['a third person', { household: 'couple' }, { hasThirdPerson: 'yes' }, true],
  ['a subsidized unit', {}, { isSubsidized: 'yes' }, true],
  ['a certificate', {}, { isDependent: 'yes' }, false],
  ['a partner under the age', { household: 'couple' }, { isPartnerOfAge: 'no' }, false],
  ['a partner of age', { isOfAge: 'no' }, { household: 'couple' }, false],
])('%s stops the computation where no completion has a price', (_, typed, answer, isStopped) => {
  expect(findStop(read({ ...typed, ...answer }), dated) !== undefined).toBe(isStopped)
})
