import { isOriginAllowed, respondToPreflight } from './cors.ts'
import { hasBearer } from './secrets.ts'

/** The error responses that functions share, with stable codes. */
export const errorResponses = {
  bad_request: [400, 'Le corps de la requête doit être du JSON en UTF-8, en entier.'],
  unauthorized: [401, 'La clé est absente ou n’est pas la bonne.'],
  not_found: [404, 'Rien à cette adresse.'],
  method_not_allowed: [405, 'Seule la méthode POST est acceptée.'],
} as const

type Headers = Readonly<Record<string, string>>

export const respondWithJson = (status: number, body: object, headers: Headers) =>
  new Response(JSON.stringify(body), {
    status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      ...headers,
    },
  })

/** Creates responses whose sentences never repeat anything that was received. */
export const createResponder =
  <Code extends string>(responses: Record<Code, readonly [number, string]>) =>
  (
    code: Code,
    headers: Headers = {},
    details: Readonly<Record<string, string | number | null>> = {},
  ) => {
    const [status, message] = responses[code]
    return respondWithJson(status, { code, message, ...details }, headers)
  }

/** Returns the response to a preflight or a refused call; undefined where the call may go on. */
export async function checkAccess(
  httpRequest: Request,
  corsHeaders: Record<string, string>,
  config: { readonly publicKeys: readonly string[]; readonly allowedOrigins: readonly string[] },
  respond: (
    code: 'origin_refused' | 'method_not_allowed' | 'unauthorized',
    headers: Headers,
  ) => Response,
) {
  if (!isOriginAllowed(httpRequest, config.allowedOrigins))
    return respond('origin_refused', corsHeaders)
  if (httpRequest.method === 'OPTIONS') return respondToPreflight(corsHeaders)
  if (httpRequest.method !== 'POST')
    return respond('method_not_allowed', { ...corsHeaders, allow: 'POST, OPTIONS' })
  if (!(await hasBearer(httpRequest, config.publicKeys)))
    return respond('unauthorized', { ...corsHeaders, 'www-authenticate': 'Bearer' })
  return undefined
}
