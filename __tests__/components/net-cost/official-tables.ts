// A second computation of the credit, from the published tables of 2026 alone and in whole cents:
// it imports nothing of the site.
import fc from 'fast-check'

type Row = readonly [percent: number, min: number, max: number]

const onePerson = {
  base: [15, 150, 375],
  laundry: [5, 50, 125],
  housekeeping: [5, 50, 125],
  oneMeal: [10, 100, 200],
  twoMeals: [15, 150, 300],
  threeMeals: [20, 200, 400],
  nursing: [10, 100, 250],
  personalCare: [10, 100, 350],
} as const
const couple = {
  base: [12, 150, 375],
  laundry: [5, 75, 125],
  housekeeping: [4, 50, 125],
  oneMeal: [14, 200, 400],
  twoMeals: [21, 300, 600],
  threeMeals: [26, 400, 800],
  nursing: [8, 100, 250],
} as const
const supplement = [10, 100, Infinity] as const

const people = {
  alone: { table: onePerson, ceiling: 65, yearly: 19_500 },
  dependent: { table: onePerson, ceiling: 75, yearly: 25_500 },
  couple: { table: couple, ceiling: 70, yearly: 39_000 },
} as const
type Kind = keyof typeof people

const share = (cents: number, percent: number) => Math.floor((2 * cents * percent + 100) / 200)

const bound = (cents: number, [percent, min, max]: Row) =>
  Math.max(min * 100, Math.min(max * 100, share(cents, percent)))

const lease = fc.record({
  rent: fc.integer({ min: 600_00, max: 5_600_00 }),
  registered: fc.constantFrom('yes', 'yes', 'yes', 'no'),
  isSubsidized: fc.constant('no'),
  meals: fc.constantFrom('none', 'oneMeal', 'twoMeals', 'threeMeals'),
  services: fc.subarray(['laundry', 'housekeeping', 'nursing', 'personalCare']),
  occasional: fc.nat(400_00),
})
type Lease = typeof lease extends fc.Arbitrary<infer Value> ? Value : never

function computeNet(
  kind: Kind,
  { rent, registered, meals, services, occasional }: Lease,
  income = 0,
) {
  const { table, ceiling, yearly } = people[kind]
  const rows: Readonly<Record<string, Row>> = { ...table, supplement, none: [0, 0, 0] }
  const hasSupplement = kind === 'dependent' && services.includes('personalCare')
  const names = ['base', meals, ...services, ...(hasSupplement ? ['supplement'] : [])]
  const sum = names.reduce((total, name) => total + bound(rent, rows[name] ?? [0, 0, 0]), 0)
  const counted =
    registered === 'yes'
      ? Math.min(sum, share(rent, ceiling))
      : share(Math.max(600_00, Math.min(1200_00, rent)), 5)
  const eligible = Math.min(counted + occasional, (yearly * 100) / 12)
  const credit = share(eligible, 40)

  const above = Math.max(0, income - 72_465_00)
  const farAbove = Math.max(0, income - 117_395_00)
  const cut =
    kind === 'dependent'
      ? Math.min(share(above, 3), share(eligible * 12, 5))
      : share(above - farAbove, 3) + share(farAbove, 7)
  return rent + occasional - Math.round(Math.max(0, credit * 12 - cut) / 12)
}

const formatTyped = (cents: number) =>
  (cents / 100).toLocaleString('fr-CA', { minimumFractionDigits: cents % 100 === 0 ? 0 : 2 })

/** Three leases of the same people, as they are typed, and the net price of each. */
export const buildCases = (count: number) =>
  fc
    .sample(
      fc.record({
        kind: fc.constantFrom(...(['alone', 'dependent', 'couple'] as const)),
        income: fc.option(fc.integer({ min: 60_000_00, max: 150_000_00 }), { nil: undefined }),
        leases: fc.tuple(lease, lease, lease),
      }),
      { seed: 2026, numRuns: count },
    )
    .map(({ kind, income, leases }, index) => {
      // No official rule counts the personal care of a couple.
      const counted = leases.map((each) => ({
        ...each,
        services: each.services.filter((name) => name in people[kind].table),
      }))
      const typed = counted.flatMap((each, at) =>
        Object.entries({
          ...each,
          services: each.services.length > 0 ? each.services : ['none'],
          rent: formatTyped(each.rent),
          occasional: formatTyped(each.occasional),
        }).map(([name, value]) => [name + (['', '-B', '-C'][at] ?? ''), value]),
      )
      return {
        number: index + 1,
        nets: counted.map((each) => `${formatTyped(computeNet(kind, each, income))} $`),
        typed: {
          household: kind === 'couple' ? 'couple' : 'one',
          isPartnerOfAge: 'yes',
          hasThirdPerson: 'no',
          isDependent: kind === 'dependent' ? 'yes' : 'no',
          income: income && formatTyped(income),
          ...Object.fromEntries(typed),
        } as object,
      }
    })
