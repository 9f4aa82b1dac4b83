// Signs in to the editor: the page sends the code that GitHub gave it, and receives the token that
// only the secret can obtain. Neither the code nor the token is ever in an address or a log.
import { buildCorsHeaders, isOriginAllowed, respondToPreflight } from '../_shared/cors.ts'
import { readJson } from '../_shared/read-json.ts'
import { respondWithJson } from '../_shared/responses.ts'

type SignInSettings = { origins: readonly string[]; clientId: string; clientSecret: string }

const timeoutMs = 8_000
/** The limit in bytes: a code has twenty characters. */
const bodyLimit = 200

export function createSignIn(settings: SignInSettings, fetchToken = fetch) {
  const { origins } = settings
  return async (httpRequest: Request) => {
    const cors = buildCorsHeaders(httpRequest, origins)
    const respond = (status: number, body: object) => respondWithJson(status, body, cors)

    if (!isOriginAllowed(httpRequest, origins)) return respond(403, { error: 'origin' })
    if (httpRequest.method === 'OPTIONS') return respondToPreflight(cors)
    if (httpRequest.method !== 'POST') return respond(405, { error: 'method' })

    const code = await readCode(httpRequest)
    if (code === undefined) return respond(400, { error: 'code' })
    try {
      const token = await exchangeCode(code, settings, fetchToken)
      return token === undefined ? respond(401, { error: 'refused' }) : respond(200, { token })
    } catch {
      return respond(502, { error: 'github' })
    }
  }
}

async function readCode(httpRequest: Request) {
  const body = await readJson(httpRequest, bodyLimit, timeoutMs)
  const { code } = Object('json' in body && body.json) as { code?: unknown }
  return typeof code === 'string' && /^[\w-]{10,64}$/.test(code) ? code : undefined
}

async function exchangeCode(
  code: string,
  { clientId, clientSecret }: SignInSettings,
  fetchToken: typeof fetch,
) {
  const response = await fetchToken('https://github.com/login/oauth/access_token', {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify({ client_id: clientId, client_secret: clientSecret, code }),
    signal: AbortSignal.timeout(timeoutMs),
    redirect: 'error',
  })
  const { access_token: token } = Object(await response.json()) as { access_token?: unknown }
  return typeof token === 'string' && /^\w{10,255}$/.test(token) ? token : undefined
}
