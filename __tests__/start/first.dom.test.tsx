import { beforeAll, expect, jest, test } from '@jest/globals'

beforeAll(async () => {
  Object.assign(globalThis, { OLD_ROUTES: [] })
  jest.doMock('@/components/start/old-addresses', () => ({ followOldAddresses: () => undefined }))
  await import('@/components/start/first')
})

const rejected = (reason: unknown) => {
  const event = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

test('of what is rejected, the skipped transition of a page that is left is silent, and nothing else that says the word', () => {
  expect(rejected(new DOMException('Transition was skipped', 'AbortError'))).toBe(true)
  expect(rejected(new Error('the transition to the next form failed'))).toBe(false)
  expect(rejected('Transition was skipped')).toBe(false)
})
