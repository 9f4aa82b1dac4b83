import { expect, jest, test } from '@jest/globals'

test('erases the copies and itself when the build names no file', async () => {
  const scope = 'https://www.fanal.example/'
  const work: Promise<unknown>[] = []
  const caches = {
    keys: () => Promise.resolve([`offline ${scope} 1`, `offline ${scope}apercu/ 1`]),
    delete: jest.fn(),
  }
  const unregister = jest.fn()
  const addEventListener = (type: string, listen: (event: object) => void) =>
    type === 'activate' && listen({ waitUntil: (each: Promise<unknown>) => work.push(each) })
  Object.assign(globalThis, {
    ...{ OFFLINE_FILES: [], OFFLINE_VERSION: '1', OFFLINE_NOTICE: '', caches },
    self: { addEventListener, registration: { scope, unregister } },
  })
  await import('@/components/offline/service-worker')
  await Promise.all(work)
  expect(caches.delete.mock.calls).toEqual([[`offline ${scope} 1`]])
  expect(unregister).toHaveBeenCalledTimes(1)
})
