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

/** A carrier that answers so, one call after the other. */
function api(...answers: (number | Error | object)[]) {
  const calls: { url: string; headers: Headers; body: unknown }[] = []
  const mailer = createMailApi({
    url: 'https://api.resend.com/emails',
    key: 're_test',
    fetch: async (input, init) => {
      const request = new Request(input, init)
      calls.push({ url: request.url, headers: request.headers, body: await request.json() })
      const answer = answers[calls.length - 1] ?? 200
      if (answer instanceof Error) throw answer
      return typeof answer === 'number'
        ? Response.json({ name: 'other', message: `no such address: ${message.email}` }, { status: answer })
        : Response.json(answer, { status: 409 })
    },
  })
  return { mailer, calls }
}

test('sends what Resend expects, under the number of the request', async () => {
  const { mailer, calls } = api(200)
  await mailer.send(mail, signal)
  expect(calls.map(({ url }) => url)).toEqual(['https://api.resend.com/emails'])
  expect(Object.fromEntries(calls[0]?.headers ?? [])).toEqual({
    authorization: 'Bearer re_test',
    'content-type': 'application/json',
    'idempotency-key': mail.id,
  })
  const { from, to, subject, text, html } = mail
  expect(calls[0]?.body).toEqual({ from, to: [to], reply_to: 'marie@exemple.ca', subject, text, html })
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
  const { mailer } = api({ name: 'invalid_idempotent_request', message: 'Same idempotency key used with a different request payload.' })
  await expect(mailer.send(mail, signal)).resolves.toBeUndefined()
})
