import { answerPreflight, corsHeaders, isOriginAllowed } from './cors.ts'
import { hasBearer } from './secrets.ts'

type Answers = Record<string, readonly [number, string]>

/** What both functions may refuse. The codes are stable. */
export const refusals = {
  bad_request: [400, 'Le corps de la requête doit être du JSON en UTF-8, en entier.'],
  unauthorized: [401, 'La clé est absente ou n’est pas la bonne.'],
  not_found: [404, 'Rien à cette adresse.'],
  method_not_allowed: [405, 'Seule la méthode POST est acceptée.'],
} as const satisfies Answers

/** The sentences never repeat anything that was received. */
export const createAnswerMaker =
  <Table extends Answers>(answers: Table) =>
  (
    code: keyof Table & string,
    headers: Readonly<Record<string, string>> = {},
    facts: Readonly<Record<string, number>> = {},
  ) => {
    const [status, message] = (answers as Answers)[code] ?? [500, '']
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
type AnswerRefusal = (code: AccessRefusal, headers: Record<string, string>) => Response

/** The answer to a preflight or to a call that is refused, or the headers of any other answer. */
export async function checkAccess(
  request: Request,
  { publicKeys, allowedOrigins }: Access,
  createAnswer: AnswerRefusal,
): Promise<Response | Record<string, string>> {
  if (!isOriginAllowed(request, allowedOrigins))
    return createAnswer('origin_refused', { vary: 'Origin' })
  if (request.method === 'OPTIONS') return answerPreflight(request)

  const headers = corsHeaders(request)
  if (request.method !== 'POST')
    return createAnswer('method_not_allowed', { ...headers, allow: 'POST, OPTIONS' })
  if (!(await hasBearer(request, publicKeys)))
    return createAnswer('unauthorized', { ...headers, 'www-authenticate': 'Bearer' })
  return headers
}
