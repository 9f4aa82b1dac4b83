// The number of a request is made from its five values and its draft's own number, or its day where no draft has one: from what is the same when it
// is sent again, whatever the clock says meanwhile. Where the database is down and no memory of an earlier try is left (another instance, a process
// that died), the carrier still recognises the words by it, and the agency gets one e-mail.
import { saltedHash } from './secrets.ts'

const dayFormat = new Intl.DateTimeFormat('fr-CA', { dateStyle: 'long', timeZone: 'America/Toronto' })

/** « 20 novembre 2026 », in Québec. */
export const dayOf = (date: Date) => dayFormat.format(date)

/** Salted: it stands in the log, and nobody may find out from there whether someone they know has written. */
export async function numberFor(salt: string, words: string) {
  const hash = await saltedHash(salt, words)
  return hash.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')
}
