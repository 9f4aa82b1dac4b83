// The optional key of a draft, by which a message that is sent again is received once. The function
// combines it with the message, so that a key of somebody else cannot block a message.

/**
 * The only unused one of the four headers that Supabase's usual CORS response accepts: another
 * function would refuse a header of our own.
 */
export const clientInfoHeader = 'x-client-info'

/**
 * Supabase's own client writes its name in this header, and functions ignore names that they do not
 * know.
 */
export const toClientInfo = (key: string) => `contact-form; idempotency-key=${key}`

/** Ignores what is no such key. */
export const readIdempotencyKey = (clientInfo: string) =>
  /(?:^|; )idempotency-key=([\w-]{16,64})$/.exec(clientInfo)?.[1]

/**
 * Builds a key of fifty digits at most. crypto.randomUUID is missing in browsers older than 2022,
 * and on pages without TLS.
 */
export const buildIdempotencyKey = () => crypto.getRandomValues(new Uint32Array(5)).join('')
