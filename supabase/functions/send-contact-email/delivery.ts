// From a stored request to an accepted e-mail: the first attempt, and the later ones that a schedule asks for.
import { compose } from './compose.ts'
import { DeadlineError, withDeadline } from './deadline.ts'
import { kindOf } from './errors.ts'
import type { Dependencies, DueRequest, NewRequest } from './types.ts'

const minute = 60_000

/** An attempt that has not reported back after this long is taken to be dead. Well over the e-mail's own deadline. */
const leaseMinutes = 2

/** 1, 2, 4, 8… minutes, then every six hours. It never gives up: only retention ends it. */
const backoff = (attempts: number) => Math.min(2 ** (attempts - 1), 360) * minute

export const leaseFrom = (now: Date) => new Date(now.getTime() + leaseMinutes * minute)

const batchSize = 10

export interface RetryReport {
  readonly sent: number
  readonly failed: number
  readonly waiting: number
  readonly erased: number
}

export interface Delivery {
  /** True once the carrier has accepted the e-mail, within so many milliseconds at most. Never rejects. */
  deliver(request: DueRequest, within?: number): Promise<boolean>
  /** Writes down, once the database allows, a message that its e-mail alone has carried. Never rejects. */
  writeLate(request: NewRequest): Promise<void>
  /** Takes up every e-mail that is due, and erases what is past its time. Rejects when the store is down. */
  retryDue(): Promise<RetryReport>
}

export function createDelivery({ store, mailer, config, now, log }: Dependencies): Delivery {
  // E-mails that the carrier accepted and no row says so, because the database was down or had not committed yet. Should the row turn up
  // after all, a retry marks it and sends nothing.
  const unmarked = new Set<string>()
  // Messages that only an e-mail carries so far.
  const rowless = new Map<string, NewRequest>()

  const mark = async (id: string) => {
    unmarked.add(id)
    const marking = store.markSent(id, now()).then(
      (found) => found && unmarked.delete(id),
      (error: unknown) => log(`Courriel ${id} accepté, mais la base n’a pas pu le noter (${kindOf(error)}).`),
    )
    // The visitor does not wait for our bookkeeping longer than this; it goes on.
    await withDeadline(marking, config.deadlines.mark).catch(() => undefined)
  }

  const deliver = async (request: DueRequest, within = config.deadlines.mail) => {
    const abort = new AbortController()
    // In a promise of its own, so that a mailer that throws at once fails like any other.
    const sending = (async () => mailer.send(compose(request, config.mail), abort.signal))()
    try {
      await withDeadline(sending, Math.min(within, config.deadlines.mail))
    } catch (error) {
      abort.abort()
      // Too late for us, perhaps not for the carrier: an acceptance that comes after all is still noted.
      if (error instanceof DeadlineError)
        sending.then(
          () => mark(request.id),
          () => undefined,
        )
      const wait = backoff(request.attempts)
      log(`Courriel ${request.id} non parti à l’essai ${request.attempts} (${kindOf(error)}). Prochain essai dans ${wait / minute} min.`)
      const nextAttemptAt = new Date(now().getTime() + wait)
      // When this cannot be written down either, the lease runs out and the next retry takes the message up.
      await withDeadline(store.markFailed(request.id, kindOf(error), nextAttemptAt), config.deadlines.mark).catch(() => undefined)
      return false
    }
    await mark(request.id)
    return true
  }

  const writeLate = async (request: NewRequest) => {
    rowless.set(request.id, request)
    try {
      const acceptance = await withDeadline(store.accept(request), config.deadlines.store)
      rowless.delete(request.id)
      // Under another number it is still to be e-mailed: the carrier took it for the same words of earlier in the day.
      if (acceptance.outcome === 'stored' && acceptance.id === request.id) await mark(request.id)
    } catch (error) {
      log(`Le message ${request.id} attend la base (${kindOf(error)}). Son courriel est parti.`)
    }
  }

  const retryDue = async () => {
    const erased = await store.eraseExpired(now())
    for (const request of [...rowless.values()]) await writeLate(request)
    let sent = 0
    let failed = 0
    for (;;) {
      const due = await store.claimDue(now(), leaseFrom(now()), batchSize)
      const results = await Promise.all(
        due.map(async (request) => {
          if (!unmarked.has(request.id)) return deliver(request)
          await mark(request.id)
          return true
        }),
      )
      sent += results.filter(Boolean).length
      failed += results.filter((accepted) => !accepted).length
      // A carrier that is down would make each batch wait for its deadline: the rest is for the next call.
      if (due.length < batchSize || failed > 0) break
    }
    return { sent, failed, waiting: await store.countWaiting(), erased }
  }

  return { deliver, writeLate, retryDue }
}
