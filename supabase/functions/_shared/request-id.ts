// What says that a request is the same as an earlier one, however much later it comes: a number that is born with the draft, goes along with
// every sending of it, and ends with it. It is optional, and never a reason to refuse. The function reads it together with the five values
// only: the same number with other words is another message, so that nobody's number can keep another's message from arriving.
// A header, since the body has exactly five keys. Not X-Request-Id, which gateways write anew.

export const requestIdHeader = 'Idempotency-Key'

/** 16 to 64 letters, digits, hyphens and underscores: a UUID is one. Anything else counts as none. */
export const isRequestId = (value: string) => /^[\w-]{16,64}$/.test(value)

const againMark = /(-encore)?$/

/** What goes with every try after the first: that one may have left an e-mail that no row of the database knows of. */
export const againWith = (id: string) => id.replace(againMark, '-encore')

/** The number of a draft, whichever try it comes with. */
export function readRequestId(value: string): { id: string | null; isAgain: boolean } {
  return isRequestId(value) ? { id: value.replace(againMark, ''), isAgain: againWith(value) === value } : { id: null, isAgain: false }
}

/** Fifty digits at most. crypto.randomUUID is missing in browsers older than 2022, and wherever a page comes without TLS. */
export const createRequestId = () => crypto.getRandomValues(new Uint32Array(5)).join('')
