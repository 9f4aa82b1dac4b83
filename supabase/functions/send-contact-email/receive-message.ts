// Receives a message, from the body of an HTTP request to its acknowledgement: "received" is
// answered only once the message is a committed row or an accepted e-mail.
import { contactMessageSchema, type ContactMessage } from '../_contract/contact-message.ts'
import { describeFailure, withDeadline } from '../_shared/failure.ts'
import { clientInfoHeader, readIdempotencyKey } from '../_contract/idempotency-key.ts'
import { readJson } from '../_shared/read-json.ts'
import { respond } from './responses.ts'
import { getNetwork } from './client-address.ts'
import type { Delivery, Dependencies, WaitUntil } from './delivery.ts'
import { createInstanceLimits } from './rate-limits.ts'
import { sha256 } from '../_shared/secrets.ts'
import type { NewRequest, RequestStore } from './sql-store.ts'

export type HttpContext = {
  /** The address of the client, as the runtime knows it; empty when it does not. */
  readonly clientAddress: string
  readonly waitUntil?: WaitUntil
}

export const bodyLimit = 16 * 1024

/**
 * Always left for the e-mail when it alone carries the message, however slow the body and the
 * database are.
 */
const minMailTimeMs = 1_500

/**
 * How many messages may wait for the database before a network above its limit is refused without
 * asking it: four connections would serve its flood, and nobody else.
 */
const mostWaiting = 16

const inAnHour = { 'retry-after': '3600' }

const countLinks = (value: string) =>
  value.match(/https?:\/\/(?:www\.)?|www\.|\[url/gi)?.length ?? 0

/** `site.com/`, which e-mail programs make a link, but not `M.Roy/Mme.Roy`. */
const bareAddress = /[\w-]{2}\.[a-z]{2,}(:\d+)?\//

/** The subject of the e-mail leaves out what cannot be seen. */
function hasLink(name: string) {
  const shown = name.replace(/\p{Cf}/gu, '')
  return countLinks(shown) > 0 || bareAddress.test(shown)
}

/**
 * Recognises what robots send and families hardly ever do, only to mark the subject of the e-mail.
 */
const looksAutomated = ({ name, phone, message }: ContactMessage) =>
  hasLink(name) || countLinks(phone) > 0 || countLinks(message) > 2

/**
 * Builds the id of a message, from its words and day where there is no idempotency key. The salt of
 * an instance has no part in it.
 */
async function buildMessageId(key: string | undefined, message: ContactMessage, now: Date) {
  const hash = await sha256(JSON.stringify([key ?? now.toISOString().slice(0, 10), message]))
  return hash.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')
}

async function hashNetwork(clientAddress: string, salt: string) {
  const network = getNetwork(clientAddress)
  return network === '' ? null : await sha256(`${salt} ${network}`)
}

async function buildRequest(
  headers: Headers,
  message: ContactMessage,
  { receivedAt, networkHash }: { receivedAt: Date; networkHash: string | null },
): Promise<NewRequest> {
  const key = readIdempotencyKey(headers.get(clientInfoHeader) ?? '')
  const id = await buildMessageId(key, message, receivedAt)
  return { id, message, looksAutomated: looksAutomated(message), networkHash }
}

/** Reads and checks the body of an HTTP request, or returns the code of its refusal. */
async function readMessage(httpRequest: Request, within: number) {
  const type = httpRequest.headers.get('content-type') ?? ''
  if (!/^application\/json\b/i.test(type)) return { problem: 'unsupported_type' } as const
  const body = await readJson(httpRequest, bodyLimit, within)
  if ('problem' in body) return body
  const { success, data } = contactMessageSchema.safeParse(body.json)
  return success ? { message: data } : ({ problem: 'invalid_fields' } as const)
}

/** What the e-mail that alone carries a message says of it. */
const describeUnstored = (request: NewRequest, receivedAt: Date, limited: 'address' | null) =>
  ({
    ...request,
    receivedAt,
    suspect: limited ?? (request.looksAutomated ? 'links' : null),
  }) as const

const ignore = () => undefined

/** Asks the store, and knows how many answers are awaited. */
function createStoreQueue(store: RequestStore) {
  let [waiting, answered] = [0, 0]
  return {
    isFull: () => waiting >= mostWaiting,
    accept(request: NewRequest) {
      const answeredBefore = answered
      waiting += 1
      // A late answer still holds its connection.
      const storing = store.accept(request).finally(() => (waiting -= 1))
      storing.then(() => (answered += 1), ignore)
      return { storing, hasAnsweredSince: () => answered > answeredBefore }
    },
  }
}

export function createReceiver({ store, config, now, log }: Dependencies, { deliver }: Delivery) {
  const { deadlines, addressSalt } = config
  const instanceLimits = createInstanceLimits(config.limits, now)
  const storeQueue = createStoreQueue(store)

  /** Answers what the store took, with its e-mail where it has one. */
  async function sendStored(
    stored: Awaited<ReturnType<RequestStore['accept']>>,
    waitUntil: WaitUntil,
    timeLeft: () => number,
  ) {
    if (stored === 'overLimit') return 'too_many_requests'
    if (stored === 'duplicate' || stored === 'countedOnly') return 'received'
    // The answer waits a moment for the e-mail, which usually takes less; after that, sending
    // continues in the background.
    const sending = deliver(stored, waitUntil)
    waitUntil(sending)
    await withDeadline(sending, Math.min(timeLeft(), deadlines.mailWait)).catch(ignore)
    return 'received'
  }

  async function storeAndSend(
    request: NewRequest,
    { waitUntil = ignore }: HttpContext,
    timeLeft: () => number,
  ) {
    const { id, networkHash } = request
    const position = instanceLimits.countArrival(networkHash)
    const isFlood = instanceLimits.isAboveCeiling(position)
    if (storeQueue.isFull() && instanceLimits.isAboveLimit(position)) return 'too_many_requests'

    const { storing, hasAnsweredSince } = storeQueue.accept(request)
    const forStore = Math.min(timeLeft() - minMailTimeMs, deadlines.store)
    const stored = await withDeadline(storing, forStore).catch((error: unknown) => {
      log(
        `Base indisponible (${describeFailure(error)}). Le message ${id} part par courriel seulement.`,
      )
      return undefined
    })
    if (stored !== undefined) return sendStored(stored, waitUntil, timeLeft)

    // The e-mail alone may carry the message, received once the provider accepts it.
    if (isFlood) return 'too_many_requests'
    const limited = instanceLimits.judgeUnstored(networkHash, position)
    if (limited !== 'hour') {
      const unstored = describeUnstored(request, now(), limited)
      const forMail = Math.max(timeLeft(), minMailTimeMs)
      if (await deliver(unstored, waitUntil, 1, forMail)) return 'received'
      instanceLimits.uncountUnstored(networkHash)
    }

    // Only the store may keep it now: it waits where the database answers others, as in a flood.
    if (!hasAnsweredSince()) return 'unavailable'
    return sendStored(await withDeadline(storing, timeLeft()), waitUntil, timeLeft)
  }

  return async function receiveMessage(
    httpRequest: Request,
    context: HttpContext,
    headers: Readonly<Record<string, string>>,
  ) {
    const end = performance.now() + deadlines.response
    const read = await readMessage(httpRequest, deadlines.body)
    if ('problem' in read) return respond(read.problem, headers)

    const networkHash = await hashNetwork(context.clientAddress, addressSalt)
    const source = { receivedAt: now(), networkHash }
    const request = await buildRequest(httpRequest.headers, read.message, source)
    const code = await storeAndSend(request, context, () => end - performance.now())
    return respond(code, code === 'too_many_requests' ? { ...headers, ...inAnHour } : headers)
  }
}
