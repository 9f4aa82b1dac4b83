import { clientInfoHeader } from '../_shared/idempotency-key.ts'

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** `https://www.fanal.example`, one `*` label for previews (`https://*.apercu.example`), any port on loopback (`http://localhost:*`). */
const matches = (pattern: string, origin: string) =>
  new RegExp(
    `^${escaped(pattern)
      .replace('://\\*\\.', '://[a-z0-9-]+\\.')
      .replace(/:\\\*$/, '(:\\d{1,5})?')}$`,
    'i',
  ).test(origin)

/**
 * A browser always names the origin of such a request. Without the header no other site's page is behind it, so there is nothing to
 * refuse: anyone else could forge it anyway. That the host is the same says nothing: a stranger's name may be made to lead here.
 */
export function originAllowed(request: Request, allowed: readonly string[]) {
  const origin = request.headers.get('origin')
  return origin === null || allowed.some((pattern) => matches(pattern, origin))
}

/** Goes with every answer to an allowed origin, errors included: a browser must be able to read « 429 » too. */
export function corsHeaders(request: Request): Record<string, string> {
  const origin = request.headers.get('origin')
  return {
    vary: 'Origin',
    ...(origin === null
      ? {}
      : { 'access-control-allow-origin': origin, 'access-control-expose-headers': 'Retry-After' }),
  }
}

export const preflight = (request: Request) =>
  new Response(null, {
    status: 204,
    headers: {
      ...corsHeaders(request),
      vary: 'Origin, Access-Control-Request-Method, Access-Control-Request-Headers',
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': `authorization, ${clientInfoHeader}, apikey, content-type`,
      'access-control-max-age': '86400',
    },
  })
