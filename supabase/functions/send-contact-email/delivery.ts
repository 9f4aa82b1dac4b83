// Makes the first attempt to e-mail a stored message, and the later ones that a schedule starts. An
// e-mail that may already have left is sent again unchanged, so that its mail provider recognises
// it.
import { describeFailure, withDeadline } from '../_shared/failure.ts'
import { buildHandledLink } from '../_shared/handled-link.ts'
import { getQuebecDate, toQuebecTime } from '../_calendar/quebec-time.ts'
import { readRequestLines, timeframes } from '../_contract/request-lines.ts'
import type { Config } from '../_shared/settings.ts'
import { isOpen, type Calendar } from '../_calendar/working-time.ts'
import { composeMail, type Mail, type SendMail } from './compose.ts'
import { tooManyRequests } from './mail-api.ts'
import type { RequestStore, StoredRequest } from './sql-store.ts'

export type Dependencies = {
  readonly store: RequestStore
  readonly sendMail: SendMail
  readonly config: Config
  readonly now: () => Date
  /** Reads the hours and the closed days, as far as the function knows them. */
  readonly readCalendar: () => Promise<Calendar | undefined>
  /** What a deployed function knows of itself: its region is empty where it is not known. */
  readonly deployment?: { readonly problems: number; readonly region: string }
  /** Logs one sentence: never a value that a visitor typed, nor an address. */
  readonly log: (sentence: string) => void
}

/** Keeps the instance alive for what outlasts the response. */
export type WaitUntil = (work: Promise<unknown>) => void

/**
 * The delay before the next attempt: 1, 2, 4, 8… minutes, then six hours, without end. It is one
 * minute where an e-mail was refused only because others left in the same second.
 */
const getRetryDelaySeconds = (attempts: number, refusal: string) =>
  refusal === tooManyRequests ? 60 : Math.min(2 ** (attempts - 1), 360) * 60

/** How many marked requests a batch holds at most, and how many others. */
const halfBatch = 1

/** After so many batches without a success, the mail provider is taken for down. */
const mostFailures = 10

/** The schedule calls again after two minutes, and a run of a deployed function ends before. */
const runMs = 100_000

export type Delivery = ReturnType<typeof createDelivery>

/** Whoever is on call is warned too where the hours are not known. */
async function findOnCall(
  { receivedAt, message, suspect }: StoredRequest,
  { config: { mail, deadlines }, readCalendar }: Dependencies,
) {
  const { timeframe } = readRequestLines(message.message ?? '')
  if (mail.onCall === undefined || suspect !== null || timeframe !== timeframes.week)
    return undefined
  const calendar = await withDeadline(readCalendar(), deadlines.calendar).catch(() => undefined)
  return calendar && isOpen(toQuebecTime(receivedAt), calendar) ? undefined : mail.onCall
}

const send = (sendMail: SendMail, composed: Mail, limit: number) =>
  withDeadline(sendMail(composed, AbortSignal.timeout(limit)), limit)

/**
 * Sends a copy as an e-mail of its own: whether the hours are known must not change the agency's,
 * which a later attempt repeats.
 */
async function sendCopy(
  composed: Mail,
  onCall: Promise<string | undefined>,
  { store, sendMail, config: { deadlines }, log }: Dependencies,
) {
  const to = await onCall
  if (to === undefined) return
  const copy = { ...composed, id: `${composed.id}-copie`, to }
  await send(sendMail, copy, deadlines.mail).catch((error: unknown) => {
    log(`Copie ${composed.id} non partie (${describeFailure(error)}).`)
    return withDeadline(store.noteRefusedCopy(), deadlines.mailRecord).catch(() => undefined)
  })
}

async function compose(request: StoredRequest, { mail, links }: Config) {
  const receivedOn = getQuebecDate(request.receivedAt)
  const linked = { id: request.id, receivedOn }
  return composeMail(request, mail, links && (await buildHandledLink(linked, receivedOn, links)))
}

export function createDelivery(dependencies: Dependencies) {
  const { store, sendMail, config, now, log } = dependencies
  const { deadlines } = config

  /**
   * Returns true once the mail provider has accepted the e-mail within `within` milliseconds, and
   * never rejects. The copy goes to `waitUntil`, because no family's answer waits for it.
   */
  const deliver = async (
    request: StoredRequest,
    waitUntil: WaitUntil,
    attempts = 1,
    within = deadlines.mail,
  ) => {
    const { id } = request
    // AbortSignal.timeout refuses a fraction of a millisecond under Node.
    const limit = Math.min(Math.floor(within), deadlines.mail)
    const onCall = findOnCall(request, dependencies)
    let composed
    try {
      composed = await compose(request, config)
      await send(sendMail, composed, limit)
    } catch (error) {
      const refusal = describeFailure(error)
      const wait = getRetryDelaySeconds(attempts, refusal)
      log(
        `Courriel ${id} non parti à l’essai ${attempts} (${refusal}). Prochain essai dans ${wait / 60} min.`,
      )
      // If this cannot be recorded either, the lease expires and the next retry takes the message.
      await withDeadline(store.markFailed(id, refusal, wait), deadlines.mailRecord).catch(
        () => undefined,
      )
      return false
    }
    const recording = withDeadline(store.markSent(id), deadlines.mailRecord).catch(
      (error: unknown) =>
        log(
          `Courriel ${id} accepté, mais la base n’a pas pu le noter (${describeFailure(error)}).`,
        ),
    )
    waitUntil(sendCopy(composed, onCall, dependencies))
    await recording
    return true
  }

  /**
   * Retries the e-mails that are due, at the pace of the mail provider, or rejects when the store is
   * down. If the mail provider is down, each batch waits for its deadline, so that the rest is left to
   * the next call.
   */
  const retryDue = async () => {
    const copies: Promise<unknown>[] = []
    const waitUntil = (copy: Promise<unknown>) => void copies.push(copy)
    const end = now().getTime() + runMs
    for (let failures = 0; failures < mostFailures && now().getTime() < end;) {
      const due = await store.claimDue(halfBatch)
      if (due.length === 0) break
      const pause = new Promise((resolve) => setTimeout(resolve, deadlines.mailPause))
      const results = await Promise.all(
        due.map((request) => deliver(request, waitUntil, request.attempts)),
      )
      if (!results.includes(true)) failures += 1
      await pause
    }
    await Promise.all(copies)
    return { waiting: await store.countWaiting() }
  }

  return { deliver, retryDue }
}
