// The reminders on a real Postgres (PGlite), with a clock of the test: a few fixed mornings, then
// random weeks in which the mail provider, the calendar and the process fail.
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'

import { words as siteWords } from '@/content/words'
import {
  openEmbeddedDatabase,
  type EmbeddedDatabase,
} from '@/scripts/local-server/embedded-database'
import { MailProviderRejection } from '@/supabase/functions/_shared/failure'
import { buildHandledLink } from '@/supabase/functions/_shared/handled-link'
import type { Outcome } from '@/supabase/functions/_contract/outcomes'
import type { SqlClient } from '@/supabase/functions/_shared/postgres-client'
import { addDays } from '@/supabase/functions/_contract/quebec-time'
import { createMarkHandler } from '@/supabase/functions/mark-request-handled/handler'
import { formatHalfDay, listHalfDays } from '@/supabase/functions/_contract/half-days'
import type { Calendar } from '@/supabase/functions/_contract/working-time'
import type { Mail, SendMail } from '@/supabase/functions/send-contact-email/compose'
import { createMailApi } from '@/supabase/functions/send-contact-email/mail-api'
import { addRequestLines, timeframes } from '@/supabase/functions/_contract/request-lines'
import { createReminder } from '@/supabase/functions/send-contact-email/reminder'
import { createDeferred } from '../../../support/hold-requests.ts'
import { config as testConfig, message, post, siteOrigin } from './doubles.ts'

const links = { siteOrigin, keys: ['cle-de-test-des-liens-du-courriel-1'] }
const config = { ...testConfig, links }
/** For mail providers that never answer: one that answers does so before any timer. */
const impatientConfig = { ...config, deadlines: { ...config.deadlines, mail: 3 } }
const closedDays = siteWords.closedDays.map(({ day }) => day.iso)
const calendar: Calendar = { opens: '08:00', closes: '18:00', closedDays }

let database: EmbeddedDatabase
let lines: string[]
/**
 * The e-mails that reached the agency: the mail provider knows those that it has accepted already.
 */
let mails: Map<string, Mail>
beforeAll(async () => {
  database = await openEmbeddedDatabase('memory://')
})
afterAll(() => database.close())
beforeEach(start)

async function start() {
  lines = []
  mails = new Map()
  await database.exec('truncate private.contact_requests, private.reminders, private.last_runs')
  // Most tests are not about the watch, which runs.
  await noteMoment('watch', '2099-12-31 18:20-05')
}

/** A time on the clocks of Québec. */
function toMoment(day: string, time: string) {
  const winter = new Date(`${day}T${time}:00-05:00`)
  const options = { timeZone: 'America/Toronto', timeZoneName: 'short' } as const
  const isSummer = winter.toLocaleString('en', options).includes('EDT')
  return isSummer ? new Date(winter.getTime() - 3_600_000) : winter
}

const getId = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

const noteMoment = (name: string, moment: string) =>
  database.exec(`
    insert into private.last_runs values ('${name}', '${moment}')
        on conflict (name) do update set ran_at = excluded.ran_at`)

const receive = (number: number, moment: Date, name = message.name, text = message.message) =>
  database.query(
    `insert into private.contact_requests (id, received_at, message, sent_at)
     values ($1::uuid, $2::text::timestamptz, $3::text::jsonb, now())`,
    [getId(number), moment.toISOString(), JSON.stringify({ ...message, name, message: text })],
  )

async function mark(number: number, moment: Date, outcome: Outcome = 'reached') {
  const day = moment.toISOString().slice(0, 10)
  const link = await buildHandledLink({ id: getId(number), receivedOn: day }, day, links)
  const handle = createMarkHandler({ client: database, config, now: () => moment, log: () => null })
  const answer = await handle(post({ token: link.split('#')[1], outcome }))
  expect(answer.status).toBe(200)
}

const accept: SendMail = (mail) => {
  mails.set(JSON.stringify([mail.subject, mail.text]), mail)
  return Promise.resolve()
}
const readCalendar = () => Promise.resolve(calendar)

const remind = (
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

const sent = () => [...mails.values()]
const listReminded = ({ text }: Mail) =>
  Array.from(text.matchAll(/#([0-9a-f-]{36})\./g), ([, id]) => id)

test('lists the oldest request first, each with a fresh link, without its message', async () => {
  await receive(1, toMoment('2026-11-27', '17:59'))
  await receive(2, toMoment('2026-11-26', '10:00'), 'Jean Roy')
  await receive(3, toMoment('2026-11-27', '18:00'))
  await noteMoment('watch', '2026-11-27 18:20-05')
  await remind(toMoment('2026-11-30', '07:59'))
  expect(sent()).toEqual([])
  await remind(toMoment('2026-11-30', '08:00'))
  await remind(toMoment('2026-11-30', '14:00'))
  const [mail, ...others] = sent()
  expect(others).toEqual([])
  expect(mail?.subject).toBe('2 familles à rappeler, 30\u00A0novembre 2026')
  expect(mail?.text.replaceAll('\u00A0', ' ').replace(/[0-9a-f]{64}/g, 'SIGNED')).toBe(
    [
      'Ces familles n’ont pas été jointes. Appelez dans cet ordre : « cette semaine » d’abord, puis la plus ancienne. ' +
        'Qui a écrit depuis la dernière fermeture a son propre courriel.',
      '',
      'Nom : Jean Roy, 418 555-0134',
      'Reçue le : 26 novembre 2026',
      'Après l’appel, notez ce qu’il a donné :',
      `${siteOrigin}/demande-traitee/#${getId(2)}.2026-11-26.2027-01-29.SIGNED`,
      '',
      'Nom : Marie Tremblay, 418 555-0134',
      'Reçue le : 27 novembre 2026',
      'Après l’appel, notez ce qu’il a donné :',
      `${siteOrigin}/demande-traitee/#${getId(1)}.2026-11-27.2027-01-29.SIGNED`,
      '',
      'Dernier passage de la surveillance : 27 novembre 2026, 18 h 20',
      '',
    ].join('\n'),
  )
})

test('lists « cette semaine » first, with when to call, and nothing else of the message', async () => {
  const later = addRequestLines('Bonjour.', { timeframe: timeframes.threeMonths })
  await receive(1, toMoment('2026-11-26', '10:00'), 'Jean Roy', later)
  const lines = { timeframe: timeframes.week, availability: 'n’importe quand', page: 'Bail' }
  const text = addRequestLines('Ma mère sort de l’hôpital.', lines)
  await receive(2, toMoment('2026-11-27', '10:00'), 'Ana Cruz', text)
  const quoted = addRequestLines(addRequestLines('Bonjour.', lines), { page: 'Bail' })
  await receive(3, toMoment('2026-11-27', '09:00'), 'Luc Bé', quoted)
  await remind(toMoment('2026-11-30', '08:00'))
  const [mail] = sent()
  expect(mail?.text.replaceAll('\u00A0', ' ').split('\n').slice(2, 6)).toEqual([
    'Nom : Ana Cruz, 418 555-0134',
    'Quand appeler : n’importe quand',
    'Pour quand : cette semaine',
    'Reçue le : 27 novembre 2026',
  ])
  expect(mail?.text).toMatch(/Ana Cruz[^]*Jean Roy[^]*trois mois[^]*Luc Bé/)
  expect(mail?.text).not.toMatch(/hôpital|Bail/)
})

test('lists a family on the day of the half-day that it chose, and not before', async () => {
  const [, , , halfDay] = listHalfDays('2026-11-26 10:00:00', calendar)
  if (!halfDay) throw new Error('The calendar has ended.')
  expect(halfDay.from).toBe('2026-11-30 08:00:00')
  const text = addRequestLines('Bonjour.', { availability: formatHalfDay(halfDay) })
  await receive(1, toMoment('2026-11-26', '10:00'), 'Ana Cruz', text)
  await remind(toMoment('2026-11-27', '08:00'))
  expect(sent()).toEqual([])
  await remind(toMoment('2026-11-30', '08:00'))
  expect(sent().flatMap(listReminded)).toEqual([getId(1)])
  await mark(1, toMoment('2026-11-30', '11:00'))
  await remind(toMoment('2026-12-02', '08:00'))
  // Three hours from the half-day, although more than 24 hours after the request.
  expect(sent().at(-1)?.text.replaceAll('\u00A0', ' ')).toMatch(/jours ouvrables : 1\n.* : 3 h\n/)
})

test('says once, although no family waits, that a copy did not leave', async () => {
  await noteMoment('watch', '2026-11-27 18:20-05')
  await noteMoment('refused-copy', '2026-11-27 19:05-05')
  await remind(toMoment('2026-11-30', '08:00'))
  await noteMoment('watch', '2026-11-30 18:20-05')
  await remind(toMoment('2026-12-01', '08:00'))
  const mails = sent().map(({ subject, text }) => `${subject}\n${text}`.replaceAll('\u00A0', ' '))
  expect(mails).toEqual([
    [
      'Copie non partie, 30 novembre 2026',
      'Copie non partie à la personne de garde : 27 novembre 2026, 19 h 05',
      'Voyez la passation, cas 2, « Une personne de garde ».',
      '',
      'Dernier passage de la surveillance : 27 novembre 2026, 18 h 20',
      '',
    ].join('\n'),
  ])
})

test('says each morning, although no family waits, that the watch runs no longer', async () => {
  await noteMoment('watch', '2026-11-26 10:20-05')
  for (const day of ['2026-11-27', '2026-11-30']) {
    await remind(toMoment(day, '08:00'))
    await remind(toMoment(day, '08:02'))
  }
  expect(sent().map(({ subject }) => subject.replaceAll('\u00A0', ' '))).toEqual([
    'La surveillance ne passe plus, 30 novembre 2026',
  ])
  await remind(toMoment('2026-12-01', '08:00'))
  expect(sent()[1]?.text).toContain('\nElle ne passe plus\u00A0: faites ce que dit')
  expect(sent().map(({ id }) => id)).toEqual(['rappel-2026-11-30', 'rappel-2026-12-01'])
})

test('says each morning, from the first on, that the watch never ran', async () => {
  await database.exec('truncate private.last_runs')
  await remind(toMoment('2026-11-27', '08:00'))
  await receive(1, toMoment('2026-11-27', '10:00'))
  await remind(toMoment('2026-11-30', '08:00'))
  expect(sent().map(({ subject }) => subject.replaceAll('\u00A0', ' '))).toEqual([
    'La surveillance n’est jamais passée, 27 novembre 2026',
    '1 famille à rappeler, 30 novembre 2026',
  ])
  for (const { text } of sent())
    expect(text.replaceAll('\u00A0', ' ')).toContain(
      [
        'Dernier passage de la surveillance : jamais',
        'Le premier jour, c’est normal. Ensuite, faites ce que dit la passation, cas 2, « Surveillance ».',
      ].join('\n'),
    )
})

test('says on Monday a refusal of Thursday where Friday’s reminder never left', async () => {
  await remind(toMoment('2026-11-26', '08:00'))
  await noteMoment('refused-copy', '2026-11-26 19:05-05')
  const refuse = () => Promise.reject(new MailProviderRejection('statut 403'))
  await remind(toMoment('2026-11-27', '08:00'), refuse)
  await noteMoment('watch', '2026-11-27 18:20-05')
  await remind(toMoment('2026-11-30', '08:00'))
  expect(sent().map(({ subject }) => subject.replaceAll('\u00A0', ' '))).toEqual([
    'Copie non partie, 30 novembre 2026',
  ])
})

test('says after a closed day that a copy did not leave on the evening before', async () => {
  await noteMoment('watch', '2026-12-24 17:20-05')
  await noteMoment('refused-copy', '2026-12-24 19:05-05')
  for (const day of ['2026-12-25', '2026-12-28']) await remind(toMoment(day, '08:00'))
  expect(sent().map(({ subject }) => subject.replaceAll('\u00A0', ' '))).toEqual([
    'Copie non partie, 28 décembre 2026',
  ])
})

test('comes at the opening that the site publishes', async () => {
  const readLaterHours = () => Promise.resolve({ ...calendar, opens: '09:30', closes: '16:00' })
  await receive(1, toMoment('2026-11-25', '15:59'))
  await receive(2, toMoment('2026-11-25', '16:00'))
  await remind(toMoment('2026-11-26', '09:29'), accept, readLaterHours)
  expect(sent()).toEqual([])
  await remind(toMoment('2026-11-26', '09:30'), accept, readLaterHours)
  expect(sent().flatMap(listReminded)).toEqual([getId(1)])
})

test('uses its last copy of the calendar where the site cannot be read, and says so', async () => {
  const refuse = () => Promise.reject(new Error('down'))
  await receive(1, toMoment('2026-12-22', '10:00'))
  // Without hours ever read, the reminder waits for noon.
  await remind(toMoment('2026-12-23', '11:59'), accept, refuse)
  expect(sent()).toEqual([])
  await remind(toMoment('2026-12-23', '12:00'), accept, refuse)
  await remind(toMoment('2026-12-24', '08:00'))
  for (const day of ['2026-12-25', '2026-12-28'])
    await remind(toMoment(day, '08:00'), accept, refuse)
  expect(sent().map(({ id, text }) => [id, text.includes('sa dernière copie')])).toEqual([
    ['rappel-2026-12-23', true],
    ['rappel-2026-12-24', false],
    ['rappel-2026-12-28', true],
  ])
})

test.each([
  '{"opens": "08:00", "closedDays": []}',
  '{"opens": "08:00", "closes": "18:00", "closedDays": [null]}',
  '{"opens": "25:00", "closes": "18:00", "closedDays": []}',
])('reads the calendar of the site where its last copy is unreadable (%s)', async (copy) => {
  await database.exec(`
    insert into private.reminders (morning, sent_at, content)
    values ('2026-11-26', '2026-11-26', '${copy}'::jsonb || '{"isCalendarRead": true}')`)
  await receive(1, toMoment('2026-11-26', '10:00'))
  await remind(toMoment('2026-11-27', '08:00'))
  expect(sent().flatMap(listReminded)).toEqual([getId(1)])
  expect(lines).toEqual(['Copie du calendrier illisible.'])
})

test('lists each row with what it has, whatever form wrote it, and measures it', async () => {
  const rows = [
    '{"name": "Jean Roy", "phone": "", "email": "jean@exemple.ca"}',
    '{"phone": "418 555-0134"}',
  ]
  for (const [number, words] of [...rows, '{}', '{"name": "Ana", "schedule": "le soir"}'].entries())
    await database.exec(`insert into private.contact_requests (id, received_at, message)
      values ('${getId(number)}', '2026-11-27 10:0${number}-05', '${words}')`)
  await remind(toMoment('2026-11-30', '08:00'))
  const [{ text } = { text: '' }] = sent()
  expect(text.split('\n').filter((_, line) => line < 20 && line % 5 === 2)).toEqual([
    'Nom\u00A0: Jean Roy, jean@exemple.ca',
    'Nom\u00A0: quelqu’un, 418 555-0134',
    'Nom\u00A0: quelqu’un',
    'Nom\u00A0: Ana',
  ])
  await mark(2, toMoment('2026-11-30', '09:00'))
  await remind(toMoment('2026-12-02', '08:00'))
  expect(sent()[1]?.text.replaceAll('\u00A0', ' ')).toContain('Demandes reçues : 4\n')
})

test('lists fifty families, and counts the others and the marked requests', async () => {
  const insertMany = (rows: number, suspect: string) =>
    database.exec(`insert into private.contact_requests (id, received_at, message, suspect)
      select gen_random_uuid(), '2026-11-26 12:00-05', '{"name": "Robot"}', ${suspect}
        from generate_series(1, ${rows})`)
  await insertMany(600, "'hour'")
  await receive(1, toMoment('2026-11-26', '11:00'))
  await remind(toMoment('2026-11-27', '08:00'))
  await insertMany(60, 'null')
  await remind(toMoment('2026-11-30', '08:00'))
  const [few, many] = sent().map(({ subject, text }) =>
    `${subject}\n${text}`.replaceAll('\u00A0', ' '),
  )
  expect(few).toMatch(/^1 famille à rappeler, [^]*\nDemandes à vérifier : 600, /)
  expect(few?.match(/#/g)).toHaveLength(1)
  expect(many).toMatch(/^61 familles à rappeler, [^]*Marie[^]*En tout, 61 familles attendent/)
  expect(many?.match(/#/g)).toHaveLength(50)
})

test('counts on Monday what came after Friday’s closing without an e-mail of its own', async () => {
  await receive(1, toMoment('2026-11-27', '18:05'))
  await receive(2, toMoment('2026-11-27', '18:05'))
  await database.exec(
    `update private.contact_requests set suspect = 'hour', sent_at = null, next_attempt_at = null
      where id = '${getId(2)}'`,
  )
  await remind(toMoment('2026-11-30', '08:00'))
  expect(sent().map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Demandes à vérifier\s: 1, /),
  ])
})

test('reads of each message only the lines of the form, however long it is', async () => {
  const lines = { timeframe: timeframes.week, availability: 'le soir', page: 'Bail' }
  const text = addRequestLines('x'.repeat(4_900), lines)
  await database.query(
    `insert into private.contact_requests (id, received_at, message)
     select gen_random_uuid(), '2026-11-26 12:00-05', $1::text::jsonb
       from generate_series(1, 200)`,
    [JSON.stringify({ ...message, message: text })],
  )
  let read = 0
  const measuringClient: SqlClient = {
    query: async (statement, values) => {
      const rows = await database.query(statement, values)
      read += JSON.stringify(rows).length
      return rows
    },
  }
  await remind(toMoment('2026-12-02', '08:00'), accept, readCalendar, measuringClient)
  expect(sent()[0]?.text.match(/Quand appeler\u00A0: le soir\n/g)).toHaveLength(50)
  expect(sent()[0]?.text).toContain('Demandes reçues\u00A0: 200\n')
  expect(read).toBeLessThan(200_000)
})

test('keeps half of its list for the oldest, however many say « cette semaine »', async () => {
  await receive(0, toMoment('2026-11-25', '10:00'))
  const pressing = addRequestLines('Bonjour.', { timeframe: timeframes.week })
  for (let number = 1; number <= 60; number += 1)
    await receive(number, toMoment('2026-11-26', '10:00'), message.name, pressing)
  await remind(toMoment('2026-11-27', '08:00'))
  const [mail] = sent()
  expect(mail && listReminded(mail).slice(0, 27)).toEqual(
    [...Array.from({ length: 25 }, (_, index) => index + 1), 0, 26].map(getId),
  )
})

test.each([408, 409, 500, 504, 'none'] as const)(
  'never sends a second reminder after an answer that may mean sent (%s)',
  async (status) => {
    await receive(1, toMoment('2026-11-26', '10:00'))
    const bodies: unknown[] = []
    const api = createMailApi({ url: 'https://api.resend.com/emails', key: 're_1' }, (_, init) => {
      const first = bodies.push(init?.body) === 1 ? status : 200
      return first === 'none'
        ? Promise.reject(new TypeError('fetch failed'))
        : Promise.resolve(new Response(null, { status: first }))
    })
    await remind(toMoment('2026-11-27', '08:00'), api)
    await mark(1, toMoment('2026-11-27', '08:01'))
    await remind(toMoment('2026-11-27', '08:03'), api)
    await remind(toMoment('2026-11-27', '08:06'), api)
    expect([bodies.length, new Set(bodies).size]).toEqual([2, 1])
  },
)

test.each<[what: string, change: () => Promise<unknown>]>([
  // Its statement was under way while the reminder was decided.
  ['a request is marked in that second', () => mark(1, toMoment('2026-11-27', '08:00'))],
  ['a message is left then', () => mark(1, toMoment('2026-11-27', '08:00'), 'voicemail')],
  [
    'the e-mail of an old request leaves',
    () => database.exec('update private.contact_requests set sent_at = now()'),
  ],
  [
    'the retention erases a request',
    () =>
      database.exec(`delete from private.contact_requests
        where received_at < '2026-11-27 08:02-05'::timestamptz - interval '12 months'`),
  ],
])('sends the same reminder after a lost answer, although %s', async (_, change) => {
  await receive(1, toMoment('2026-11-26', '10:00'))
  await receive(2, toMoment('2025-11-27', '08:01'))
  await receive(3, toMoment('2025-10-27', '10:00'))
  await database.exec(`
    update private.contact_requests set sent_at = null where id = '${getId(3)}'`)
  const loseAnswer: SendMail = (mail, signal) =>
    accept(mail, signal).then(() => Promise.reject(new Error('réponse perdue')))
  await remind(new Date(toMoment('2026-11-27', '08:00').getTime() + 1_000), loseAnswer)
  await change()
  await remind(toMoment('2026-11-27', '08:03'))
  expect(sent().map(listReminded)).toEqual([[getId(1)]])
})

test('keeps what was decided where another call took the reminder over', async () => {
  for (const number of [1, 2]) await receive(number, toMoment('2026-11-26', '10:00'))
  const frozen = createDeferred()
  const slowClient: SqlClient = {
    query: async (statement, values) => {
      if (statement.includes("->>'name'")) await frozen.promise
      return database.query(statement, values)
    },
  }
  const refuse = () => Promise.reject(new MailProviderRejection('statut 429'))
  const first = remind(toMoment('2026-11-27', '08:00'), refuse, readCalendar, slowClient)
  const isDecided = async () =>
    (await database.query('select from private.reminders where content is not null', [])).length > 0
  while (!(await isDecided()));
  await remind(toMoment('2026-11-27', '08:03'), (mail, signal) =>
    accept(mail, signal).then(() => Promise.reject(new Error('réponse perdue'))),
  )
  frozen.resolve()
  await first
  await mark(1, toMoment('2026-11-27', '08:05'))
  await remind(toMoment('2026-11-27', '08:06'))
  expect(sent()).toHaveLength(1)
})

test('sends nothing once another call has claimed the reminder', async () => {
  await receive(1, toMoment('2026-11-26', '10:00'))
  const frozen = createDeferred()
  const slowClient: SqlClient = {
    query: async (statement, values) => {
      if (statement.includes('coalesce(content')) await frozen.promise
      return database.query(statement, values)
    },
  }
  const loseAnswer: SendMail = (mail, signal) =>
    accept(mail, signal).then(() => Promise.reject(new Error('réponse perdue')))
  const slow = remind(toMoment('2026-11-27', '08:00'), loseAnswer, readCalendar, slowClient)
  // The slow call goes on while the mail API refuses the e-mail of the second one.
  await remind(toMoment('2026-11-27', '08:03'), async () => {
    frozen.resolve()
    await slow
    throw new MailProviderRejection('statut 429')
  })
  await mark(1, toMoment('2026-11-27', '08:05'))
  await receive(2, toMoment('2026-11-26', '11:00'))
  await remind(toMoment('2026-11-27', '08:06'))
  expect(sent().map(listReminded)).toEqual([[getId(2)]])
})

test('measures a month once, from its second working morning on', async () => {
  const answers = [
    ['2026-11-10', '10:00', '2026-11-10', '15:00'],
    ['2026-11-13', '16:00', '2026-11-16', '15:00'],
    ['2026-11-17', '10:00', '2026-11-20', '10:00'],
    ['2026-11-30', '19:00', '2026-12-01', '07:00'],
  ] as const
  for (const [number, [day, time, handledOn, handledAt]] of answers.entries()) {
    await receive(number, toMoment(day, time))
    await mark(number, toMoment(handledOn, handledAt))
  }
  await receive(9, toMoment('2026-10-31', '10:00'))
  await mark(9, toMoment('2026-11-02', '10:00'))
  const readWithClosedDay = () =>
    Promise.resolve({ ...calendar, closedDays: [...closedDays, '2026-12-02'] })
  for (const day of ['01', '02', '03', '04'])
    await remind(toMoment(`2026-12-${day}`, '08:00'), accept, readWithClosedDay)
  const [mail, ...others] = sent()
  expect([mail?.id, others]).toEqual(['rappel-2026-12-03', []])
  expect(`${mail?.subject ?? ''}\n${mail?.text ?? ''}`.replaceAll('\u00A0', ' ')).toBe(
    [
      'Bilan de novembre 2026',
      'Bilan de novembre 2026',
      'Demandes reçues : 4',
      'Jointes : 4',
      'Message laissé, à rappeler : 0',
      'Sans suite : 0',
      'Jointes en 24 heures, les jours ouvrables : 3',
      'Délai médian pour joindre : 5 h',
      '',
      'Dernier passage de la surveillance : 31 décembre 2099, 18 h 20',
      '',
    ].join('\n'),
  )
})

test('measures families alone, where a flood was taken out of the reminders', async () => {
  await receive(1, toMoment('2026-11-27', '10:00'))
  await mark(1, toMoment('2026-11-27', '15:00'))
  await database.exec(`
    insert into private.contact_requests
      (id, received_at, message, suspect, handled_at, outcome)
    select gen_random_uuid(), '2026-11-26 10:00-05', '{}', 'hour', '2026-11-27 10:00-05', 'dropped'
      from generate_series(1, 20)`)
  await remind(toMoment('2026-12-02', '08:00'))
  const text = sent()[0]?.text.replaceAll('\u00A0', ' ')
  expect(text).toContain('Demandes reçues : 1\nJointes : 1\n')
  expect(text).toContain('les jours ouvrables : 1\nDélai médian pour joindre : 5 h')
})

test('lists a family again after each message left, and says how many', async () => {
  await receive(1, toMoment('2026-11-26', '10:00'))
  await mark(1, toMoment('2026-11-26', '11:00'), 'voicemail')
  // The answer was lost: the page asks again, of the same message.
  await mark(1, toMoment('2026-11-26', '11:05'), 'voicemail')
  await mark(1, toMoment('2026-11-26', '15:00'), 'voicemail')
  await remind(toMoment('2026-11-27', '08:00'))
  await mark(1, toMoment('2026-11-27', '09:00'), 'reached')
  await remind(toMoment('2026-11-30', '08:00'))
  expect(sent().map(({ id }) => id)).toEqual(['rappel-2026-11-27'])
  expect(sent()[0]?.text.replaceAll('\u00A0', ' ')).toContain(
    'Reçue le : 26 novembre 2026\nMessage laissé : 2 fois, 26 novembre 2026\n',
  )
})

test('repeats a reminder word for word where messages were left since', async () => {
  const never = () => Promise.reject(new Error('réseau'))
  const lost: SendMail = (mail, signal) => accept(mail, signal).then(never)
  await receive(1, toMoment('2026-11-26', '10:00'))
  await mark(1, toMoment('2026-11-26', '11:00'), 'voicemail')
  await remind(toMoment('2026-11-27', '08:00'), lost)
  await mark(1, toMoment('2026-11-27', '08:10'), 'voicemail')
  await mark(1, toMoment('2026-11-27', '08:30'), 'voicemail')
  await remind(toMoment('2026-11-27', '09:00'))
  expect(sent()).toHaveLength(1)
})

test('counts in the month the families reached, left a message and dropped', async () => {
  const outcomes: readonly (Outcome | undefined)[] = [
    'reached',
    'voicemail',
    'voicemail',
    'dropped',
    undefined,
  ]
  for (const [number, outcome] of outcomes.entries()) {
    await receive(number, toMoment('2026-11-26', '10:00'))
    if (outcome) await mark(number, toMoment('2026-11-26', '13:00'), outcome)
  }
  await mark(1, toMoment('2026-11-27', '15:00'), 'reached')
  await remind(toMoment('2026-12-02', '08:00'))
  expect(sent()[0]?.text.replaceAll('\u00A0', ' ')).toContain(
    [
      'Demandes reçues : 5',
      'Jointes : 2',
      'Message laissé, à rappeler : 1',
      'Sans suite : 1',
      'Jointes en 24 heures, les jours ouvrables : 1',
      'Délai médian pour joindre : 3 h',
    ].join('\n'),
  )
})

/** Draws the same numbers for the same seed. */
function createRandom(seed: number) {
  let state = seed * 2_654_435_761
  return (limit: number) => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 374_761_393) | 0
    return ((state ^ (state >>> 13)) >>> 0) % limit
  }
}
type Random = ReturnType<typeof createRandom>

const never = () => new Promise<never>(() => undefined)
const mailProviders: readonly SendMail[] = [
  accept,
  () => Promise.reject(new MailProviderRejection('statut 422')),
  () => Promise.reject(new Error('réseau')),
  never,
  (mail, signal) => accept(mail, signal).then(never),
  (mail, signal) => accept(mail, signal).then(() => Promise.reject(new Error('réponse perdue'))),
]

/** One attempt, which may end before or after any of its statements. */
function tryReminder(moment: Date, random: Random, hasCopy: boolean) {
  const [lastStatement, isDone] = [random(3) === 0 ? random(6) : Infinity, random(2) === 0]
  let statements = 0
  const client: SqlClient = {
    async query(statement, values) {
      statements += 1
      if (statements > lastStatement || (statements === lastStatement && !isDone))
        throw new Error('ended')
      const rows = await database.query(statement, values)
      if (statements === lastStatement) throw new Error('ended')
      return rows
    },
  }
  const mailProvider = mailProviders[random(mailProviders.length)] ?? accept
  const send: SendMail = (mail, signal) =>
    statements >= lastStatement ? never() : mailProvider(mail, signal)
  const isRead = !hasCopy || random(3) > 0
  return remind(
    moment,
    send,
    isRead ? readCalendar : () => Promise.reject(new Error('down')),
    client,
    impatientConfig,
  )
}

const isWorking = (day: string) =>
  ![0, 6].includes(new Date(day).getUTCDay()) && !closedDays.includes(day)

/** Christmas 2026 and Easter 2027 five times each, then any Thursday of three years. */
function pickFirstDay(seed: number, random: Random) {
  if (seed < 10) return seed < 5 ? '2026-12-24' : '2027-03-25'
  return addDays('2026-01-08', 7 * random(150))
}

type Case = { number: number; received: Date; day: string; hour: number; handled: Date | undefined }

function inventRequests(days: readonly string[], random: Random): Case[] {
  return Array.from({ length: 1 + random(5) }, (_, number) => {
    const [dayIndex, hour] = [random(days.length - 1), random(24)]
    const day = days[dayIndex] ?? ''
    const handledOn = days[dayIndex + 1 + random(4)]
    const handled =
      handledOn === undefined ? undefined : toMoment(handledOn, random(2) ? '07:30' : '09:30')
    return {
      number,
      received: toMoment(day, `${String(hour).padStart(2, '0')}:30`),
      day,
      hour,
      handled,
    }
  })
}

/** Returns the least and the most times that a request may be recalled on a working morning. */
function countRight({ day: receivedOn, hour, handled }: Case, day: string, before: string) {
  const isPast = receivedOn < before || (receivedOn === before && hour < 18)
  const isHandled = handled !== undefined && handled < toMoment(day, '08:00')
  if (!isPast || isHandled) return [0, 0] as const
  // Marked while the mail provider fails: recalled, if what was decided had left.
  return handled !== undefined && handled < toMoment(day, '12:00')
    ? ([0, 1] as const)
    : ([1, 1] as const)
}

/** Lists the faults of the e-mails that the agency was sent, by the rule as the agency knows it. */
function findFaults(requests: readonly Case[], days: readonly string[]) {
  return days.flatMap((day, index) => {
    const mailsOfDay = sent().filter(({ id }) => id === `rappel-${day}`)
    const before = days.slice(0, index).findLast(isWorking)
    const isSilent = before === undefined || !isWorking(day)
    const faults =
      mailsOfDay.length > (isSilent ? 0 : 1) ? [`${day}: ${mailsOfDay.length} sent`] : []
    if (isSilent) return faults
    const ids = mailsOfDay.flatMap(listReminded)
    const wrong = requests.filter((request) => {
      const count = ids.filter((id) => id === getId(request.number)).length
      const [least, most] = countRight(request, day, before)
      return count < least || count > most
    })
    return [...faults, ...wrong.map(({ number }) => `${day}: request ${number}`)]
  })
}

async function play(seed: number) {
  const random = createRandom(seed + 1)
  const first = pickFirstDay(seed, random)
  const days = Array.from({ length: 7 }, (_, index) => addDays(first, index))
  await start()
  const requests = inventRequests(days, random)
  const events = [
    ...requests.map(({ number, received }) => ({
      time: received,
      run: () => receive(number, received),
    })),
    ...requests.flatMap(({ number, handled: time }) =>
      time === undefined ? [] : { time, run: () => mark(number, time) },
    ),
    ...days.flatMap((day, index) =>
      ['08:00', '08:01', '09:00', '10:00', '11:00'].map((hour) => {
        const time = toMoment(day, hour)
        const pair = () =>
          Promise.all([tryReminder(time, random, index > 0), tryReminder(time, random, index > 0)])
        return { time, run: pair }
      }),
    ),
    // The service that failed all morning works again.
    ...days.map((day) => ({
      time: toMoment(day, '12:00'),
      run: () => remind(toMoment(day, '12:00')),
    })),
  ]
  for (const { run } of events.sort((a, b) => Number(a.time) - Number(b.time))) await run()
  return { faults: findFaults(requests, days), count: sent().flatMap(listReminded).length }
}

test('lists each request once a morning until it is marked, in 200 weeks of faults', async () => {
  const wrong: unknown[] = []
  let total = 0
  for (let seed = 0; seed < 200; seed += 1) {
    const { faults, count } = await play(seed)
    total += count
    if (faults.length > 0) wrong.push({ seed, faults })
  }
  expect(wrong).toEqual([])
  expect(total).toBeGreaterThan(300)
}, 600_000)
