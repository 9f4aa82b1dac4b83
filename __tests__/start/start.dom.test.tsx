import { expect, jest, test } from '@jest/globals'

const startIslands = jest.fn()

test('a behaviour that throws stops none of those after it, and is told as any error', async () => {
  jest.useFakeTimers()
  jest.doMock('@/components/start/islands', () => ({ startIslands }))
  jest.doMock('@/components/start/late', () => ({ startLate: () => undefined }))
  jest.doMock('@/components/start/menu', () => ({
    startMenu: () => {
      throw new Error('no menu')
    },
  }))
  await import('@/components/start/start')
  expect(startIslands).toHaveBeenCalledTimes(1)
  expect(document.documentElement.dataset.start).toBe('')
  expect(() => jest.runAllTimers()).toThrow('no menu')
})
