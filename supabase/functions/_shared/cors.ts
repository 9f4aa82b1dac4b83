import { clientInfoHeader } from './idempotency-key.ts'

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * Patterns are `https://www.fanal.example`, one `*` label for previews
 * (`https://*.apercu.example`), or any port on loopback (`http://localhost:*`).
 */
const matchesPattern = (pattern: string, origin: string) =>
  new RegExp(
    `^${escapeRegExp(pattern)
      .replace('://\\*\\.', '://[a-z0-9-]+\\.')
      .replace(/:\\\*$/, '(:\\d{1,5})?')}$`,
    'i',
  ).test(origin)

/**
 * Tells whether the origin of a request is allowed. A browser always sends `Origin` with such a
 * request; without it, the sender is no page of another site, and a program could forge it anyway.
 * The host of the function is no proof: a stranger's domain may resolve to it.
 */
export function isOriginAllowed(request: Request, allowed: readonly string[]) {
  const origin = request.headers.get('origin')
  return origin === null || allowed.some((pattern) => matchesPattern(pattern, origin))
}

/**
 * Builds the headers of every response to an allowed origin, errors included: a browser must be
 * able to read a 429.
 */
export function buildCorsHeaders(request: Request): Record<string, string> {
  const origin = request.headers.get('origin')
  return {
    vary: 'Origin',
    ...(origin === null
      ? {}
      : { 'access-control-allow-origin': origin, 'access-control-expose-headers': 'Retry-After' }),
  }
}

/** Builds the headers of a response whose request was not fully checked. */
export const buildCorsHeadersIfAllowed = (request: Request, allowed: readonly string[]) =>
  isOriginAllowed(request, allowed) ? buildCorsHeaders(request) : {}

export const respondToPreflight = (request: Request) =>
  new Response(null, {
    status: 204,
    headers: {
      ...buildCorsHeaders(request),
      vary: 'Origin, Access-Control-Request-Method, Access-Control-Request-Headers',
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': `authorization, ${clientInfoHeader}, apikey, content-type`,
      'access-control-max-age': '86400',
    },
  })
