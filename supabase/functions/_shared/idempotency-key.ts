// The idempotency key of a draft: sent again, however much later, the same message is received
// once. It is optional. The function uses it together with the message, so that a key that somebody
// else used keeps no message from arriving.

/**
 * The only free one of the four headers that Supabase's usual CORS response accepts: a header of
 * our own would be refused by another function.
 */
export const clientInfoHeader = 'x-client-info'

/** Anything else is ignored. */
const isIdempotencyKey = (value: string) => /^[\w-]{16,64}$/.test(value)

/**
 * Supabase's own client writes its name in this header, and functions ignore names that they do not
 * know.
 */
export const toClientInfo = (key: string) => `contact-form; idempotency-key=${key}`

export function readIdempotencyKey(clientInfo: string): string | undefined {
  const value = /(?:^|; )idempotency-key=([^; ]+)$/.exec(clientInfo)?.[1]
  return value !== undefined && isIdempotencyKey(value) ? value : undefined
}

/**
 * Fifty digits at most. crypto.randomUUID is missing in browsers older than 2022, and wherever a
 * page comes without TLS.
 */
export const createIdempotencyKey = () => crypto.getRandomValues(new Uint32Array(5)).join('')
