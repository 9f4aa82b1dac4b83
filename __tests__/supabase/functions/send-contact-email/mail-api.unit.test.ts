import { expect, jest, test } from '@jest/globals'

import { describeFailure } from '@/supabase/functions/_shared/failure'
import { composeMail } from '@/supabase/functions/send-contact-email/compose'
import { createMailApi } from '@/supabase/functions/send-contact-email/mail-api'
import { config, message } from './doubles.ts'

const id = '00000000-0000-4000-8000-000000000001'
const mail = composeMail(
  { id, receivedAt: new Date('2026-11-20T13:30:00Z'), message, suspect: null },
  config.mail,
)
const signal = new AbortController().signal

/** A mail API that gives these answers in turn. */
function api(...answers: (number | Error)[]) {
  const calls: { url: string; headers: Headers; redirect: string; body: unknown }[] = []
  const send = createMailApi(
    { url: 'https://api.resend.com/emails', key: 're_test' },
    async (input, init) => {
      const request = new Request(input, init)
      calls.push({
        url: request.url,
        headers: request.headers,
        redirect: request.redirect,
        body: await request.json(),
      })
      const answer = answers[calls.length - 1] ?? 200
      if (answer instanceof Error) throw answer
      return Response.json({ message: `no such address: ${message.email}` }, { status: answer })
    },
    0,
  )
  return { send, calls, keys: () => calls.map(({ headers }) => headers.get('idempotency-key')) }
}

test('sends what Resend expects', async () => {
  const { send, calls } = api(200)
  await send(mail, signal)
  // Its key goes nowhere else.
  expect(calls.map(({ url, redirect }) => [url, redirect])).toEqual([
    ['https://api.resend.com/emails', 'error'],
  ])
  expect(Object.fromEntries(calls[0]?.headers ?? [])).toEqual({
    authorization: 'Bearer re_test',
    'content-type': 'application/json',
    'idempotency-key': expect.stringMatching(/^[0-9a-f]{64}$/),
  })
  const { from, to, subject, text } = mail
  expect(calls[0]?.body).toEqual({ from, to: [to], reply_to: 'marie@exemple.ca', subject, text })
})

test('repeats the idempotency key of an e-mail only for the same words and message', async () => {
  const { send, keys } = api(403, 200, 200, 200, 200)
  await expect(send(mail, signal)).rejects.toThrow()
  await send(mail, signal)
  await send({ ...mail, from: 'Fanal <bonjour@fanal.example>' }, signal)
  await send({ ...mail, text: mail.text.replace(id, id.replace('1', '2')) }, signal)
  expect(keys().map((key) => keys().indexOf(key))).toEqual([0, 0, 2, 3])
})

test.each([400, 422])(
  'sends without a reply-to when the API refuses the address (%i)',
  async (status) => {
    const { send, calls, keys } = api(status, 200)
    await send(mail, signal)
    expect(calls[1]?.body).not.toHaveProperty('reply_to')
    // It cannot promise that an answer goes to the family.
    expect(mail.text).not.toMatch(/répondez à ce courriel/)
    expect(keys()[1]).not.toBe(keys()[0])
  },
)

test('posts again, for 2.5 seconds, an e-mail that left too soon after others', async () => {
  const { send, keys } = api(429, 429, 429, 200)
  const now = jest.spyOn(performance, 'now').mockImplementation(() => keys().length * 1_000)
  await expect(send(mail, signal)).rejects.toThrow('statut 429')
  await send(mail, signal)
  expect([keys().length, new Set(keys()).size]).toEqual([4, 1])
  now.mockRestore()
})

test.each([
  [401, 'statut 401'],
  [409, 'statut 409'],
  [500, 'statut 500'],
  [new TypeError(`fetch failed for ${message.email}`), 'réseau'],
])('fails on %s without quoting the answer', async (status, reason) => {
  const error = await api(status)
    .send(mail, signal)
    .catch((thrown: unknown) => thrown)
  expect(describeFailure(error)).toBe(reason)
})
