import { expect, test } from '@jest/globals'
import { projectLease } from '@/lib/net-cost-projection'

test.each([
  [0, 200_000],
  [1, 208_000],
  [2, 216_320 + 9_000],
  [3, 224_972.8 + 9_000],
])('after %d years, projects the lease with a service added from the second', (years, lease) => {
  const hypotheses = { percent: 4, addedPrice: 9_000, addedFrom: 2 }
  expect(projectLease(200_000, years, hypotheses)).toBeCloseTo(lease)
})
