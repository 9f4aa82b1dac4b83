import type { ContactMessage } from '../../supabase/functions/_shared/contact-message'
import { clientInfoHeader, toClientInfo } from '../../supabase/functions/_shared/idempotency-key'
import { functionHost, functionKey } from '@/lib/public-environment'

const sendTimeout = 15_000

/** True when the status is OK. The console shows a failure without a word of the message. */
export async function sendRequest(message: ContactMessage, idempotencyKey: string) {
  // Not AbortSignal.timeout, which Safari has from 16 on.
  const abort = new AbortController()
  const timer = setTimeout(() => abort.abort(), sendTimeout)
  try {
    const response = await fetch(`${functionHost}/functions/v1/send-contact-email`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${functionKey}`,
        [clientInfoHeader]: toClientInfo(idempotencyKey),
      },
      body: JSON.stringify(message),
      credentials: 'omit',
      // A document that is left aborts its requests.
      keepalive: true,
      // A redirected POST arrives as a GET: an OK page at its end would be a false success.
      redirect: 'error',
      signal: abort.signal,
    })
    // A body that never ends would keep the connection open.
    void response.body?.cancel().catch(() => undefined)
    if (!response.ok) console.error(`Not sent: the answer was ${response.status}.`)
    return response.ok
  } catch {
    console.error(abort.signal.aborted ? 'Not sent: no answer in time.' : 'Not sent: no network.')
    return false
  } finally {
    clearTimeout(timer)
  }
}
