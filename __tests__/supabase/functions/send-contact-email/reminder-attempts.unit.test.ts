// Attempts that fail, end without an answer or meet another call.
import { expect, test } from '@jest/globals'

import { MailProviderRejection } from '@/supabase/functions/_shared/failure'
import type { SqlClient } from '@/supabase/functions/_shared/postgres-client'
import { fromQuebecTime } from '@/supabase/functions/_calendar/quebec-time'
import type { SendMail } from '@/supabase/functions/send-contact-email/compose'
import { createMailApi } from '@/supabase/functions/send-contact-email/mail-api'
import { createDeferred } from '../../../support/hold-requests'
import {
  accept,
  database,
  getId,
  listReminded,
  mark,
  readCalendar,
  receive,
  remind,
  sent,
} from './reminder-scenario.ts'

test.each([408, 409, 500, 504, 'none'] as const)(
  'never sends a second reminder after an answer that may mean sent (%s)',
  async (status) => {
    await receive(1, fromQuebecTime('2026-11-26 10:00:00'))
    const bodies: unknown[] = []
    const api = createMailApi({ url: 'https://api.resend.com/emails', key: 're_1' }, (_, init) => {
      const first = bodies.push(init?.body) === 1 ? status : 200
      return first === 'none'
        ? Promise.reject(new TypeError('fetch failed'))
        : Promise.resolve(new Response(null, { status: first }))
    })
    await remind(fromQuebecTime('2026-11-27 08:00:00'), api)
    await mark(1, fromQuebecTime('2026-11-27 08:01:00'))
    await remind(fromQuebecTime('2026-11-27 08:03:00'), api)
    await remind(fromQuebecTime('2026-11-27 08:06:00'), api)
    expect([bodies.length, new Set(bodies).size]).toEqual([2, 1])
  },
)

test.each<[what: string, change: () => Promise<unknown>]>([
  // Its statement was under way while the reminder was decided.
  ['a request is marked in that second', () => mark(1, fromQuebecTime('2026-11-27 08:00:00'))],
  ['a message is left then', () => mark(1, fromQuebecTime('2026-11-27 08:00:00'), 'voicemail')],
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
  await receive(1, fromQuebecTime('2026-11-26 10:00:00'))
  await receive(2, fromQuebecTime('2025-11-27 08:01:00'))
  await receive(3, fromQuebecTime('2025-10-27 10:00:00'))
  await database.exec(`
    update private.contact_requests set sent_at = null where id = '${getId(3)}'`)
  const loseAnswer: SendMail = (mail, signal) =>
    accept(mail, signal).then(() => Promise.reject(new Error('réponse perdue')))
  await remind(new Date(fromQuebecTime('2026-11-27 08:00:00').getTime() + 1_000), loseAnswer)
  await change()
  await remind(fromQuebecTime('2026-11-27 08:03:00'))
  expect(sent().map(listReminded)).toEqual([[getId(1)]])
})

test('keeps what was decided where another call took the reminder over', async () => {
  for (const number of [1, 2]) await receive(number, fromQuebecTime('2026-11-26 10:00:00'))
  const frozen = createDeferred()
  const slowClient: SqlClient = {
    query: async (statement, values) => {
      if (statement.includes("->>'name'")) await frozen.promise
      return database.query(statement, values)
    },
  }
  const refuse = () => Promise.reject(new MailProviderRejection('statut 429'))
  const first = remind(fromQuebecTime('2026-11-27 08:00:00'), refuse, readCalendar, slowClient)
  const isDecided = async () =>
    (await database.query('select from private.reminders where content is not null', [])).length > 0
  while (!(await isDecided()));
  await remind(fromQuebecTime('2026-11-27 08:03:00'), (mail, signal) =>
    accept(mail, signal).then(() => Promise.reject(new Error('réponse perdue'))),
  )
  frozen.resolve()
  await first
  await mark(1, fromQuebecTime('2026-11-27 08:05:00'))
  await remind(fromQuebecTime('2026-11-27 08:06:00'))
  expect(sent()).toHaveLength(1)
})

test('sends nothing once another call has claimed the reminder', async () => {
  await receive(1, fromQuebecTime('2026-11-26 10:00:00'))
  const frozen = createDeferred()
  const slowClient: SqlClient = {
    query: async (statement, values) => {
      if (statement.includes('coalesce(content')) await frozen.promise
      return database.query(statement, values)
    },
  }
  const loseAnswer: SendMail = (mail, signal) =>
    accept(mail, signal).then(() => Promise.reject(new Error('réponse perdue')))
  const slow = remind(fromQuebecTime('2026-11-27 08:00:00'), loseAnswer, readCalendar, slowClient)
  // The slow call goes on while the mail API refuses the e-mail of the second one.
  await remind(fromQuebecTime('2026-11-27 08:03:00'), async () => {
    frozen.resolve()
    await slow
    throw new MailProviderRejection('statut 429')
  })
  await mark(1, fromQuebecTime('2026-11-27 08:05:00'))
  await receive(2, fromQuebecTime('2026-11-26 11:00:00'))
  await remind(fromQuebecTime('2026-11-27 08:06:00'))
  expect(sent().map(listReminded)).toEqual([[getId(2)]])
})

test('repeats a reminder word for word where messages were left since', async () => {
  const never = () => Promise.reject(new Error('réseau'))
  const lost: SendMail = (mail, signal) => accept(mail, signal).then(never)
  await receive(1, fromQuebecTime('2026-11-26 10:00:00'))
  await mark(1, fromQuebecTime('2026-11-26 11:00:00'), 'voicemail')
  await remind(fromQuebecTime('2026-11-27 08:00:00'), lost)
  await mark(1, fromQuebecTime('2026-11-27 08:10:00'), 'voicemail')
  await mark(1, fromQuebecTime('2026-11-27 08:30:00'), 'voicemail')
  await remind(fromQuebecTime('2026-11-27 09:00:00'))
  expect(sent()).toHaveLength(1)
})
