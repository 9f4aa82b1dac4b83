// Which families a reminder lists, in which order, and when it comes.
import { expect, test } from '@jest/globals'

import type { SqlClient } from '@/supabase/functions/_shared/postgres-client'
import { fromQuebecTime } from '@/supabase/functions/_calendar/quebec-time'
import { formatHalfDay, listHalfDays } from '@/supabase/functions/_calendar/half-days'
import { addRequestLines, timeframes } from '@/supabase/functions/_contract/request-lines'
import { message, siteOrigin } from './doubles.ts'
import {
  accept,
  calendar,
  database,
  getId,
  lines,
  listReminded,
  mark,
  noteMoment,
  readCalendar,
  receive,
  remind,
  sent,
} from './reminder-scenario.ts'

test('lists the oldest request first, each with a fresh link, without its message', async () => {
  await receive(1, fromQuebecTime('2026-11-27 17:59:00'))
  await receive(2, fromQuebecTime('2026-11-26 10:00:00'), 'Jean Roy')
  await receive(3, fromQuebecTime('2026-11-27 18:00:00'))
  await noteMoment('watch', '2026-11-27 18:20-05')
  await remind(fromQuebecTime('2026-11-30 07:59:00'))
  expect(sent()).toEqual([])
  await remind(fromQuebecTime('2026-11-30 08:00:00'))
  await remind(fromQuebecTime('2026-11-30 14:00:00'))
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
  await receive(1, fromQuebecTime('2026-11-26 10:00:00'), 'Jean Roy', later)
  const lines = { timeframe: timeframes.week, availability: 'n’importe quand', page: 'Bail' }
  const text = addRequestLines('Ma mère sort de l’hôpital.', lines)
  await receive(2, fromQuebecTime('2026-11-27 10:00:00'), 'Ana Cruz', text)
  const quoted = addRequestLines(addRequestLines('Bonjour.', lines), { page: 'Bail' })
  await receive(3, fromQuebecTime('2026-11-27 09:00:00'), 'Luc Bé', quoted)
  await remind(fromQuebecTime('2026-11-30 08:00:00'))
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
  await receive(1, fromQuebecTime('2026-11-26 10:00:00'), 'Ana Cruz', text)
  await remind(fromQuebecTime('2026-11-27 08:00:00'))
  expect(sent()).toEqual([])
  await remind(fromQuebecTime('2026-11-30 08:00:00'))
  expect(sent().flatMap(listReminded)).toEqual([getId(1)])
  await mark(1, fromQuebecTime('2026-11-30 11:00:00'))
  await remind(fromQuebecTime('2026-12-02 08:00:00'))
  // Three hours from the half-day, although more than 24 hours after the request.
  expect(sent().at(-1)?.text.replaceAll('\u00A0', ' ')).toMatch(/jours ouvrables : 1\n.* : 3 h\n/)
})

test('comes at the opening that the site publishes', async () => {
  const readLaterHours = () => Promise.resolve({ ...calendar, opens: '09:30', closes: '16:00' })
  await receive(1, fromQuebecTime('2026-11-25 15:59:00'))
  await receive(2, fromQuebecTime('2026-11-25 16:00:00'))
  await remind(fromQuebecTime('2026-11-26 09:29:00'), accept, readLaterHours)
  expect(sent()).toEqual([])
  await remind(fromQuebecTime('2026-11-26 09:30:00'), accept, readLaterHours)
  expect(sent().flatMap(listReminded)).toEqual([getId(1)])
})

test('uses its last copy of the calendar where the site cannot be read, and says so', async () => {
  const refuse = () => Promise.reject(new Error('down'))
  await receive(1, fromQuebecTime('2026-12-22 10:00:00'))
  // Without hours ever read, the reminder waits for noon.
  await remind(fromQuebecTime('2026-12-23 11:59:00'), accept, refuse)
  expect(sent()).toEqual([])
  await remind(fromQuebecTime('2026-12-23 12:00:00'), accept, refuse)
  await remind(fromQuebecTime('2026-12-24 08:00:00'))
  for (const day of ['2026-12-25', '2026-12-28'])
    await remind(fromQuebecTime(`${day} 08:00:00`), accept, refuse)
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
  await receive(1, fromQuebecTime('2026-11-26 10:00:00'))
  await remind(fromQuebecTime('2026-11-27 08:00:00'))
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
  await remind(fromQuebecTime('2026-11-30 08:00:00'))
  const [{ text } = { text: '' }] = sent()
  expect(text.split('\n').filter((_, line) => line < 20 && line % 5 === 2)).toEqual([
    'Nom\u00A0: Jean Roy, jean@exemple.ca',
    'Nom\u00A0: quelqu’un, 418 555-0134',
    'Nom\u00A0: quelqu’un',
    'Nom\u00A0: Ana',
  ])
  await mark(2, fromQuebecTime('2026-11-30 09:00:00'))
  await remind(fromQuebecTime('2026-12-02 08:00:00'))
  expect(sent()[1]?.text.replaceAll('\u00A0', ' ')).toContain('Demandes reçues : 4\n')
})

test('lists fifty families, and counts the others and the marked requests', async () => {
  const insertMany = (rows: number, suspect: string) =>
    database.exec(`insert into private.contact_requests (id, received_at, message, suspect)
      select gen_random_uuid(), '2026-11-26 12:00-05', '{"name": "Robot"}', ${suspect}
        from generate_series(1, ${rows})`)
  await insertMany(600, "'hour'")
  await receive(1, fromQuebecTime('2026-11-26 11:00:00'))
  await remind(fromQuebecTime('2026-11-27 08:00:00'))
  await insertMany(60, 'null')
  await remind(fromQuebecTime('2026-11-30 08:00:00'))
  const [few, many] = sent().map(({ subject, text }) =>
    `${subject}\n${text}`.replaceAll('\u00A0', ' '),
  )
  expect(few).toMatch(/^1 famille à rappeler, [^]*\nDemandes à vérifier : 600, /)
  expect(few?.match(/#/g)).toHaveLength(1)
  expect(many).toMatch(/^61 familles à rappeler, [^]*Marie[^]*En tout, 61 familles attendent/)
  expect(many?.match(/#/g)).toHaveLength(50)
})

test('counts on Monday what came after Friday’s closing without an e-mail of its own', async () => {
  await receive(1, fromQuebecTime('2026-11-27 18:05:00'))
  await receive(2, fromQuebecTime('2026-11-27 18:05:00'))
  await database.exec(
    `update private.contact_requests set suspect = 'hour', sent_at = null, next_attempt_at = null
      where id = '${getId(2)}'`,
  )
  await remind(fromQuebecTime('2026-11-30 08:00:00'))
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
  await remind(fromQuebecTime('2026-12-02 08:00:00'), accept, readCalendar, measuringClient)
  expect(sent()[0]?.text.match(/Quand appeler\u00A0: le soir\n/g)).toHaveLength(50)
  expect(sent()[0]?.text).toContain('Demandes reçues\u00A0: 200\n')
  expect(read).toBeLessThan(200_000)
})

test('keeps half of its list for the oldest, however many say « cette semaine »', async () => {
  await receive(0, fromQuebecTime('2026-11-25 10:00:00'))
  const pressing = addRequestLines('Bonjour.', { timeframe: timeframes.week })
  for (let number = 1; number <= 60; number += 1)
    await receive(number, fromQuebecTime('2026-11-26 10:00:00'), message.name, pressing)
  await remind(fromQuebecTime('2026-11-27 08:00:00'))
  const [mail] = sent()
  expect(mail && listReminded(mail).slice(0, 27)).toEqual(
    [...Array.from({ length: 25 }, (_, index) => index + 1), 0, 26].map(getId),
  )
})

test('lists a family again after each message left, and says how many', async () => {
  await receive(1, fromQuebecTime('2026-11-26 10:00:00'))
  await mark(1, fromQuebecTime('2026-11-26 11:00:00'), 'voicemail')
  // The answer was lost: the page asks again, of the same message.
  await mark(1, fromQuebecTime('2026-11-26 11:05:00'), 'voicemail')
  await mark(1, fromQuebecTime('2026-11-26 15:00:00'), 'voicemail')
  await remind(fromQuebecTime('2026-11-27 08:00:00'))
  await mark(1, fromQuebecTime('2026-11-27 09:00:00'), 'reached')
  await remind(fromQuebecTime('2026-11-30 08:00:00'))
  expect(sent().map(({ id }) => id)).toEqual(['rappel-2026-11-27'])
  expect(sent()[0]?.text.replaceAll('\u00A0', ' ')).toContain(
    'Reçue le : 26 novembre 2026\nMessage laissé : 2 fois, 26 novembre 2026\n',
  )
})
