// A second computation of the credit, from the published tables of 2026 alone and in whole cents:
// it imports nothing of the site.

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

type Lease = { rent: number; isRegistered: boolean; services: string[]; occasional: number }

function computeNet(kind: Kind, { rent, isRegistered, services, occasional }: Lease, income = 0) {
  const { table, ceiling, yearly } = people[kind]
  const rows: Readonly<Record<string, Row>> = { ...table, supplement }
  const hasSupplement = kind === 'dependent' && services.includes('personalCare')
  const names = ['base', ...services, ...(hasSupplement ? ['supplement'] : [])]
  const sum = names.reduce((total, name) => total + bound(rent, rows[name] ?? [0, 0, 0]), 0)
  const counted = isRegistered
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

/** A generator of fixed seed (Numerical Recipes): the same cases in every run. */
function makeRandom(seed: number) {
  let state = seed
  return (count: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * count)
  }
}

const write = (cents: number) => {
  const whole = String(Math.floor(cents / 100)).replace(/(?=(\d{3})+$)(?!^)/g, ' ')
  return cents % 100 === 0 ? whole : `${whole},${String(cents % 100).padStart(2, '0')}`
}

/** Three leases of the same people, as they are typed, and the net price of each. */
export function makeCases(count: number) {
  const random = makeRandom(2026)
  return Array.from({ length: count }, (_, index) => {
    const kind = (['alone', 'dependent', 'couple'] as const)[random(3)] ?? 'alone'
    const income = random(2) === 0 ? undefined : 60_000_00 + random(90_000_00)
    const yes = (is: boolean) => (is ? 'yes' : 'no')
    const leases = ['', '-B', '-C'].map((suffix) => {
      const isRegistered = random(5) > 0
      const rent = 600_00 + random(5_000_00)
      const occasional = random(3) === 0 ? random(400_00) : 0
      const meals = ['none', 'oneMeal', 'twoMeals', 'threeMeals'][random(4)] ?? 'none'
      const services = ['laundry', 'housekeeping', 'nursing', 'personalCare'].filter(
        (name) => random(2) === 0 && name in people[kind].table,
      )
      const counted = meals === 'none' ? services : [meals, ...services]
      const net = computeNet(kind, { rent, isRegistered, services: counted, occasional }, income)
      const typed = {
        registered: yes(isRegistered),
        rent: write(rent),
        isSubsidized: 'no',
        meals,
        services,
        occasional: write(occasional),
      }
      return {
        net: `${write(net)} $`,
        typed: Object.fromEntries(
          Object.entries(typed).map(([name, value]) => [name + suffix, value]),
        ),
      }
    })
    return {
      number: index + 1,
      nets: leases.map(({ net }) => net),
      typed: {
        household: kind === 'couple' ? 'couple' : 'one',
        isPartnerOfAge: 'yes',
        hasThirdPerson: 'no',
        isDependent: yes(kind === 'dependent'),
        income: income === undefined ? '' : write(income),
        residenceCount: '3',
        ...Object.assign({}, ...leases.map(({ typed }) => typed)),
      } as object,
    }
  })
}
