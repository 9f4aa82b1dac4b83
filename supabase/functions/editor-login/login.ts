// Signing in to the editor without a terminal: the page gives the code that GitHub gave it, and gets the token that the secret alone can ask for.
// Neither the code nor the token is ever in an address or a log.
import { readJson } from '../_shared/read-json.ts'

export type LoginSettings = { origins: readonly string[]; clientId: string; clientSecret: string }

const address = 'https://github.com/login/oauth/access_token'
const patience = 8_000
/** A code has twenty characters. */
const longestBody = 200

export function createLogin(
  { origins, clientId, clientSecret }: LoginSettings,
  ask: typeof fetch = fetch,
) {
  return async (request: Request): Promise<Response> => {
    const origin = request.headers.get('origin') ?? ''
    const isKnown = origins.includes(origin)
    const answer = (status: number, body: object | null) =>
      new Response(body && JSON.stringify(body), {
        status,
        headers: {
          'content-type': 'application/json',
          'cache-control': 'no-store',
          vary: 'Origin',
          ...(isKnown && {
            'access-control-allow-origin': origin,
            'access-control-allow-methods': 'POST',
            'access-control-allow-headers': 'content-type',
          }),
        },
      })
    if (!isKnown) return answer(403, { error: 'origin' })
    if (request.method === 'OPTIONS') return answer(204, null)
    if (request.method !== 'POST') return answer(405, { error: 'method' })
    if (clientId === '' || clientSecret === '') return answer(503, { error: 'settings' })
    const body = await readJson(request, longestBody, patience)
    const { code } = Object('json' in body && body.json) as { code?: unknown }
    if (typeof code !== 'string' || !/^[\w-]{10,64}$/.test(code))
      return answer(400, { error: 'code' })
    try {
      const given = await ask(address, {
        method: 'POST',
        headers: { accept: 'application/json', 'content-type': 'application/json' },
        body: JSON.stringify({ client_id: clientId, client_secret: clientSecret, code }),
        signal: AbortSignal.timeout(patience),
        redirect: 'error',
      })
      const { access_token: token } = Object(await given.json()) as { access_token?: unknown }
      return typeof token === 'string' && /^\w{10,255}$/.test(token)
        ? answer(200, { token })
        : answer(401, { error: 'refused' })
    } catch {
      return answer(502, { error: 'github' })
    }
  }
}
