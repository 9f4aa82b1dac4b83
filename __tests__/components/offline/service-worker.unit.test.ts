import { describe, expect, jest, test } from '@jest/globals'

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

describe('with a network that fails', () => {
  const scope = 'https://www.fanal.example/'
  const fetchFile = jest.fn<(request: Request) => Promise<Response>>()
  const silence = new Promise<Response>(() => undefined)

  /** Starts the worker of a build with one page and one script, and asks it for an address. */
  async function ask(path: string, mode: string) {
    jest.resetModules()
    const answers: Promise<Response>[] = []
    const addEventListener = (type: string, listen: (event: object) => void) =>
      type === 'fetch' &&
      listen({
        request: { method: 'GET', mode, url: new URL(path, scope).href },
        respondWith: (answer: Promise<Response>) => answers.push(answer),
      })
    Object.assign(globalThis, {
      ...{ OFFLINE_FILES: ['/urgence/', '/scripts/form-1.js'], OFFLINE_VERSION: '1' },
      ...{ OFFLINE_NOTICE: 'Copie du {date}', fetch: fetchFile },
      caches: { match: () => Promise.resolve(new Response('<main>copy</main>')) },
      self: { addEventListener, registration: { scope } },
    })
    await import('@/components/offline/service-worker')
    const answer = await answers[0]
    return answer?.text()
  }

  test.each([402, 404, 503])(
    'shows the copy of a page when the host answers %i',
    async (status) => {
      fetchFile.mockResolvedValue(new Response('Service unavailable', { status }))
      expect(await ask('/urgence/', 'navigate')).toMatch(/^Copie du .*<main>copy<\/main>$/)
    },
  )

  test('shows the page when the host answers it', async () => {
    fetchFile.mockResolvedValue(new Response('page'))
    expect(await ask('/urgence/', 'navigate')).toBe('page')
  })

  test('answers a script from its copy while the network is silent', async () => {
    fetchFile.mockReturnValue(silence)
    expect(await ask('/scripts/form-1.js', 'cors')).toBe('<main>copy</main>')
  })
})
