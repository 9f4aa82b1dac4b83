import { expect, test } from '@jest/globals'
import { toCents } from '@/lib/money'
import { projectLease } from '@/lib/net-cost-projection'
import { sumPayments } from '@/lib/tax-credit'
import { alone } from '../components/net-cost/answers'

test.each([
  [0, 200_000],
  [1, 208_000],
  [2, 216_320 + 9_000],
  // 224 972.8 cents before it is rounded.
  [3, 224_973 + 9_000],
])('after %d years, projects the lease with a service added from the second', (years, lease) => {
  const hypotheses = { percent: 4, addedPrice: 9_000, addedFrom: 2 }
  expect(projectLease(200_000, years, hypotheses)).toBe(lease)
})

test.each([
  [4473, 2.5, 1, 458_483],
  [1875, 3.1, 1, 193_313],
  [2290, 2.55, 1, 234_840],
  [2290, 3.33, 3, 252_647],
])('rounds half a cent up: %d $ at %d %% in %d years', (rent, percent, years, lease) => {
  expect(projectLease(toCents(rent), years, { percent, addedPrice: 0, addedFrom: 0 })).toBe(lease)
})

test('leaves what comes in minus the lease as shown, to the cent', () => {
  const hypotheses = { percent: 2.5, addedPrice: 0, addedFrom: 0 }
  const rent = projectLease(toCents(2665), 1, hypotheses)
  const { left } = sumPayments({ ...alone, rent, afterTax: toCents(3165) })
  expect([rent, left]).toEqual([273_163, 43_337])
})
