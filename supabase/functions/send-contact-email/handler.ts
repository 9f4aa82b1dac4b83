import { contactMessageSchema } from '../_shared/contact-message.ts'
import { clientInfoHeader, readIdempotencyKey } from '../_shared/idempotency-key.ts'
import { answer } from './answers.ts'
import { readBody } from './body.ts'
import { hashAddress } from './client-address.ts'
import { corsHeaders, originAllowed, preflight } from './cors.ts'
import { countDown, withDeadline } from './deadline.ts'
import { createDelivery, type Delivery } from './delivery.ts'
import { looksAutomated } from './doubt.ts'
import { kindOf } from './errors.ts'
import { numberFor } from './numbering.ts'
import { createRecent, type Outcome } from './recent.ts'
import { carriesBearer, sha256 } from './secrets.ts'
import type { Acceptance, Dependencies, Handler, NewRequest, RequestContext } from './types.ts'

/** Supabase may strip /functions/v1 before the function sees the address. */
const messagePath = /(^|\/)send-contact-email\/?$/
const retryPath = /(^|\/)send-contact-email\/retry\/?$/

/** However late the body and the database are, the e-mail that would carry the message alone gets this long. */
const leastForMail = 1_500

/** With no row that a schedule takes up, a stumble of the carrier would be the visitor's error; asked again, it knows whether it had accepted. */
const mostTries = 5

const isJson = (request: Request) =>
  /^application\/json\s*(;\s*charset\s*=\s*"?utf-8"?\s*)?$/i.test(request.headers.get('content-type') ?? '') &&
  /^(identity)?$/i.test(request.headers.get('content-encoding') ?? '')

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Undefined is no JSON value, so nothing valid is mistaken for a failure; a body nested too deep for the parser ends here as well.
    return undefined
  }
}

export function createHandler(dependencies: Dependencies, delivery: Delivery = createDelivery(dependencies)): Handler {
  const { store, config, now, log } = dependencies
  const recent = createRecent(config.limits)

  /** Twice when the first answer was lost: the database recognises the second. Not twice when it was slow: it would be again. */
  const accept = (request: NewRequest, within: number) =>
    withDeadline(
      store.accept(request).catch(() => store.accept(request)),
      Math.min(within, config.deadlines.store),
    )

  /** The database first. Without it the e-mail alone carries the message, and then « received » waits for the carrier to accept it. */
  const keep = async (entry: NewRequest, context: RequestContext, left: () => number): Promise<Outcome> => {
    const deliver = (id: string, within?: number) =>
      delivery.deliver(
        { id, attempts: 1, requests: [{ id, receivedAt: entry.receivedAt, message: entry.message, heldBecause: null }] },
        within,
      )
    const deliverAlone = async (id: string) => {
      for (let tries = 1; !(await deliver(id, Math.max(left(), leastForMail))); tries += 1) {
        const pause = tries * config.deadlines.mailPause
        if (tries === mostTries || left() < pause + leastForMail) return false
        await new Promise((resolve) => setTimeout(resolve, pause))
      }
      return true
    }
    let acceptance: Acceptance
    try {
      acceptance = await accept(entry, left() - leastForMail)
    } catch (error) {
      log(`Base indisponible (${kindOf(error)}). Le message ${entry.id} part par courriel seulement.`)
      const retryAfterSeconds = recent.secondsUntilRoom(entry)
      if (retryAfterSeconds !== undefined) return { code: 'too_many_requests', retryAfterSeconds }
      delivery.doubt(entry.id)
      if (!(await deliverAlone(entry.id))) return { code: 'unavailable' }
      // The visitor does not wait for it, but until then only this instance knows that the message came.
      const writing = delivery.writeLate(entry)
      context.waitUntil?.(writing)
      return { code: 'received' }
    }
    if (acceptance.outcome === 'limited') return { code: 'too_many_requests', retryAfterSeconds: acceptance.retryAfterSeconds }
    // Only who knows that nothing has left may say so. Where nobody says it, because a process died here, it goes with no digest.
    if (acceptance.outcome === 'held' && !entry.isAgain)
      await withDeadline(store.letJoin(acceptance.id), Math.min(left(), config.deadlines.mark)).catch(() => undefined)
    if (acceptance.outcome === 'stored') {
      // The message is safe. The e-mail gets a moment, because it usually takes less; then the visitor is answered and it goes on alone.
      const sending = deliver(acceptance.id)
      context.waitUntil?.(sending)
      await withDeadline(sending, Math.min(left(), config.deadlines.mailPatience)).catch(() => undefined)
    }
    return { code: 'received' }
  }

  const receive = async (request: Request, context: RequestContext, headers: Record<string, string>) => {
    const left = countDown(config.deadlines.answer)
    if (!isJson(request)) return answer('unsupported_type', headers)
    const body = await readBody(request, config.deadlines.body)
    if ('problem' in body) return answer(body.problem, headers)
    const json = parseJson(body.text)
    if (json === undefined) return answer('bad_json', headers)
    const parsed = contactMessageSchema.safeParse(json)
    if (!parsed.success) return answer('invalid_fields', headers)

    const message = parsed.data
    const receivedAt = now()
    const [contentHash, addressHash] = await Promise.all([
      sha256(JSON.stringify([message.seekingFor, message.name, message.phone, message.email, message.message])),
      hashAddress(config.addressSalt, context.clientAddress),
    ])
    const draft = readIdempotencyKey(request.headers.get(clientInfoHeader) ?? '')
    const resendHash = draft.key === null ? null : await sha256(`${draft.key} ${contentHash}`)
    const id = await numberFor(config.addressSalt, contentHash)
    const isAgain = draft.isRetry
    const entry: NewRequest = {
      id,
      receivedAt,
      message,
      contentHash,
      resendHash,
      addressHash,
      looksAutomated: looksAutomated(message),
      isAgain,
    }
    const outcome = await recent.once(entry, () => keep(entry, context, left))
    return outcome.code === 'too_many_requests'
      ? answer(outcome.code, { ...headers, 'retry-after': String(outcome.retryAfterSeconds) })
      : answer(outcome.code, headers)
  }

  const retry = async (request: Request) => {
    const secret = config.retrySecret
    if (secret === undefined || !(await carriesBearer(request, [secret]))) return answer('unauthorized', { 'www-authenticate': 'Bearer' })
    const report = await delivery.retryDue()
    return answer('retried', {}, { ...report })
  }

  const route = async (request: Request, context: RequestContext) => {
    const { pathname } = new URL(request.url)
    if (retryPath.test(pathname)) return request.method === 'POST' ? retry(request) : answer('method_not_allowed', { allow: 'POST' })
    if (!messagePath.test(pathname)) return answer('not_found')
    if (!originAllowed(request, config.allowedOrigins)) return answer('origin_refused', { vary: 'Origin' })
    if (request.method === 'OPTIONS') return preflight(request)
    const headers = corsHeaders(request)
    if (request.method !== 'POST') return answer('method_not_allowed', { ...headers, allow: 'POST, OPTIONS' })
    if (!(await carriesBearer(request, config.publicKeys))) return answer('unauthorized', { ...headers, 'www-authenticate': 'Bearer' })
    return receive(request, context, headers)
  }

  return async (request, context) => {
    try {
      return await route(request, context)
    } catch (error) {
      log(`Erreur imprévue (${kindOf(error)}).`)
      return answer('unavailable', originAllowed(request, config.allowedOrigins) ? corsHeaders(request) : {})
    }
  }
}
