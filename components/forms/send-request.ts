import type { ContactMessage } from '@/supabase/functions/_shared/contact-message'
import { clientInfoHeader, toClientInfo } from '@/supabase/functions/_shared/idempotency-key'
import { buildFunctionUrl } from '@/lib/function-url'
import { functionHost, functionKey } from '@/lib/public-environment'

const sendTimeoutMs = 15_000

/** Posts JSON and returns the status of the answer, or 0 where none came. */
export async function postToFunction(
  name: 'send-contact-email' | 'mark-request-handled',
  body: object,
  headers: Readonly<Record<string, string>> = {},
) {
  // AbortSignal.timeout is not used, because Safari has it only from 16 on.
  const abort = new AbortController()
  const timer = setTimeout(() => abort.abort(), sendTimeoutMs)
  try {
    const response = await fetch(buildFunctionUrl(functionHost, name), {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${functionKey}`,
        ...headers,
      },
      body: JSON.stringify(body),
      credentials: 'omit',
      // Without `keepalive`, leaving the page aborts its requests.
      keepalive: true,
      // A redirected POST arrives as a GET: an OK page at its end would be a false success.
      redirect: 'error',
      signal: abort.signal,
    })
    if (!response.ok) console.error(`Not sent: the answer was ${response.status}.`)
    return response.status
  } catch {
    console.error(abort.signal.aborted ? 'Not sent: no answer in time.' : 'Not sent: no network.')
    return 0
  } finally {
    clearTimeout(timer)
  }
}

export async function sendRequest(message: ContactMessage, idempotencyKey: string) {
  const headers = { [clientInfoHeader]: toClientInfo(idempotencyKey) }
  const status = await postToFunction('send-contact-email', message, headers)
  return status >= 200 && status < 300
}
