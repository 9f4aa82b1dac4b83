import type { ContactMessage } from '../../supabase/functions/_shared/contact-message'
import { clientInfoHeader, toClientInfo } from '../../supabase/functions/_shared/idempotency-key'
import { functionHost, functionKey } from '../../lib/public-environment'

const sendTimeout = 15_000

type Options = {
  idempotencyKey?: string
  host?: string
  key?: string
  fetch?: typeof globalThis.fetch
  timeout?: number
}

/** The one call of the site: true when the status is OK, false whatever else happened, which the console is told without a word of what was sent. */
export async function sendRequest(
  message: ContactMessage,
  options: Options = {},
): Promise<boolean> {
  const {
    idempotencyKey,
    host = functionHost,
    key = functionKey,
    fetch = globalThis.fetch,
    timeout = sendTimeout,
  } = options
  // Not AbortSignal.timeout: a test clock does not reach it.
  const abort = new AbortController()
  const timer = setTimeout(() => abort.abort(), timeout)
  try {
    const response = await fetch(`${host}/functions/v1/send-contact-email`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${key}`,
        ...(idempotencyKey !== undefined && { [clientInfoHeader]: toClientInfo(idempotencyKey) }),
      },
      body: JSON.stringify(message),
      credentials: 'omit',
      // A visitor who follows a link meanwhile unloads the document, which would abort the request.
      keepalive: true,
      // A redirected POST arrives as a GET: an OK page at the end of it would be a false « Merci ».
      redirect: 'error',
      signal: abort.signal,
    })
    // The status has decided. The body is cancelled: one that never ends would keep the connection open.
    void response.body?.cancel().catch(() => undefined)
    if (!response.ok) console.error(`Not sent: the answer was ${String(response.status)}.`)
    return response.ok
  } catch {
    console.error(abort.signal.aborted ? 'Not sent: no answer in time.' : 'Not sent: no network.')
    return false
  } finally {
    clearTimeout(timer)
  }
}
