import { respondToPreflight, buildCorsHeaders, isOriginAllowed } from './cors.ts'
import { hasBearer } from './secrets.ts'

type Responses = Record<string, readonly [number, string]>

/** The refusals that both functions share. Their codes are stable. */
export const refusals = {
  bad_request: [400, 'Le corps de la requête doit être du JSON en UTF-8, en entier.'],
  unauthorized: [401, 'La clé est absente ou n’est pas la bonne.'],
  not_found: [404, 'Rien à cette adresse.'],
  method_not_allowed: [405, 'Seule la méthode POST est acceptée.'],
} as const satisfies Responses

/** Creates responses whose sentences never repeat anything that was received. */
export const createResponder =
  <Table extends Responses>(responses: Table) =>
  (
    code: keyof Table & string,
    headers: Readonly<Record<string, string>> = {},
    facts: Readonly<Record<string, number>> = {},
  ) => {
    const [status, message] = (responses as Responses)[code] ?? [500, '']
    return new Response(JSON.stringify({ code, message, ...facts }), {
      status,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        ...headers,
      },
    })
  }

type Access = { readonly publicKeys: readonly string[]; readonly allowedOrigins: readonly string[] }
type AccessRefusal = 'origin_refused' | 'method_not_allowed' | 'unauthorized'
type RespondWithRefusal = (code: AccessRefusal, headers: Record<string, string>) => Response

/** Returns the response to a preflight or a refused call, or else the headers of the response. */
export async function checkAccess(
  request: Request,
  { publicKeys, allowedOrigins }: Access,
  respond: RespondWithRefusal,
): Promise<Response | Record<string, string>> {
  if (!isOriginAllowed(request, allowedOrigins))
    return respond('origin_refused', { vary: 'Origin' })
  if (request.method === 'OPTIONS') return respondToPreflight(request)

  const headers = buildCorsHeaders(request)
  if (request.method !== 'POST')
    return respond('method_not_allowed', { ...headers, allow: 'POST, OPTIONS' })
  if (!(await hasBearer(request, publicKeys)))
    return respond('unauthorized', { ...headers, 'www-authenticate': 'Bearer' })
  return headers
}
