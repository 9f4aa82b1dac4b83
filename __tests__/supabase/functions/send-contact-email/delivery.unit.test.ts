import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'

import { MailProviderRejection } from '@/supabase/functions/_shared/failure'
import { createDelivery } from '@/supabase/functions/send-contact-email/delivery'
import { config, createFakeStore, message } from './doubles.ts'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

const pause = 1_100
const receivedAt = new Date('2026-11-30T12:00:00-05:00')

/** Retries so many e-mails, each tried nine times before. */
function startRetry(length: number, refusal?: string) {
  const due = Array.from({ length }, (_, index) => ({
    id: String(index),
    message,
    receivedAt,
    suspect: null,
    attempts: 9,
  }))
  const tried: string[] = []
  const waits: number[] = []
  const { retryDue } = createDelivery({
    store: {
      ...createFakeStore().store,
      claimDue: (limitOfEach) => Promise.resolve(due.splice(0, 2 * limitOfEach)),
      markFailed: (_, __, seconds) => Promise.resolve(void waits.push(seconds)),
    },
    sendMail: ({ id }) => {
      tried.push(id)
      return refusal === undefined
        ? Promise.resolve()
        : Promise.reject(new MailProviderRejection(refusal))
    },
    config: { ...config, deadlines: { ...config.deadlines, mailPause: pause } },
    now: () => receivedAt,
    readCalendar: () => Promise.resolve(undefined),
    log: () => undefined,
  })
  return { retry: retryDue(), tried, waits }
}

test('retries two e-mails, then pauses, as the mail provider takes two a second', async () => {
  const { retry, tried } = startRetry(5)
  await jest.advanceTimersByTimeAsync(pause - 1)
  expect(tried).toEqual(['0', '1'])
  await jest.advanceTimersByTimeAsync(1)
  expect(tried).toEqual(['0', '1', '2', '3'])
  await jest.advanceTimersByTimeAsync(2 * pause)
  expect(tried).toHaveLength(5)
  await retry
})

test.each([
  ['statut 429', 60],
  ['statut 403', 15_360],
])('tries again, after nine attempts and a « %s », in %i seconds', async (refusal, seconds) => {
  const { retry, waits } = startRetry(1, refusal)
  await jest.advanceTimersByTimeAsync(pause)
  await retry
  expect(waits).toEqual([seconds])
})
