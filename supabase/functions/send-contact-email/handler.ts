import { buildCorsHeaders } from '../_shared/cors.ts'
import { describeFailure } from '../_shared/failure.ts'
import { checkAccess } from '../_shared/responses.ts'
import { hasBearer } from '../_shared/secrets.ts'
import { createDelivery, type Dependencies } from './delivery.ts'
import { createReceiver, type RequestContext } from './receive-message.ts'
import { respond } from './responses.ts'

/** Supabase may strip /functions/v1 before the function sees the address. */
const messagePath = /(^|\/)send-contact-email\/?$/
const retryPath = /(^|\/)send-contact-email\/retry\/?$/

export function createHandler(dependencies: Dependencies, sendReminder?: () => Promise<void>) {
  const { config, log } = dependencies
  const delivery = createDelivery(dependencies)
  const receiveMessage = createReceiver(dependencies, delivery)

  async function retryMails(request: Request) {
    if (request.method !== 'POST') return respond('method_not_allowed', { allow: 'POST' })
    if (!(await hasBearer(request, config.retrySecrets)))
      return respond('unauthorized', { 'www-authenticate': 'Bearer' })
    const counts = await delivery.retryDue()
    await sendReminder?.()
    return respond('retried', {}, counts)
  }

  return async (request: Request, context: RequestContext) => {
    const cors = buildCorsHeaders(request, config.allowedOrigins)
    try {
      const { pathname } = new URL(request.url)
      if (retryPath.test(pathname)) return await retryMails(request)
      if (!messagePath.test(pathname)) return respond('not_found')
      const accessError = await checkAccess(request, cors, config, respond)
      return accessError ?? (await receiveMessage(request, context, cors))
    } catch (error) {
      log(`Erreur imprévue (${describeFailure(error)}).`)
      return respond('unavailable', cors)
    }
  }
}
