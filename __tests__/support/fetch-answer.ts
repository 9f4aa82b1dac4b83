import { jest } from '@jest/globals'

/** The status decides: nothing else of an answer is read, and jsdom has no Response. */
export const answer = (status: number) => ({ ok: status < 300, status, body: null }) as Response

/** Stands in for the function, which accepts every message, and for the console. */
export function stubFunction() {
  const send = jest.fn<typeof fetch>(async () => answer(200))
  globalThis.fetch = send
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  return {
    send,
    getMessages: () =>
      send.mock.calls.map(([, init]) => JSON.parse(init?.body as string) as unknown),
    getClientInfo: () =>
      send.mock.calls.map(([, init]) => new Headers(init?.headers).get('x-client-info')),
  }
}
