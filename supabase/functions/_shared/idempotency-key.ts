// The idempotency key of a draft: the same message sent again, however much later, is received
// once. The key is optional. The function combines it with the message, so that a key of somebody
// else cannot block a message.

/**
 * The only unused one of the four headers that Supabase's usual CORS response accepts: another
 * function would refuse a header of our own.
 */
export const clientInfoHeader = 'x-client-info'

/** Accepts only such keys; others are ignored. */
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
 * Creates a key of fifty digits at most. crypto.randomUUID is missing in browsers older than 2022,
 * and on pages without TLS.
 */
export const createIdempotencyKey = () => crypto.getRandomValues(new Uint32Array(5)).join('')
