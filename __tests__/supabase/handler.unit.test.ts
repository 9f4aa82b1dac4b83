import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'

import { toClientInfo } from '../../supabase/functions/_shared/idempotency-key.ts'
import { deadlines } from '../../supabase/functions/send-contact-email/settings.ts'
import type { Mail, Mailer } from '../../supabase/functions/send-contact-email/types.ts'
import { config, createBench, createClock, createFakeStore, endpoint, message, post, publicKey, site } from './doubles.ts'

const codeOf = async (response: Response) => {
  const answer: unknown = await response.json()
  return typeof answer === 'object' && answer !== null && 'code' in answer ? answer.code : undefined
}

/** A promise that the test settles itself. */
function deferred() {
  let resolve: () => void = () => undefined
  const promise = new Promise<void>((settle) => {
    resolve = settle
  })
  return { promise, resolve }
}

const minutes = (count: number) => count * 60_000

/** The number of the e-mail that an instance of its own sends, its database down. */
async function idOf(words: typeof message, draft: string, now = '2026-11-20T13:30:00Z') {
  const bench = createBench({}, { now: new Date(now) })
  bench.storeFaults.before = 1
  await bench.handle(post(words, { headers: { 'x-client-info': toClientInfo(draft) } }))
  return bench.mails[0]?.id
}

describe('a message that arrives', () => {
  test('is one row and one e-mail, answered 200', async () => {
    const bench = createBench()
    const response = await bench.handle(post())
    expect([response.status, await codeOf(response)]).toEqual([200, 'received'])
    expect([...bench.rows.values()].map((row) => row.message)).toEqual([message])
    expect([...bench.rows.values()][0]?.sentAt).toEqual(bench.clock.now)
    expect(bench.mails).toHaveLength(1)
    expect(bench.mails[0]).toMatchObject({ to: config.mail.to, from: config.mail.from, replyTo: message.email })
  })

  test('is not acknowledged, nor e-mailed, before its row is committed', async () => {
    const { store } = createFakeStore()
    const commit = deferred()
    const asked = deferred()
    const bench = createBench({
      store: {
        ...store,
        accept: async (request) => {
          asked.resolve()
          await commit.promise
          return store.accept(request)
        },
      },
    })
    let answered = false
    const answer = bench.handle(post()).then((response) => {
      answered = true
      return response
    })
    await asked.promise
    // A turn of the event loop: whatever was going to happen without the commit has happened.
    await new Promise((resolve) => setImmediate(resolve))
    expect([answered, bench.mails.length]).toEqual([false, 0])
    commit.resolve()
    expect((await answer).status).toBe(200)
    expect(bench.mails).toHaveLength(1)
  })

  test('is acknowledged while a slow e-mail is still under way, which then counts', async () => {
    const carrier = deferred()
    const bench = createBench({
      mailer: { send: () => carrier.promise },
      config: { ...config, deadlines: { ...config.deadlines, mailPatience: 0 } },
    })
    expect((await bench.handle(post())).status).toBe(200)
    const [row] = bench.rows.values()
    expect(row?.sentAt).toBeNull()
    carrier.resolve()
    await new Promise((resolve) => setImmediate(resolve))
    expect(row?.sentAt).not.toBeNull()
  })

  test('is accepted under the path that Supabase shortens', async () => {
    const bench = createBench()
    expect((await bench.handle(post(message, { url: 'https://projet.supabase.example/send-contact-email' }))).status).toBe(200)
  })
})

describe('when the carrier is down', () => {
  test('the message is kept, acknowledged, and retried with growing pauses until it leaves', async () => {
    const bench = createBench()
    bench.mailFaults.refuse = 3
    expect((await bench.handle(post())).status).toBe(200)
    const [row] = bench.rows.values()
    expect(row).toMatchObject({ sentAt: null, attempts: 1, lastFailure: 'Error' })

    // 1 minute, then 2, then 4; a retry that comes early does nothing.
    for (const [pause, attempts] of [
      [1, 2],
      [2, 3],
    ] as const) {
      bench.clock.now = new Date(bench.clock.now.getTime() + minutes(pause) - 1)
      expect(await (await bench.retry()).json()).toMatchObject({ code: 'retried', sent: 0, failed: 0, waiting: 1 })
      bench.clock.now = new Date(bench.clock.now.getTime() + 1)
      expect(await (await bench.retry()).json()).toMatchObject({ sent: 0, failed: 1, waiting: 1 })
      expect(row?.attempts).toBe(attempts)
    }
    bench.clock.now = new Date(bench.clock.now.getTime() + minutes(4))
    expect(await (await bench.retry()).json()).toMatchObject({ sent: 1, failed: 0, waiting: 0 })
    expect(bench.mails).toHaveLength(1)
    expect(await (await bench.retry()).json()).toMatchObject({ sent: 0, waiting: 0 })
  })

  test('a retry sends the very same e-mail, so that the carrier can recognise it', async () => {
    const tried: Mail[] = []
    const again = createBench({
      mailer: {
        send: (mail) => {
          tried.push(mail)
          return tried.length === 1 ? Promise.reject(new Error('timeout')) : Promise.resolve()
        },
      },
    })
    await again.handle(post())
    again.clock.now = new Date(again.clock.now.getTime() + minutes(1))
    await again.retry()
    expect(tried).toHaveLength(2)
    expect(tried[1]).toEqual(tried[0])
  })
})

describe('when the database is down', () => {
  test('the same draft is the same e-mail for the carrier, through another instance, a year later; other words or another draft are not', async () => {
    const first = await idOf(message, 'draft-of-the-twentieth')
    expect(first).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
    expect(await idOf(message, 'draft-of-the-twentieth', '2027-12-25T13:30:00Z')).toBe(first)
    expect(await idOf(message, 'draft-of-another-page')).not.toBe(first)
    expect(await idOf({ ...message, name: 'Marie-Claude Tremblay' }, 'draft-of-the-twentieth')).not.toBe(first)
  })

  test('the e-mail alone carries the message: 200', async () => {
    const bench = createBench()
    bench.storeFaults.before = 10
    expect((await bench.handle(post())).status).toBe(200)
    expect([bench.rows.size, bench.mails.length]).toEqual([0, 1])
  })

  test('and the carrier too: 503, and the same message may be tried again at once', async () => {
    const bench = createBench()
    bench.storeFaults.before = 1
    bench.mailFaults.refuse = 1
    const response = await bench.handle(post())
    expect([response.status, await codeOf(response)]).toEqual([503, 'unavailable'])
    expect((await bench.handle(post())).status).toBe(200)
    expect([bench.rows.size, bench.mails.length]).toEqual([1, 1])
  })

  test('a message that was refused, and that the carrier may have, is the same e-mail when it is a row at last', async () => {
    const tried: string[] = []
    const mailer: Mailer = {
      send: ({ id }) => (tried.push(id) === 1 ? Promise.reject(new Error('answer lost')) : Promise.resolve()),
    }
    const bench = createBench({ mailer })
    bench.storeFaults.before = 1
    expect((await bench.handle(post())).status).toBe(503)
    expect((await bench.handle(post())).status).toBe(200)
    expect([tried.length, new Set(tried).size, bench.rows.has(tried[0] ?? '')]).toEqual([2, 1, true])
  })

  test('the same message twenty times at once has one number, by which the carrier makes one e-mail of it', async () => {
    const bench = createBench()
    bench.storeFaults.before = 100
    const answers = await Promise.all(Array.from({ length: 20 }, () => bench.handle(post())))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(bench.mails).toHaveLength(1)
  })

  test('nothing refuses a message: no one can count', async () => {
    const bench = createBench({ config: { ...config, limits: { perAddress: 1, perHour: 1 } } })
    bench.storeFaults.before = 1_000
    for (let number = 0; number < 20; number += 1)
      expect((await bench.handle(post({ ...message, message: `n ${number}` }))).status).toBe(200)
    expect(bench.mails).toHaveLength(20)
  })
})

test.each(['after the commit', 'and hangs'])('when the connection to the database breaks %s, it is one row and one e-mail', async (way) => {
  const clock = createClock()
  const { store, rows, faults } = createFakeStore(clock)
  faults.afterCommit = way === 'and hangs' ? 0 : 1
  const accept: typeof store.accept = (request) =>
    way === 'and hangs' ? store.accept(request).then(() => new Promise<never>(() => undefined)) : store.accept(request)
  const bench = createBench({ store: { ...store, accept }, config: { ...config, deadlines: { ...config.deadlines, store: 20 } } }, clock)
  expect((await bench.handle(post())).status).toBe(200)
  expect([rows.size, bench.mails.length]).toEqual([1, 1])
  clock.now = new Date(clock.now.getTime() + minutes(5))
  expect(await (await bench.retry()).json()).toMatchObject({ waiting: 0 })
  expect(bench.mails).toHaveLength(1)
})

test('an e-mail that could not be noted is taken up again, under the number that its carrier knows', async () => {
  const clock = createClock()
  const { store } = createFakeStore(clock)
  let isDown = true
  const markSent: typeof store.markSent = (id) => (isDown ? Promise.reject(new Error('down')) : store.markSent(id))
  const bench = createBench({ store: { ...store, markSent } }, clock)
  expect((await bench.handle(post())).status).toBe(200)
  isDown = false
  clock.now = new Date(clock.now.getTime() + minutes(2))
  expect(await (await bench.retry()).json()).toMatchObject({ sent: 1, waiting: 0 })
  expect(bench.mails).toHaveLength(1)
})

describe('the key, the origin, the method', () => {
  test.each([
    ['no key', { authorization: undefined }],
    ['another key', { authorization: 'Bearer autre-cle' }],
    ['the key without Bearer', { authorization: publicKey }],
    ['half the key', { authorization: `Bearer ${publicKey.slice(0, -1)}` }],
    ['the retry secret', { authorization: 'Bearer secret-de-reprise' }],
  ])('401 for %s', async (_, headers) => {
    const response = await createBench().handle(post(message, { headers }))
    expect([response.status, await codeOf(response)]).toEqual([401, 'unauthorized'])
    expect(response.headers.get('www-authenticate')).toBe('Bearer')
    expect(response.headers.get('access-control-allow-origin')).toBe(site)
  })

  test.each([
    'https://fanal.example',
    'http://www.fanal.example',
    'https://www.fanal.example.evil.example',
    'https://www.fanal.example:8443',
    'https://wwwxfanal.example',
    'null',
  ])('403 for the origin %s, without a CORS header', async (origin) => {
    const response = await createBench().handle(post(message, { headers: { origin } }))
    expect([response.status, await codeOf(response)]).toEqual([403, 'origin_refused'])
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
  })

  test('403 for a stranger whose name was made to lead here: the same host is no reason to trust it', async () => {
    const url = 'https://evil.example/functions/v1/send-contact-email'
    expect((await createBench().handle(post(message, { url, headers: { origin: 'https://evil.example' } }))).status).toBe(403)
  })

  test.each([
    ['https://*.apercu.example', 'https://pr-12.apercu.example', true],
    ['https://*.apercu.example', 'https://apercu.example', false],
    ['https://*.apercu.example', 'https://a.b.apercu.example', false],
    ['https://*.apercu.example', 'https://evil.example/.apercu.example', false],
    ['http://localhost:*', 'http://localhost:3000', true],
    ['http://localhost:*', 'http://localhost', true],
    ['http://localhost:*', 'http://localhost.evil.example:80', false],
  ])('the pattern %s and the origin %s: %s', async (pattern, origin, allowed) => {
    const bench = createBench({ config: { ...config, allowedOrigins: [pattern] } })
    expect((await bench.handle(post(message, { headers: { origin } }))).status).toBe(allowed ? 200 : 403)
  })

  test('a request from no page at all, such as curl, is judged by its key alone', async () => {
    expect((await createBench().handle(post(message, { headers: { origin: undefined } }))).status).toBe(200)
  })

  test('the preflight of a browser is answered as it needs', async () => {
    const preflight = (origin: string) =>
      new Request(endpoint, {
        method: 'OPTIONS',
        headers: {
          origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'authorization,content-type,x-client-info',
        },
      })
    const response = await createBench().handle(preflight(site))
    expect(response.status).toBe(204)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'access-control-allow-origin': site,
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'authorization, x-client-info, apikey, content-type',
      vary: expect.stringContaining('Origin'),
    })
    expect(response.headers.get('access-control-allow-credentials')).toBeNull()
    expect((await createBench().handle(preflight('https://evil.example'))).status).toBe(403)
  })

  test.each(['GET', 'HEAD', 'PUT', 'DELETE', 'PATCH'])('405 for %s', async (method) => {
    const response = await createBench().handle(post(message, { method }))
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST, OPTIONS'])
  })

  test('404 elsewhere', async () => {
    const response = await createBench().handle(post(message, { url: 'https://projet.supabase.example/functions/v1/other' }))
    expect([response.status, await codeOf(response)]).toEqual([404, 'not_found'])
  })

  test('the retry entry opens with its secret only, and not at all when there is none', async () => {
    const bench = createBench()
    expect((await bench.retry()).status).toBe(200)
    expect((await bench.retry('autre')).status).toBe(401)
    expect((await bench.retry(publicKey)).status).toBe(401)
    expect((await bench.handle(new Request(`${endpoint}/retry`))).status).toBe(405)
    const closed = createBench({ config: { ...config, retrySecret: undefined } })
    expect((await closed.retry()).status).toBe(401)
    expect((await closed.retry('undefined')).status).toBe(401)
  })

  test('the retry entry says 503 when the database is down', async () => {
    const { store } = createFakeStore()
    const bench = createBench({ store: { ...store, claimDue: () => Promise.reject(new Error('down')) } })
    expect((await bench.retry()).status).toBe(503)
  })
})

describe('on a slow line', () => {
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
  })
  afterEach(() => {
    jest.useRealTimers()
  })

  /** A body whose second half comes so much later, and the moment when someone begins to read it. */
  const halves = (pause: number) => {
    const bytes = new TextEncoder().encode(JSON.stringify(message))
    const reading = deferred()
    const pull = (controller: ReadableStreamDefaultController<Uint8Array>) => {
      controller.enqueue(bytes.subarray(0, 60))
      setTimeout(() => {
        controller.enqueue(bytes.subarray(60))
        controller.close()
      }, pause)
      reading.resolve()
      return new Promise<void>(() => undefined)
    }
    return { raw: new ReadableStream({ pull }, { highWaterMark: 0 }), reading: reading.promise }
  }

  test('a body that takes six seconds is a message like any other', async () => {
    const bench = createBench({ config: { ...config, deadlines } })
    const { raw, reading } = halves(6_000)
    const answer = bench.handle(post(undefined, { raw }))
    await reading
    await jest.advanceTimersByTimeAsync(6_000)
    expect((await answer).status).toBe(200)
    expect(bench.rows.size).toBe(1)
  })

  test('and then a database and a carrier that hang, the answer still comes while the browser waits', async () => {
    const [asked, tried] = [deferred(), deferred()]
    const hang = (called: { resolve: () => void }) => () => {
      called.resolve()
      return new Promise<never>(() => undefined)
    }
    const store = { ...createFakeStore().store, accept: hang(asked) }
    const bench = createBench({ config: { ...config, deadlines }, store, mailer: { send: hang(tried) } })
    const { raw, reading } = halves(9_000)
    const answer = bench.handle(post(undefined, { raw }))
    await reading
    await jest.advanceTimersByTimeAsync(9_000)
    await asked.promise
    await jest.advanceTimersByTimeAsync(2_500)
    await tried.promise
    await jest.advanceTimersByTimeAsync(deadlines.answer - 11_500)
    expect((await answer).status).toBe(503)
  })
})

test('a sender that stops in the middle of its body is let go', async () => {
  const bench = createBench({ config: { ...config, deadlines: { ...config.deadlines, body: 1 } } })
  const stalled = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode('{"name":')),
  })
  const response = await bench.handle(post(undefined, { raw: stalled }))
  expect([response.status, await codeOf(response)]).toEqual([400, 'body_unreadable'])
})

test('neither an answer nor a line of log repeats what the visitor wrote, whatever fails', async () => {
  const bench = createBench()
  bench.storeFaults.before = 2
  bench.mailFaults.refuse = 2
  const answers = []
  for (const changes of [{}, {}, { message: 'autre' }, { phone: '1' }])
    answers.push(await (await bench.handle(post({ ...message, ...changes }))).text())
  const spoken = [...answers, ...bench.lines].join('\n')
  expect(bench.lines.length).toBeGreaterThan(2)
  for (const value of [...Object.values(message).slice(1), 'Tremblay', 'exemple.ca', '0134', '203.0.113.7'])
    expect(spoken).not.toContain(value)
})
