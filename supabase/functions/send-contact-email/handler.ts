import { buildCorsHeaders } from '../_shared/cors.ts'
import { describeFailure, withDeadline } from '../_shared/failure.ts'
import { checkAccess } from '../_shared/responses.ts'
import { getQuebecDate } from '../_calendar/quebec-time.ts'
import { hasBearer } from '../_shared/secrets.ts'
import { watchLimits } from '../_contract/watch-limits.ts'
import { findLastWorkingDay } from '../_calendar/working-time.ts'
import { createDelivery, type Dependencies } from './delivery.ts'
import { createReceiver, type HttpContext } from './receive-message.ts'
import { respond } from './responses.ts'

/** Supabase may strip /functions/v1 before the function sees the address. */
const messagePath = /(^|\/)send-contact-email\/?$/
const retryPath = /(^|\/)send-contact-email\/retry\/?$/
const watchPath = /(^|\/)send-contact-email\/watch\/?$/

export function createHandler(dependencies: Dependencies, sendReminder?: () => Promise<void>) {
  const { store, config, now, log, deployment = { problems: 0 } } = dependencies
  const delivery = createDelivery(dependencies)
  const receiveMessage = createReceiver(dependencies, delivery)

  async function retryMails() {
    // First, because hundreds of e-mails may wait, or one row that cannot be read. A reminder that
    // waits for a locked row does not hold them.
    if (sendReminder)
      await withDeadline(sendReminder(), config.deadlines.response).catch((error: unknown) =>
        log(`Rappel du matin remis (${describeFailure(error)}).`),
      )
    const counts = await delivery.retryDue()
    await store
      .noteRun('retry')
      .catch((error: unknown) => log(`Passage de la reprise non noté (${describeFailure(error)}).`))
    return respond('retried', {}, counts)
  }

  /** Says how long what nobody sees has been silent, to the watch that uses no mail provider. */
  async function reportSilence() {
    const silence = await store.measureSilence(findLastWorkingDay(getQuebecDate(now()), []))
    const { oldestWaiting, sinceRetry, sinceRetention } = silence
    await store.noteRun('watch')
    const isSilent =
      deployment.problems > 0 ||
      (oldestWaiting ?? 0) >= watchLimits.waiting ||
      (sinceRetry ?? Infinity) >= watchLimits.retry ||
      (sinceRetention ?? Infinity) >= watchLimits.retention
    return respond(isSilent ? 'silent' : 'watched', {}, { ...silence, ...deployment })
  }

  /** Runs what the schedules and the watch ask for with their secret. */
  async function runWithSecret(httpRequest: Request, run: () => Promise<Response>) {
    if (httpRequest.method !== 'POST') return respond('method_not_allowed', { allow: 'POST' })
    if (!(await hasBearer(httpRequest, config.scheduleSecrets)))
      return respond('unauthorized', { 'www-authenticate': 'Bearer' })
    return run()
  }

  return async (httpRequest: Request, context: HttpContext) => {
    const cors = buildCorsHeaders(httpRequest, config.allowedOrigins)
    try {
      const { pathname } = new URL(httpRequest.url)
      if (retryPath.test(pathname)) return await runWithSecret(httpRequest, retryMails)
      if (watchPath.test(pathname)) return await runWithSecret(httpRequest, reportSilence)
      if (!messagePath.test(pathname)) return respond('not_found')
      const accessError = await checkAccess(httpRequest, cors, config, respond)
      return accessError ?? (await receiveMessage(httpRequest, context, cors))
    } catch (error) {
      log(`Erreur imprévue (${describeFailure(error)}).`)
      return respond('unavailable', cors)
    }
  }
}
