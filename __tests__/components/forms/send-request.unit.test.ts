import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
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

describe('what is sent', () => {
  test('the message, as JSON, with both keys, to the function of that host, even when the visitor leaves the page', async () => {
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
          // A redirect would turn the POST into a GET.
          redirect: 'error',
          signal: expect.any(AbortSignal),
        },
      ],
    ])
    expect(log).not.toHaveBeenCalled()
  })

  test('to the site itself where no host is named, and nothing of the visitor in the address', async () => {
    const fetch = answering('{}')
    await sendRequest(message, { fetch })
    expect(fetch.mock.calls[0]?.[0]).toBe('/functions/v1/send-contact-email')
  })
})

describe('the status alone decides', () => {
  test.each([
    [true, [200, 201, 204]],
    [false, [304, 400, 401, 403, 405, 413, 415, 422, 429, 500, 502, 503]],
  ])('sent is %s for %j, whatever the body says', async (isSent, statuses) => {
    for (const status of statuses) {
      const body = status === 204 || status === 304 ? null : `{"ok":${String(!isSent)}}`
      expect([status, await sendRequest(message, { fetch: answering(body, { status }) })]).toEqual([
        status,
        isSent,
      ])
    }
  })

  test('even when the body never ends', async () => {
    const cancel = jest.fn<() => void>()
    const endless = new ReadableStream({ pull: () => new Promise<never>(() => undefined), cancel })
    expect(await sendRequest(message, { fetch: answering(endless, { status: 200 }) })).toBe(true)
    expect(cancel).toHaveBeenCalled()
  })
})

describe('what fails', () => {
  test('a network that is not there, or a fetch that throws at once: one line in the console each, and nothing of the visitor in it', async () => {
    const secret = JSON.stringify(message)
    const fetches = [
      answering('{}', { status: 500 }),
      jest.fn<Fetch>(() => Promise.reject(new TypeError(secret))),
      jest.fn<Fetch>(() => Promise.reject(new DOMException(secret, 'AbortError'))),
      jest.fn<Fetch>(() => {
        throw new Error(secret)
      }),
    ]
    for (const fetch of fetches) expect(await sendRequest(message, { fetch })).toBe(false)
    expect(log).toHaveBeenCalledTimes(fetches.length)
    const said = log.mock.calls.flat().join(' ')
    for (const value of Object.values(message)) expect(said).not.toContain(value)
  })

  test('an answer that does not come within fifteen seconds; one that comes leaves no timer behind', async () => {
    jest.useFakeTimers()
    await sendRequest(message, { fetch: answering('{}') })
    expect(jest.getTimerCount()).toBe(0)
    const fetch = jest.fn<Fetch>(
      (_, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => {
            reject(new DOMException('aborted', 'AbortError'))
          })
        }),
    )
    const answered = jest.fn()
    void sendRequest(message, { fetch }).then(answered)
    await jest.advanceTimersByTimeAsync(14_999)
    expect(answered).not.toHaveBeenCalled()
    await jest.advanceTimersByTimeAsync(1)
    expect(answered).toHaveBeenCalledWith(false)
    expect(log).toHaveBeenCalledWith('Not sent: no answer in time.')
  })
})
