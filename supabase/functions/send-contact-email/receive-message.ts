// Receives a message, from the body of a request to its acknowledgement: "received" is answered
// only once the message is a committed row or an accepted e-mail.
import { contactMessageSchema, type ContactMessage } from '../_shared/contact-message.ts'
import { describeFailure, withDeadline } from '../_shared/failure.ts'
import { clientInfoHeader, readIdempotencyKey } from '../_shared/idempotency-key.ts'
import { readJson } from '../_shared/read-json.ts'
import { respond } from './responses.ts'
import { getNetwork } from './client-address.ts'
import type { Delivery, Dependencies, WaitUntil } from './delivery.ts'
import { createInstanceLimits } from './rate-limits.ts'
import { sha256 } from '../_shared/secrets.ts'
import type { NewRequest } from './sql-store.ts'

export interface RequestContext {
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
 * How many messages may wait for the database before a network above its ceiling is refused without
 * asking it: four connections would serve its flood, and nobody else.
 */
const mostWaiting = 16

const inAnHour = { 'retry-after': '3600' }

const countLinks = (value: string) => value.match(/https?:\/\/|www\.|\[url/gi)?.length ?? 0

/**
 * Recognises what robots send and families hardly ever do, only to mark the subject of the e-mail.
 */
const looksAutomated = ({ name, message }: ContactMessage) =>
  countLinks(name) > 0 || countLinks(message) > 2

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

/** Reads and checks the body of a request, or returns the code of its refusal. */
async function readMessage(request: Request, within: number) {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/json\b/i.test(type)) return { problem: 'unsupported_type' } as const
  const body = await readJson(request, bodyLimit, within)
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

export function createReceiver(
  { store: requestStore, config, now, log }: Dependencies,
  delivery: Delivery,
) {
  const { deadlines, addressSalt } = config
  const instanceLimits = createInstanceLimits(config.limits, now)
  let [waiting, answered] = [0, 0]

  async function storeAndSend(
    request: NewRequest,
    { waitUntil = ignore }: RequestContext,
    timeLeft: () => number,
  ) {
    const position = instanceLimits.countArrival(request.networkHash)
    const isFlood = instanceLimits.isAboveCeiling(position)
    if (isFlood && waiting >= mostWaiting) return 'too_many_requests'
    const answeredBefore = answered
    waiting += 1
    // A late answer still holds its connection.
    const storing = requestStore.accept(request).finally(() => (waiting -= 1))
    storing.then(() => (answered += 1), ignore)
    let stored
    try {
      stored = await withDeadline(storing, Math.min(timeLeft() - minMailTimeMs, deadlines.store))
    } catch (error) {
      log(
        `Base indisponible (${describeFailure(error)}). Le message ${request.id} part par courriel seulement.`,
      )
      if (isFlood) return 'too_many_requests'
      const limited = instanceLimits.judgeUnstored(request.networkHash, position)
      if (limited !== 'hour') {
        const unstored = describeUnstored(request, now(), limited)
        const within = Math.max(timeLeft(), minMailTimeMs)
        // It is received once the provider accepts it.
        const isSent = await delivery.deliver(unstored, waitUntil, 1, within)
        return isSent ? 'received' : 'unavailable'
      }
      // Nothing else may keep it: it waits where the database serves a flood, and is not down.
      if (answered === answeredBefore) return 'unavailable'
      stored = await withDeadline(storing, timeLeft())
    }
    if (stored === 'overLimit') return 'too_many_requests'
    if (stored === 'duplicate' || stored === 'countedOnly') return 'received'

    // The message is stored. The answer waits a moment for its e-mail, which usually takes less;
    // after that, sending continues in the background.
    const sending = delivery.deliver(stored, waitUntil)
    waitUntil(sending)
    await withDeadline(sending, Math.min(timeLeft(), deadlines.mailWait)).catch(ignore)
    return 'received'
  }

  return async function receiveMessage(
    request: Request,
    context: RequestContext,
    headers: Readonly<Record<string, string>>,
  ) {
    const end = performance.now() + deadlines.response
    const read = await readMessage(request, deadlines.body)
    if ('problem' in read) return respond(read.problem, headers)

    const networkHash = await hashNetwork(context.clientAddress, addressSalt)
    const source = { receivedAt: now(), networkHash }
    const received = await buildRequest(request.headers, read.message, source)
    const code = await storeAndSend(received, context, () => end - performance.now())
    return respond(code, code === 'too_many_requests' ? { ...headers, ...inAnHour } : headers)
  }
}
