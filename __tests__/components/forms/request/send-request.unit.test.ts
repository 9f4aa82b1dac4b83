import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import type * as SendRequest from '@/components/forms/request/send-request'
import type { ContactMessage } from '@/supabase/functions/_contract/contact-message'

jest.mock('@/lib/public-environment', () => ({
  functionHost: 'https://projet.example',
  functionKey: 'cle-publique',
}))
const { sendRequest } = jest.requireActual<typeof SendRequest>(
  '@/components/forms/request/send-request',
)

const message: ContactMessage = {
  seekingFor: 'proche',
  name: 'Lucie Tremblay',
  phone: '418 555-0199',
  email: 'lucie@exemple.ca',
  message: 'Ma mère cherche à Beauport.',
}
const send = () => sendRequest(message, '1234567890123456')

let fetch: jest.SpiedFunction<typeof globalThis.fetch>
let log: jest.SpiedFunction<typeof console.error>
beforeEach(() => {
  fetch = jest.spyOn(globalThis, 'fetch')
  log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  jest.useRealTimers()
})

test('posts the message to Canada with both keys, even where the page is left', async () => {
  fetch.mockResolvedValue(new Response('{}'))
  expect(await send()).toBe(true)
  const headers = {
    'Content-Type': 'application/json',
    Authorization: 'Bearer cle-publique',
    'x-client-info': 'contact-form; idempotency-key=1234567890123456',
  }
  expect(fetch).toHaveBeenCalledWith(
    'https://projet.example/functions/v1/send-contact-email?forceFunctionRegion=ca-central-1',
    expect.objectContaining({
      headers,
      body: JSON.stringify(message),
      keepalive: true,
      redirect: 'error',
    }),
  )
})

test.each([
  [true, 204],
  [false, 304],
  [false, 503],
])('returns %s for the status %d', async (isSent, status) => {
  fetch.mockResolvedValue(new Response(null, { status }))
  expect(await send()).toBe(isSent)
})

const secret = JSON.stringify(message)
test.each([
  ['a refusal', () => Promise.resolve(new Response(secret, { status: 500 }))],
  ['no network', () => Promise.reject(new TypeError(secret))],
])('logs %s in one line without a word of the message', async (_, answer) => {
  fetch.mockImplementation(answer)
  expect(await send()).toBe(false)
  expect(log).toHaveBeenCalledTimes(1)
  for (const value of Object.values(message)) expect(String(log.mock.calls)).not.toContain(value)
})

test('gives up after fifteen seconds without answer', async () => {
  jest.useFakeTimers()
  fetch.mockImplementation(
    (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new Error('aborted')))
      }),
  )
  const onAnswer = jest.fn()
  void send().then(onAnswer)
  await jest.advanceTimersByTimeAsync(14_999)
  expect(onAnswer).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1)
  expect(onAnswer).toHaveBeenCalledWith(false)
  expect(log).toHaveBeenCalledWith('Not sent: no answer in time.')
  expect(jest.getTimerCount()).toBe(0)
})
