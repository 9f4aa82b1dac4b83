import { describeFailure } from '../_shared/failure.ts'
import { createAnswer } from './answers.ts'
import { answerPreflight, corsHeaders, isOriginAllowed } from './cors.ts'
import { createDelivery, type Dependencies } from './delivery.ts'
import { createReceiver, type RequestContext } from './receive-message.ts'
import { hasBearer } from './secrets.ts'

/** Supabase may strip /functions/v1 before the function sees the address. */
const messagePath = /(^|\/)send-contact-email\/?$/
const retryPath = /(^|\/)send-contact-email\/retry\/?$/

export function createHandler(dependencies: Dependencies, delivery = createDelivery(dependencies)) {
  const { config, log } = dependencies
  const receiveMessage = createReceiver(dependencies, delivery)

  async function retryMails(request: Request) {
    if (request.method !== 'POST') return createAnswer('method_not_allowed', { allow: 'POST' })
    const secret = config.retrySecret
    if (secret === undefined || !(await hasBearer(request, [secret])))
      return createAnswer('unauthorized', { 'www-authenticate': 'Bearer' })
    return createAnswer('retried', {}, await delivery.retryDue())
  }

  async function routeRequest(request: Request, context: RequestContext) {
    const { pathname } = new URL(request.url)
    if (retryPath.test(pathname)) return retryMails(request)
    if (!messagePath.test(pathname)) return createAnswer('not_found')
    if (!isOriginAllowed(request, config.allowedOrigins))
      return createAnswer('origin_refused', { vary: 'Origin' })
    if (request.method === 'OPTIONS') return answerPreflight(request)

    const headers = corsHeaders(request)
    if (request.method !== 'POST')
      return createAnswer('method_not_allowed', { ...headers, allow: 'POST, OPTIONS' })
    if (!(await hasBearer(request, config.publicKeys)))
      return createAnswer('unauthorized', { ...headers, 'www-authenticate': 'Bearer' })
    return receiveMessage(request, context, headers)
  }

  return async (request: Request, context: RequestContext) => {
    try {
      return await routeRequest(request, context)
    } catch (error) {
      log(`Erreur imprévue (${describeFailure(error)}).`)
      const isAllowed = isOriginAllowed(request, config.allowedOrigins)
      return createAnswer('unavailable', isAllowed ? corsHeaders(request) : {})
    }
  }
}
