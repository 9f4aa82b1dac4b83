import { clientInfoHeader } from '../_contract/idempotency-key.ts'

/** Patterns are origins, whose one `*` stands for a label of the domain, or for any port. */
const matchesPattern = (pattern: string, origin: string) =>
  new RegExp(`^${pattern.replaceAll('.', '\\.').replace('*', '[a-z0-9-]+')}$`).test(origin)

/**
 * Tells whether the origin of an HTTP request is allowed: one without `Origin` is, because a page
 * of another site always sends it. The host of the function is no proof, because a stranger's
 * domain may resolve to it.
 */
export function isOriginAllowed(httpRequest: Request, allowed: readonly string[]) {
  const origin = httpRequest.headers.get('origin')
  return origin === null || allowed.some((pattern) => matchesPattern(pattern, origin))
}

/**
 * Builds the headers of every response, errors included: a page of an allowed origin must be able
 * to read a 429.
 */
export function buildCorsHeaders(
  httpRequest: Request,
  allowed: readonly string[],
): Record<string, string> {
  const origin = httpRequest.headers.get('origin')
  const isReadable = origin !== null && isOriginAllowed(httpRequest, allowed)
  return { vary: 'Origin', ...(isReadable && { 'access-control-allow-origin': origin }) }
}

export const respondToPreflight = (corsHeaders: Record<string, string>) =>
  new Response(null, {
    status: 204,
    headers: {
      ...corsHeaders,
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': `authorization, ${clientInfoHeader}, apikey, content-type`,
      'access-control-max-age': '86400',
    },
  })
