import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { sendRequest } from '@/components/forms/send-request'
import type { ContactMessage } from '@/supabase/functions/_shared/contact-message'

const message: ContactMessage = {
  seekingFor: 'proche',
  name: 'Lucie Tremblay',
  phone: '418 555-0199',
  email: 'lucie@exemple.ca',
  message: 'Ma mère cherche à Beauport.',
}

type Fetch = typeof globalThis.fetch
const answering = (...[body, init]: ConstructorParameters<typeof Response>) =>
  jest.fn<Fetch>(() => Promise.resolve(new Response(body, init)))

let log: jest.SpiedFunction<typeof console.error>
beforeEach(() => {
  log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  jest.useRealTimers()
})

test('posts the message with both keys, even where the page is left', async () => {
  const fetch = answering('{}')
  const options = {
    host: 'https://projet.example',
    key: 'cle-publique',
    idempotencyKey: '1234567890123456',
    fetch,
  }
  expect(await sendRequest(message, options)).toBe(true)
  expect(fetch.mock.calls).toEqual([
    [
      'https://projet.example/functions/v1/send-contact-email',
      {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Authorization: 'Bearer cle-publique',
          'x-client-info': 'contact-form; idempotency-key=1234567890123456',
        },
        body: JSON.stringify(message),
        credentials: 'omit',
        keepalive: true,
        redirect: 'error',
        signal: expect.any(AbortSignal),
      },
    ],
  ])
  expect(log).not.toHaveBeenCalled()
})

test('posts to the site itself where no host is set', async () => {
  const fetch = answering('{}')
  await sendRequest(message, { fetch })
  expect(fetch.mock.calls[0]?.[0]).toBe('/functions/v1/send-contact-email')
})

test.each([
  [true, [200, 201, 204]],
  [false, [304, 400, 401, 403, 405, 413, 415, 422, 429, 500, 502, 503]],
])('returns %s for the statuses %j, whatever the body says', async (isSent, statuses) => {
  for (const status of statuses) {
    const body = status === 204 || status === 304 ? null : `{"ok":${String(!isSent)}}`
    const fetch = answering(body, { status })
    expect([status, await sendRequest(message, { fetch })]).toEqual([status, isSent])
  }
})

test('does not wait for a body that never ends', async () => {
  const cancel = jest.fn<() => void>()
  const endless = new ReadableStream({ pull: () => new Promise<never>(() => undefined), cancel })
  expect(await sendRequest(message, { fetch: answering(endless, { status: 200 }) })).toBe(true)
  expect(cancel).toHaveBeenCalled()
})

const secret = JSON.stringify(message)
test.each<[what: string, fetch: Fetch]>([
  ['a refusal', answering(secret, { status: 500 })],
  ['no network', () => Promise.reject(new TypeError(secret))],
  [
    'a fetch that throws',
    () => {
      throw new Error(secret)
    },
  ],
])('logs %s in one line without a word of the message', async (_, fetch) => {
  expect(await sendRequest(message, { fetch })).toBe(false)
  expect(log).toHaveBeenCalledTimes(1)
  for (const value of Object.values(message)) expect(String(log.mock.calls)).not.toContain(value)
})

test('gives up after fifteen seconds without answer', async () => {
  jest.useFakeTimers()
  const fetch: Fetch = (_, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new Error('aborted')))
    })
  const onAnswer = jest.fn()
  void sendRequest(message, { fetch }).then(onAnswer)
  await jest.advanceTimersByTimeAsync(14_999)
  expect(onAnswer).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1)
  expect(onAnswer).toHaveBeenCalledWith(false)
  expect(log).toHaveBeenCalledWith('Not sent: no answer in time.')
  expect(jest.getTimerCount()).toBe(0)
})
