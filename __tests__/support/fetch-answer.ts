import { jest } from '@jest/globals'
import { closedDates } from '@/app/_shared/find-closed-period'
import { site } from '@/content/site'
import { calendarAddress } from '@/components/forms/request/fetch-calendar'

export const calendar = {
  opens: site.hours.opens,
  closes: site.hours.closes,
  closedDays: closedDates,
}

/** The status decides: nothing else of an answer is read, and jsdom has no Response. */
export const answer = (status: number) => ({ ok: status < 300, status, body: null }) as Response

/** Stands in for the function, which accepts every message, and for the console. */
export function stubFunction() {
  const send = jest.fn<typeof fetch>(async () => answer(200))
  // The static host has the calendar, and passes the rest to the function.
  globalThis.fetch = async (address, init) =>
    address === calendarAddress
      ? Object.assign(answer(200), { json: async () => calendar })
      : send(address, init)
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  return {
    send,
    getMessages: () =>
      send.mock.calls.map(([, init]) => JSON.parse(init?.body as string) as unknown),
    getClientInfo: () =>
      send.mock.calls.map(([, init]) => new Headers(init?.headers).get('x-client-info')),
  }
}
