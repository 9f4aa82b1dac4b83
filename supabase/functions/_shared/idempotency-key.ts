// The idempotency key of a draft: sent again, however much later, the same message is received once. It is optional, and never a reason to refuse.
// The function reads it together with the message only, so that nobody's key can keep another's message from arriving.

/** Of the four names that Supabase's usual CORS answer accepts, the one that is free: with a name of its own, any other function would lose every message. */
export const clientInfoHeader = 'x-client-info'

/** A UUID is one. Anything else counts as none. */
const isIdempotencyKey = (value: string) => /^[\w-]{16,64}$/.test(value)

/** Supabase's own client writes its name there, and functions that do not know this one pay no heed to it. */
export const toClientInfo = (key: string) => `contact-form; idempotency-key=${key}`

export function readIdempotencyKey(clientInfo: string): string | undefined {
  const value = /(?:^|; )idempotency-key=([^; ]+)$/.exec(clientInfo)?.[1]
  return value !== undefined && isIdempotencyKey(value) ? value : undefined
}

/** Fifty digits at most. crypto.randomUUID is missing in browsers older than 2022, and wherever a page comes without TLS. */
export const createIdempotencyKey = () => crypto.getRandomValues(new Uint32Array(5)).join('')
