import { contactMessageSchema, type ContactMessage } from '../_shared/contact-message.ts'
import { kindOf, withDeadline } from '../_shared/failure.ts'
import { clientInfoHeader, readIdempotencyKey } from '../_shared/idempotency-key.ts'
import { readJson } from '../_shared/read-json.ts'
import { answer, type AnswerCode } from './answers.ts'
import { placeOf } from './client-address.ts'
import { corsHeaders, originAllowed, preflight } from './cors.ts'
import { createDelivery, type Dependencies } from './delivery.ts'
import { carriesBearer, sha256 } from './secrets.ts'
import type { NewRequest, RequestStore } from './sql-store.ts'

export interface RequestContext {
  /** Where the request comes from, as the runtime knows it; empty when it does not. */
  readonly clientAddress: string
  /** Keeps the instance alive for an e-mail that outlasts the answer. */
  readonly waitUntil?: (work: Promise<unknown>) => void
}

/** Supabase may strip /functions/v1 before the function sees the address. */
const messagePath = /(^|\/)send-contact-email\/?$/
const retryPath = /(^|\/)send-contact-email\/retry\/?$/

/** However late the body and the database are, the e-mail that would carry the message alone gets this long. */
const leastForMail = 1_500

const isJson = (request: Request) =>
  /^application\/json\s*(;\s*charset\s*=\s*"?utf-8"?\s*)?$/i.test(
    request.headers.get('content-type') ?? '',
  ) && /^(identity)?$/i.test(request.headers.get('content-encoding') ?? '')

export const bodyLimit = 16 * 1024

const links = (value: string) => value.match(/https?:\/\/|www\.|\[url/gi)?.length ?? 0

/** What robots send and families hardly ever do. Where it is wrong, the subject of an e-mail is marked: nothing else. */
const looksAutomated = ({ name, message }: ContactMessage) => links(name) > 0 || links(message) > 2

export function createHandler(dependencies: Dependencies, delivery = createDelivery(dependencies)) {
  const { store, config, now, log } = dependencies
  const { deadlines, addressSalt } = config

  /** Without an idempotency key, the same words are the same message for a day. The same in every instance, whatever its salt. */
  const idOf = async (key: string | undefined, message: ContactMessage) => {
    const hash = await sha256(JSON.stringify([key ?? now().toISOString().slice(0, 10), message]))
    return hash.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')
  }

  /** Without a database the e-mail alone carries the message, and « received » waits for the carrier to accept it. */
  const keep = async (
    entry: NewRequest,
    context: RequestContext,
    left: () => number,
  ): Promise<AnswerCode> => {
    let kept: Awaited<ReturnType<RequestStore['accept']>>
    try {
      kept = await withDeadline(
        store.accept(entry),
        Math.min(left() - leastForMail, deadlines.store),
      )
    } catch (error) {
      log(
        `Base indisponible (${kindOf(error)}). Le message ${entry.id} part par courriel seulement.`,
      )
      const request = { id: entry.id, message: entry.message, receivedAt: now(), suspect: null }
      return (await delivery.deliver(request, 1, Math.max(left(), leastForMail)))
        ? 'received'
        : 'unavailable'
    }
    if (kept === 'refused') return 'too_many_requests'
    if (kept === 'duplicate') return 'received'
    // The message is safe. The e-mail gets a moment, because it usually takes less; then the visitor is answered and it goes on alone.
    const sending = delivery.deliver(kept)
    context.waitUntil?.(sending)
    await withDeadline(sending, Math.min(left(), deadlines.mailPatience)).catch(() => undefined)
    return 'received'
  }

  const receive = async (
    request: Request,
    context: RequestContext,
    headers: Record<string, string>,
  ) => {
    const end = performance.now() + deadlines.answer
    if (!isJson(request)) return answer('unsupported_type', headers)
    const body = await readJson(request, bodyLimit, deadlines.body)
    if ('problem' in body) return answer(body.problem, headers)
    const parsed = contactMessageSchema.safeParse(body.json)
    if (!parsed.success) return answer('invalid_fields', headers)

    const message = parsed.data
    const place = placeOf(context.clientAddress)
    const [id, placeHash] = await Promise.all([
      idOf(readIdempotencyKey(request.headers.get(clientInfoHeader) ?? ''), message),
      place === '' ? null : sha256(`${addressSalt} ${place}`),
    ])
    const left = () => end - performance.now()
    const code = await keep(
      { id, message, looksAutomated: looksAutomated(message), placeHash },
      context,
      left,
    )
    return answer(
      code,
      code === 'too_many_requests' ? { ...headers, 'retry-after': '3600' } : headers,
    )
  }

  const retry = async (request: Request) => {
    const secret = config.retrySecret
    if (secret === undefined || !(await carriesBearer(request, [secret])))
      return answer('unauthorized', { 'www-authenticate': 'Bearer' })
    const report = await delivery.retryDue()
    return answer('retried', {}, { ...report })
  }

  const route = async (request: Request, context: RequestContext) => {
    const { pathname } = new URL(request.url)
    if (retryPath.test(pathname))
      return request.method === 'POST'
        ? retry(request)
        : answer('method_not_allowed', { allow: 'POST' })
    if (!messagePath.test(pathname)) return answer('not_found')
    if (!originAllowed(request, config.allowedOrigins))
      return answer('origin_refused', { vary: 'Origin' })
    if (request.method === 'OPTIONS') return preflight(request)
    const headers = corsHeaders(request)
    if (request.method !== 'POST')
      return answer('method_not_allowed', { ...headers, allow: 'POST, OPTIONS' })
    if (!(await carriesBearer(request, config.publicKeys)))
      return answer('unauthorized', { ...headers, 'www-authenticate': 'Bearer' })
    return receive(request, context, headers)
  }

  return async (request: Request, context: RequestContext) => {
    try {
      return await route(request, context)
    } catch (error) {
      log(`Erreur imprévue (${kindOf(error)}).`)
      return answer(
        'unavailable',
        originAllowed(request, config.allowedOrigins) ? corsHeaders(request) : {},
      )
    }
  }
}
