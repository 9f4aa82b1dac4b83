import { buildHandledLink } from '../_shared/handled-link.ts'
import { getQuebecDate } from '../_shared/quebec-time.ts'
import type { Config } from '../_shared/settings.ts'

/** Tells whether the other function refuses a link that is signed here; false without links. */
export async function areLinksRefused(
  { links, publicKeys: [publicKey = ''], deadlines }: Config,
  host: string,
  call = fetch,
) {
  if (links === undefined) return false
  const today = getQuebecDate()
  // The id of no request, so that its link records nothing.
  const id = crypto.randomUUID()
  const link = await buildHandledLink({ id, receivedOn: today }, today, links)
  try {
    const response = await call(`${host}/functions/v1/mark-request-handled`, {
      method: 'POST',
      headers: { authorization: `Bearer ${publicKey}`, 'content-type': 'application/json' },
      body: JSON.stringify({ token: link.split('#')[1] }),
      signal: AbortSignal.timeout(deadlines.body),
    })
    const { code } = (await response.json()) as { code?: string }
    return code !== 'request_unknown'
  } catch {
    return true
  }
}
