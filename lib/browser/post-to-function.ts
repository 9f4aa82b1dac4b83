import { buildFunctionUrl } from '../function-url'
import { functionHost, functionKey } from '../public-environment'

const sendTimeoutMs = 15_000

/** Posts JSON and returns what is read of the answer, or undefined where none came. */
export async function postToFunction<Answer>(
  name: 'send-contact-email' | 'mark-request-handled',
  body: object,
  read: (response: Response) => Answer | Promise<Answer>,
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
    return await read(response)
  } catch {
    console.error(abort.signal.aborted ? 'Not sent: no answer in time.' : 'Not sent: no network.')
    return undefined
  } finally {
    clearTimeout(timer)
  }
}
