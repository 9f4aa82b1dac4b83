// The first attempt to e-mail a stored message, and the later ones that a schedule starts. An
// e-mail that may have left already is sent again unchanged: its carrier recognises it.
import { describeFailure, withDeadline } from '../_shared/failure.ts'
import { createHandledLink } from '../_shared/handled-link.ts'
import { toQuebecDay } from '../_shared/quebec-time.ts'
import { composeMail, type SendMail } from './compose.ts'
import type { Config } from './settings.ts'
import type { RequestStore, StoredRequest } from './sql-store.ts'

export interface Dependencies {
  readonly store: RequestStore
  readonly sendMail: SendMail
  readonly config: Config
  readonly now: () => Date
  /** One sentence for the log: never a value that a visitor typed, nor an address. */
  readonly log: (sentence: string) => void
}

/** 1, 2, 4, 8… minutes, then every six hours, in seconds. It never gives up. */
const retryDelay = (attempts: number) => Math.min(2 ** (attempts - 1), 360) * 60

const batchSize = 10

export type Delivery = ReturnType<typeof createDelivery>

export function createDelivery({ store, sendMail, config, log }: Dependencies) {
  const { deadlines, mail, links } = config

  async function compose(request: StoredRequest) {
    if (links === undefined) return composeMail(request, mail)
    const receivedOn = toQuebecDay(request.receivedAt)
    const link = await createHandledLink({ id: request.id, receivedOn }, receivedOn, links)
    return composeMail(request, mail, link)
  }

  /** True once the carrier has accepted the e-mail, within `within` milliseconds. Never rejects. */
  const deliver = async (request: StoredRequest, attempts = 1, within = deadlines.mail) => {
    const { id } = request
    const abort = new AbortController()
    try {
      await withDeadline(
        compose(request).then((composed) => sendMail(composed, abort.signal)),
        Math.min(within, deadlines.mail),
      )
    } catch (error) {
      abort.abort()
      const wait = retryDelay(attempts)
      log(
        `Courriel ${id} non parti à l’essai ${attempts} (${describeFailure(error)}). Prochain essai dans ${wait / 60} min.`,
      )
      // When this cannot be written down either, the lease runs out and the next retry takes the
      // message up.
      await withDeadline(store.markFailed(id, describeFailure(error), wait), deadlines.mark).catch(
        () => undefined,
      )
      return false
    }
    await withDeadline(store.markSent(id), deadlines.mark).catch((error: unknown) =>
      log(`Courriel ${id} accepté, mais la base n’a pas pu le noter (${describeFailure(error)}).`),
    )
    return true
  }

  /** Takes up every e-mail that is due. Rejects when the store is down. */
  const retryDue = async () => {
    let sent = 0
    let failed = 0
    for (;;) {
      const due = await store.claimDue(batchSize)
      const results = await Promise.all(due.map((request) => deliver(request, request.attempts)))
      const sentNow = results.filter(Boolean).length
      sent += sentNow
      failed += results.length - sentNow
      // A carrier that is down would make each batch wait for its deadline: the rest is for the
      // next call.
      if (due.length < batchSize || sentNow === 0) break
    }
    return { sent, failed, waiting: await store.countWaiting() }
  }

  return { deliver, retryDue }
}
