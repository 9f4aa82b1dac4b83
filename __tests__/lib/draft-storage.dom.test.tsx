import { expect, jest, test } from '@jest/globals'
import { saveDraft } from '@/lib/draft-storage'

test('asks the browser to persist once answers move from the tab to the device', () => {
  const persist = jest.fn(() => Promise.resolve(false))
  Object.defineProperty(navigator, 'storage', { configurable: true, value: { persist } })

  saveDraft('visit-notebook', '{"n":1}')
  expect(persist).not.toHaveBeenCalled()

  saveDraft('visit-notebook', '{"n":1}', 'device')
  expect(persist).toHaveBeenCalledTimes(1)

  saveDraft('visit-notebook', '{"n":2}', 'device')
  expect(persist).toHaveBeenCalledTimes(1)
})

test('keeps answers on the device in a browser that cannot persist', () => {
  Object.defineProperty(navigator, 'storage', { configurable: true, value: undefined })

  expect(saveDraft('visit-notebook', '{"n":1}', 'device')).toBe(true)
})
