import { expect, jest, test } from '@jest/globals'

const startIslands = jest.fn()

test('starts the other behaviours when one throws, and reports its error', async () => {
  jest.useFakeTimers()
  jest.doMock('@/components/islands/island-loader.client', () => ({ startIslands }))
  jest.doMock('@/components/layout/mobile-menu.client', () => ({
    startMobileMenu: () => {
      throw new Error('no menu')
    },
  }))
  await import('@/components/page-scripts/main-script')
  expect(startIslands).toHaveBeenCalledTimes(1)
  expect(document.documentElement.dataset.mainScript).toBe('')
  expect(() => jest.runAllTimers()).toThrow('no menu')
})
