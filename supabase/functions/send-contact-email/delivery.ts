// From a stored request to an accepted e-mail: the first attempt, and the later ones that a schedule asks for.
import { compose } from './compose.ts'
import { DeadlineError, withDeadline } from './deadline.ts'
import { kindOf } from './errors.ts'
import type { Dependencies, DueMail, NewRequest } from './types.ts'

/** 1, 2, 4, 8… minutes, then every six hours, in seconds. It never gives up. */
const backoff = (attempts: number) => Math.min(2 ** (attempts - 1), 360) * 60

const batchSize = 10

const mostInDoubt = 5_000

export interface RetryReport {
  readonly sent: number
  readonly failed: number
  readonly waiting: number
  readonly erased: number
}

export interface Delivery {
  /** True once the carrier has accepted the e-mail, within so many milliseconds at most. Never rejects. */
  deliver(mail: DueMail, within?: number): Promise<boolean>
  /** Writes down, once the database allows, a message that its e-mail alone has carried. Never rejects. */
  writeLate(request: NewRequest): Promise<void>
  /** Before an e-mail leaves alone, since nobody may ever know what became of it: its row, should one turn up, goes with no digest. */
  doubt(id: string): void
  /** Takes up every e-mail that is due, and erases what is past its time. Rejects when the store is down. */
  retryDue(): Promise<RetryReport>
}

export function createDelivery({ store, mailer, config, log }: Dependencies): Delivery {
  // E-mails that the carrier accepted and no row says so, because the database was down or had not committed yet. Should the row turn up
  // after all, a retry marks it before it takes up what is due.
  const unmarked = new Set<string>()
  // E-mails that left alone. A digest has a number of its own: what went with one as well would come twice.
  const inDoubt = new Set<string>()
  // Messages that only an e-mail carries so far.
  const rowless = new Map<string, NewRequest>()

  const mark = async (mailId: string) => {
    unmarked.add(mailId)
    const marking = store.markSent(mailId).then(
      (found) => found && unmarked.delete(mailId),
      (error: unknown) => log(`Courriel ${mailId} accepté, mais la base n’a pas pu le noter (${kindOf(error)}).`),
    )
    // The visitor does not wait for our bookkeeping longer than this; it goes on.
    await withDeadline(marking, config.deadlines.mark).catch(() => undefined)
  }

  const deliver = async (mail: DueMail, within = config.deadlines.mail) => {
    const abort = new AbortController()
    // In a promise of its own, so that a mailer that throws at once fails like any other.
    const sending = (async () => mailer.send(compose(mail, config.mail), abort.signal))()
    try {
      await withDeadline(sending, Math.min(within, config.deadlines.mail))
    } catch (error) {
      abort.abort()
      // Too late for us, perhaps not for the carrier: an acceptance that comes after all is still noted.
      if (error instanceof DeadlineError)
        sending.then(
          () => mark(mail.id),
          () => undefined,
        )
      const wait = backoff(mail.attempts)
      log(`Courriel ${mail.id} non parti à l’essai ${mail.attempts} (${kindOf(error)}). Prochain essai dans ${wait / 60} min.`)
      // When this cannot be written down either, the lease runs out and the next retry takes the message up.
      await withDeadline(store.markFailed(mail.id, kindOf(error), wait), config.deadlines.mark).catch(() => undefined)
      return false
    }
    await mark(mail.id)
    return true
  }

  const writeLate = async (request: NewRequest) => {
    rowless.set(request.id, request)
    try {
      const acceptance = await withDeadline(store.accept(request), config.deadlines.store)
      rowless.delete(request.id)
      // Under another number it is still to be e-mailed: the carrier took it for the same words of earlier in the day.
      if ('id' in acceptance && acceptance.id === request.id) await mark(request.id)
    } catch (error) {
      log(`Le message ${request.id} attend la base (${kindOf(error)}). Son courriel est parti.`)
    }
  }

  const doubt = (id: string) => {
    inDoubt.add(id)
    // Whoever sends thousands fills no memory.
    if (inDoubt.size > mostInDoubt) inDoubt.clear()
  }

  const retryDue = async () => {
    const erased = await store.eraseExpired()
    for (const request of [...rowless.values()]) await writeLate(request)
    for (const mailId of [...unmarked]) await mark(mailId)
    if (inDoubt.size > 0) for (const id of await store.keepApart([...inDoubt])) inDoubt.delete(id)
    let sent = 0
    let failed = 0
    for (;;) {
      const due = await store.claimDue(batchSize)
      const results = await Promise.all(due.map((mail) => deliver(mail)))
      sent += results.filter(Boolean).length
      failed += results.filter((accepted) => !accepted).length
      // A carrier that is down would make each batch wait for its deadline: the rest is for the next call.
      if (due.length < batchSize || failed > 0) break
    }
    return { sent, failed, waiting: await store.countWaiting(), erased }
  }

  return { deliver, writeLate, doubt, retryDue }
}
