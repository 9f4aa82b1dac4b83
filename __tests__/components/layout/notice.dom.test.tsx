import { expect, jest, test } from '@jest/globals'
import { hidePastNotices } from '@/components/layout/notice.client'

test.each([
  ['until midnight in Québec', '2027-01-04T04:59:00Z', '2027-01-03'],
  ['no longer than that where a build was missed', '2027-01-04T05:00:00Z', ''],
])('keeps a notice %s', (_, now, kept) => {
  const { dataset } = document.documentElement
  dataset.notice = '2027-01-03'
  jest.useFakeTimers({ now: new Date(now) })
  hidePastNotices()
  expect(dataset.notice).toBe(kept)
})
