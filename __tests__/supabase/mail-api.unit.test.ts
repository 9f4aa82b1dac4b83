import { expect, test } from '@jest/globals'

import { compose } from '../../supabase/functions/send-contact-email/compose.ts'
import { createMailApi } from '../../supabase/functions/send-contact-email/mail-api.ts'
import { message } from './doubles.ts'

const id = '00000000-0000-4000-8000-000000000001'
const mail = compose(
  { id, receivedAt: new Date('2026-11-20T13:30:00Z'), message, suspect: null },
  { to: 'agence@fanal.example', from: 'Fanal <site@fanal.example>' },
)
const signal = new AbortController().signal

function api(...statuses: (number | Error)[]) {
  const calls: { url: string; headers: Headers; body: unknown }[] = []
  const mailer = createMailApi({
    url: 'https://api.resend.com/emails',
    key: 're_test',
    fetch: async (input, init) => {
      const request = new Request(input, init)
      calls.push({ url: request.url, headers: request.headers, body: await request.json() })
      const status = statuses[calls.length - 1] ?? 200
      if (status instanceof Error) throw status
      return new Response(JSON.stringify({ message: `no such address: ${message.email}` }), { status })
    },
  })
  return { mailer, calls }
}

test('sends what Resend expects, under the number of the request', async () => {
  const { mailer, calls } = api(200)
  await mailer.send(mail, signal)
  expect(calls).toHaveLength(1)
  expect(calls[0]?.url).toBe('https://api.resend.com/emails')
  expect(Object.fromEntries(calls[0]?.headers ?? [])).toEqual({
    authorization: 'Bearer re_test',
    'content-type': 'application/json',
    'idempotency-key': mail.id,
  })
  expect(calls[0]?.body).toEqual({
    from: 'Fanal <site@fanal.example>',
    to: ['agence@fanal.example'],
    reply_to: 'marie@exemple.ca',
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
  })
})

test.each([400, 422])('when it refuses the visitor’s address (%i), sends without a reply-to', async (status) => {
  const { mailer, calls } = api(status, 200)
  await mailer.send(mail, signal)
  expect(calls[1]?.body).not.toHaveProperty('reply_to')
  expect(calls[1]?.headers.get('idempotency-key')).not.toBe(mail.id)
})

test.each([
  [401, 'statut 401'],
  [409, 'statut 409'],
  [429, 'statut 429'],
  [500, 'statut 500'],
  [new TypeError(`fetch failed for ${message.email}`), 'réseau'],
])('fails on %s with a reason that repeats nothing of the answer', async (status, reason) => {
  const { mailer } = api(status)
  await expect(mailer.send(mail, signal)).rejects.toMatchObject({ name: 'MailError', message: reason })
})

test('takes for sent what the API has sent under this number on another day', async () => {
  const answers = { name: 'invalid_idempotent_request', message: 'Same idempotency key used with a different request payload.' }
  const mailer = createMailApi({
    url: 'https://api.resend.com/emails',
    key: 're_test',
    fetch: () => Promise.resolve(Response.json(answers, { status: 409 })),
  })
  await expect(mailer.send(mail, signal)).resolves.toBeUndefined()
})
