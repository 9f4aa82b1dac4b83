// The number of a request is made from its five values alone: from what is the same when it is sent again, by whichever draft, whatever the clock says
// meanwhile. Where the database is down and no memory of an earlier try is left (another instance, a process that died), the carrier still recognises
// the words by it, for as long as it remembers (a day, with Resend), and the agency gets one e-mail.
import { saltedHash } from './secrets.ts'

/** Salted: it stands in the log, and nobody may find out from there whether someone they know has written. */
export async function numberFor(salt: string, contentHash: string) {
  const hash = await saltedHash(salt, contentHash)
  return hash.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')
}
