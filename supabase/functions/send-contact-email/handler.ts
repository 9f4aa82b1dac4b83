import { checkAccess } from '../_shared/responses.ts'
import { buildCorsHeadersIfAllowed } from '../_shared/cors.ts'
import { describeFailure } from '../_shared/failure.ts'
import { hasBearer } from '../_shared/secrets.ts'
import { respond } from './responses.ts'
import { createDelivery, type Dependencies } from './delivery.ts'
import { createReceiver, type RequestContext } from './receive-message.ts'

/** Supabase may strip /functions/v1 before the function sees the address. */
const messagePath = /(^|\/)send-contact-email\/?$/
const retryPath = /(^|\/)send-contact-email\/retry\/?$/

export function createHandler(
  dependencies: Dependencies,
  delivery = createDelivery(dependencies),
  sendReminder: () => Promise<void> = () => Promise.resolve(),
) {
  const { config, log } = dependencies
  const receiveMessage = createReceiver(dependencies, delivery)

  async function retryMails(request: Request) {
    if (request.method !== 'POST') return respond('method_not_allowed', { allow: 'POST' })
    const secret = config.retrySecret
    if (secret === undefined || !(await hasBearer(request, [secret])))
      return respond('unauthorized', { 'www-authenticate': 'Bearer' })
    const counts = await delivery.retryDue()
    await sendReminder()
    return respond('retried', {}, counts)
  }

  async function routeRequest(request: Request, context: RequestContext) {
    const { pathname } = new URL(request.url)
    if (retryPath.test(pathname)) return retryMails(request)
    if (!messagePath.test(pathname)) return respond('not_found')
    const access = await checkAccess(request, config, respond)
    if (access instanceof Response) return access
    return receiveMessage(request, context, access)
  }

  return async (request: Request, context: RequestContext) => {
    try {
      return await routeRequest(request, context)
    } catch (error) {
      log(`Erreur imprévue (${describeFailure(error)}).`)
      return respond('unavailable', buildCorsHeadersIfAllowed(request, config.allowedOrigins))
    }
  }
}
