// The link of an e-mail to the page that records what a call gave, by a signed token without a name,
// valid for one request and sixty days.
import { addDays } from '../_calendar/quebec-time.ts'
import { encode, isOneOf, toHex } from './secrets.ts'

export type LinkSettings = {
  /** The origin of the site whose page has the buttons. */
  readonly siteOrigin: string
  /** The first key signs, and every key is accepted, so that the secret can be changed. */
  readonly keys: readonly string[]
}

const linkLifetimeDays = 60

async function signClaims(claims: string, key: string) {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const imported = await crypto.subtle.importKey('raw', encode(key), algorithm, false, ['sign'])
  return `${claims}.${toHex(await crypto.subtle.sign('HMAC', imported, encode(claims)))}`
}

/**
 * The token is in the fragment, which no server logs, and the same in each attempt, because the
 * words of an e-mail must not change.
 */
export async function buildHandledLink(
  { id, receivedOn }: { id: string; receivedOn: string },
  issuedOn: string,
  { siteOrigin, keys: [key = ''] }: LinkSettings,
) {
  const claims = [id, receivedOn, addDays(issuedOn, linkLifetimeDays)].join('.')
  return `${siteOrigin}/demande-traitee/#${await signClaims(claims, key)}`
}

export async function readToken(
  token: string,
  keys: readonly string[],
  today: string,
): Promise<{ id: string } | { problem: 'link_invalid' | 'link_expired' }> {
  const claims = token.slice(0, token.lastIndexOf('.'))
  const accepted = await Promise.all(keys.map((key) => signClaims(claims, key)))
  if (!(await isOneOf(token, accepted))) return { problem: 'link_invalid' }
  const [id = '', , lastDay = ''] = claims.split('.')
  return today > lastDay ? { problem: 'link_expired' } : { id }
}
