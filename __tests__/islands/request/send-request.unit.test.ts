import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { sendRequest, sendTimeout } from '@/components/islands/request/send-request'
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
  jest.restoreAllMocks()
  jest.useRealTimers()
})

describe('what is sent', () => {
  test('the message, as JSON, with the public key and the idempotency key, to the function of that host', async () => {
    const fetch = answering('{}')
    const options = { host: 'https://projet.example', key: 'cle-publique', idempotencyKey: '1234567890123456', fetch }
    expect(await sendRequest(message, options)).toBe(true)
    expect(fetch).toHaveBeenCalledTimes(1)
    const [url, init] = fetch.mock.calls[0] ?? []
    expect(url).toBe('https://projet.example/functions/v1/send-contact-email')
    expect(init?.method).toBe('POST')
    expect(init?.headers).toEqual({
      'Content-Type': 'application/json',
      Authorization: 'Bearer cle-publique',
      'x-client-info': 'contact-form; idempotency-key=1234567890123456',
    })
    expect(JSON.parse(init?.body as string)).toEqual(message)
    expect(log).not.toHaveBeenCalled()
  })

  test('leaves even when the visitor leaves the page', async () => {
    const fetch = answering('{}')
    await sendRequest(message, { fetch })
    expect(fetch.mock.calls[0]?.[1]?.keepalive).toBe(true)
  })

  test('nothing of the visitor is in the address', async () => {
    const fetch = answering('{}')
    await sendRequest(message, { fetch })
    expect(fetch.mock.calls[0]?.[0]).toBe('/functions/v1/send-contact-email')
  })
})

describe('the status alone decides', () => {
  for (const status of [200, 201, 204])
    test(`${status}: sent`, async () => {
      expect(await sendRequest(message, { fetch: answering(null, { status }) })).toBe(true)
    })

  for (const status of [304, 400, 401, 403, 405, 413, 415, 422, 429, 500, 502, 503])
    test(`${status}: not sent`, async () => {
      expect(await sendRequest(message, { fetch: answering(null, { status }) })).toBe(false)
    })

  test('and not what the body says', async () => {
    const html = { headers: { 'content-type': 'text/html' } }
    expect(await sendRequest(message, { fetch: answering('<html>', { ...html, status: 200 }) })).toBe(true)
    expect(await sendRequest(message, { fetch: answering('{"ok":true}', { status: 500 }) })).toBe(false)
  })

  test('even when the body never ends', async () => {
    const cancel = jest.fn<() => void>()
    const endless = new ReadableStream({ pull: () => new Promise<never>(() => undefined), cancel })
    expect(await sendRequest(message, { fetch: answering(endless, { status: 200 }) })).toBe(true)
    expect(cancel).toHaveBeenCalled()
  })
})

describe('what fails', () => {
  test('a network that is not there', async () => {
    const fetch = jest.fn<Fetch>(() => Promise.reject(new TypeError(`Failed to fetch ${message.email}`)))
    expect(await sendRequest(message, { fetch })).toBe(false)
  })

  test('a fetch that throws at once', async () => {
    const fetch = jest.fn<Fetch>(() => {
      throw new Error(message.name)
    })
    expect(await sendRequest(message, { fetch })).toBe(false)
  })

  test('a redirect, which would turn the POST into a GET', async () => {
    const fetch = answering('{}')
    await sendRequest(message, { fetch })
    expect(fetch.mock.calls[0]?.[1]?.redirect).toBe('error')
  })

  test('an answer that does not come within fifteen seconds', async () => {
    jest.useFakeTimers()
    expect(sendTimeout).toBe(15_000)
    const fetch = jest.fn<Fetch>(
      (_, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => {
            reject(new DOMException('aborted', 'AbortError'))
          })
        }),
    )
    let result: boolean | undefined
    const sending = sendRequest(message, { fetch }).then((value) => (result = value))
    await jest.advanceTimersByTimeAsync(14_999)
    expect(result).toBeUndefined()
    await jest.advanceTimersByTimeAsync(1)
    await sending
    expect(result).toBe(false)
    expect(log).toHaveBeenCalledWith('Not sent: no answer in time.')
  })

  test('leaves no timer behind', async () => {
    jest.useFakeTimers()
    await sendRequest(message, { fetch: answering('{}') })
    await sendRequest(message, { fetch: answering('{}', { status: 500 }) })
    expect(jest.getTimerCount()).toBe(0)
  })

  test('leaves one line in the console, and nothing of the visitor in it', async () => {
    const fetches = [
      answering('{}', { status: 500 }),
      jest.fn<Fetch>(() => Promise.reject(new Error(JSON.stringify(message)))),
      jest.fn<Fetch>(() => Promise.reject(new DOMException(message.email, 'AbortError'))),
    ]
    for (const fetch of fetches) await sendRequest(message, { fetch })
    expect(log).toHaveBeenCalledTimes(fetches.length)
    const said = log.mock.calls.flat().join(' ')
    for (const value of Object.values(message)) expect(said).not.toContain(value)
  })
})
