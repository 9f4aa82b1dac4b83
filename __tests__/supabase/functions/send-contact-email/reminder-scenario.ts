// The reminders on a real Postgres (PGlite), with a clock of the test and a mail provider
// that accepts.
import { afterAll, beforeAll, beforeEach, expect } from '@jest/globals'

import { words as siteWords } from '@/content/words'
import { buildHandledLink } from '@/supabase/functions/_shared/handled-link'
import type { Outcome } from '@/supabase/functions/_contract/outcomes'
import type { SqlClient } from '@/supabase/functions/_shared/postgres-client'
import { createMarkHandler } from '@/supabase/functions/mark-request-handled/handler'
import type { Calendar } from '@/supabase/functions/_calendar/working-time'
import type { Mail, SendMail } from '@/supabase/functions/send-contact-email/compose'
import { createReminder } from '@/supabase/functions/send-contact-email/reminder'
import {
  openEmbeddedDatabase,
  type EmbeddedDatabase,
} from '@/scripts/local-server/embedded-database'
import { config as testConfig, message, post, siteOrigin } from './doubles.ts'

const links = { siteOrigin, keys: ['cle-de-test-des-liens-du-courriel-1'] }
export const config = { ...testConfig, links }
const closedDays = siteWords.closedDays.map(({ day }) => day.iso)
export const calendar: Calendar = { opens: '08:00', closes: '18:00', closedDays }

export let database: EmbeddedDatabase
/** What the function logged. */
export const lines: string[] = []
/**
 * The e-mails that reached the agency: the mail provider knows those that it has accepted already.
 */
const mails = new Map<string, Mail>()
beforeAll(async () => {
  database = await openEmbeddedDatabase('memory://')
})
afterAll(() => database.close())
beforeEach(startAgain)

export async function startAgain() {
  lines.length = 0
  mails.clear()
  await database.exec('truncate private.contact_requests, private.reminders, private.last_runs')
  // Most tests are not about the watch, which runs.
  await noteMoment('watch', '2099-12-31 18:20-05')
}

export const getId = (number: number) =>
  `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

export const noteMoment = (name: string, moment: string) =>
  database.exec(`
    insert into private.last_runs values ('${name}', '${moment}')
        on conflict (name) do update set ran_at = excluded.ran_at`)

export const receive = (
  number: number,
  moment: Date,
  name = message.name,
  text = message.message,
) =>
  database.query(
    `insert into private.contact_requests (id, received_at, message, sent_at)
     values ($1::uuid, $2::text::timestamptz, $3::text::jsonb, now())`,
    [getId(number), moment.toISOString(), JSON.stringify({ ...message, name, message: text })],
  )

export async function mark(number: number, moment: Date, outcome: Outcome = 'reached') {
  const day = moment.toISOString().slice(0, 10)
  const link = await buildHandledLink({ id: getId(number), receivedOn: day }, day, links)
  const handle = createMarkHandler({ client: database, config, now: () => moment, log: () => null })
  const answer = await handle(post({ token: link.split('#')[1], outcome }))
  expect(answer.status).toBe(200)
}

export const accept: SendMail = (mail) => {
  mails.set(JSON.stringify([mail.subject, mail.text]), mail)
  return Promise.resolve()
}
export const readCalendar = () => Promise.resolve(calendar)

export const remind = (
  moment: Date,
  sendMail = accept,
  readSiteCalendar: () => Promise<Calendar> = readCalendar,
  client: SqlClient = database,
  patience = config,
) => {
  const log = (line: string) => lines.push(line)
  const dependencies = { client, sendMail, config: patience, now: () => moment, log }
  return createReminder(dependencies, readSiteCalendar)?.()
}

export const sent = () => [...mails.values()]
export const listReminded = ({ text }: Mail) =>
  Array.from(text.matchAll(/#([0-9a-f-]{36})\./g), ([, id]) => id)
