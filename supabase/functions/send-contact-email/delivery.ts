// From a request to an accepted e-mail: the first attempt, and the later ones that a schedule asks for. An e-mail that may have left already is sent
// again under the same number, by which its carrier recognises it.
import { compose } from './compose.ts'
import { withDeadline } from './deadline.ts'
import { kindOf } from './errors.ts'
import type { Dependencies, StoredRequest } from './types.ts'

/** 1, 2, 4, 8… minutes, then every six hours, in seconds. It never gives up. */
const backoff = (attempts: number) => Math.min(2 ** (attempts - 1), 360) * 60

const batchSize = 10

export type Delivery = ReturnType<typeof createDelivery>

export function createDelivery({ store, mailer, config, log }: Dependencies) {
  const { deadlines, mail } = config

  /** True once the carrier has accepted the e-mail, within so many milliseconds at most. Never rejects. */
  const deliver = async (request: StoredRequest, attempts = 1, within = deadlines.mail) => {
    const { id } = request
    const abort = new AbortController()
    try {
      await withDeadline(mailer.send(compose(request, mail), abort.signal), Math.min(within, deadlines.mail))
    } catch (error) {
      abort.abort()
      const wait = backoff(attempts)
      log(`Courriel ${id} non parti à l’essai ${attempts} (${kindOf(error)}). Prochain essai dans ${wait / 60} min.`)
      // When this cannot be written down either, the lease runs out and the next retry takes the message up.
      await withDeadline(store.markFailed(id, kindOf(error), wait), deadlines.mark).catch(() => undefined)
      return false
    }
    await withDeadline(store.markSent(id), deadlines.mark).catch((error: unknown) =>
      log(`Courriel ${id} accepté, mais la base n’a pas pu le noter (${kindOf(error)}).`),
    )
    return true
  }

  /** Takes up every e-mail that is due, and erases what is past its time. Rejects when the store is down. */
  const retryDue = async () => {
    const erased = await store.eraseExpired()
    let sent = 0
    let failed = 0
    for (;;) {
      const due = await store.claimDue(batchSize)
      const results = await Promise.all(due.map((request) => deliver(request, request.attempts)))
      const left = results.filter(Boolean).length
      sent += left
      failed += results.length - left
      // A carrier that is down would make each batch wait for its deadline: the rest is for the next call.
      if (due.length < batchSize || left === 0) break
    }
    return { sent, failed, waiting: await store.countWaiting(), erased }
  }

  return { deliver, retryDue }
}
