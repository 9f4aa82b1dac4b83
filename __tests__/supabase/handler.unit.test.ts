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
    const bench = createBench()
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
    expect(bench.mails).toHaveLength(0)
  })

  test('an e-mail accepted after its deadline is not sent again', async () => {
    const carrier = deferred()
    let sent = 0
    const bench = createBench({
      mailer: {
        send: () => {
          sent += 1
          return carrier.promise
        },
      },
      config: { ...config, deadlines: { ...config.deadlines, mail: 1 } },
    })
    await bench.handle(post())
    carrier.resolve()
    await new Promise((resolve) => setImmediate(resolve))
    bench.clock.now = new Date(bench.clock.now.getTime() + minutes(600))
    expect(await (await bench.retry()).json()).toMatchObject({ sent: 0, waiting: 0 })
    expect(sent).toBe(1)
  })
})

describe('when the database is down', () => {
  test('the same words are the same e-mail for the carrier, through another instance, from another draft, by another clock; other words are not', async () => {
    const numbers: (string | undefined)[] = []
    for (const [words, draft, now] of [
      [message, 'draft-of-the-twentieth', '2026-11-20T13:30:00Z'],
      [message, 'draft-of-the-twentieth', '2027-12-25T13:30:00Z'],
      [message, 'draft-of-another-page', '2026-11-20T13:40:00Z'],
      [{ ...message, name: 'Marie-Claude Tremblay' }, 'draft-of-the-twentieth', '2026-11-20T13:30:00Z'],
    ] as const) {
      const bench = createBench({}, { now: new Date(now) })
      bench.storeFaults.before = 9
      await bench.handle(post(words, { headers: { 'x-client-info': toClientInfo(draft) } }))
      numbers.push(bench.mails[0]?.id)
    }
    expect(numbers[0]).toMatch(/^[\da-f-]{36}$/)
    expect(numbers.slice(1, 3)).toEqual([numbers[0], numbers[0]])
    expect(numbers[3]).not.toBe(numbers[0])
  })

  test('a carrier that stumbles is asked again with the same number, while there is time', async () => {
    const tried: string[] = []
    const mailer: Mailer = {
      send: ({ id }) => {
        tried.push(id)
        return tried.length < 3 ? Promise.reject(new Error('answer lost')) : Promise.resolve()
      },
    }
    const bench = createBench({ mailer })
    bench.storeFaults.before = 2
    expect((await bench.handle(post())).status).toBe(200)
    expect([tried.length, new Set(tried).size]).toEqual([3, 1])
    const hurried = createBench({
      mailer: { send: ({ id }) => Promise.reject(new Error(`refused ${String(tried.push(id))}`)) },
      config: { ...config, deadlines: { ...config.deadlines, answer: 1_000 } },
    })
    hurried.storeFaults.before = 2
    expect((await hurried.handle(post())).status).toBe(503)
    expect(tried).toHaveLength(4)
  })

  test('the e-mail alone carries the message: 200', async () => {
    const bench = createBench()
    bench.storeFaults.before = 10
    expect((await bench.handle(post())).status).toBe(200)
    expect([bench.rows.size, bench.mails.length]).toEqual([0, 1])
  })

  test('and the carrier too: 503, and the same message may be tried again at once', async () => {
    const bench = createBench()
    bench.storeFaults.before = 2
    bench.mailFaults.refuse = 5
    const response = await bench.handle(post())
    expect([response.status, await codeOf(response)]).toEqual([503, 'unavailable'])
    expect((await bench.handle(post())).status).toBe(200)
    expect([bench.rows.size, bench.mails.length]).toEqual([1, 1])
  })

  test('the message that an e-mail carried is a row too as soon as the database is back, e-mailed once', async () => {
    const bench = createBench()
    bench.storeFaults.before = 3
    expect((await bench.handle(post())).status).toBe(200)
    expect([bench.rows.size, bench.mails.length]).toEqual([0, 1])
    expect(await (await bench.retry()).json()).toMatchObject({ sent: 0, waiting: 0 })
    expect([...bench.rows.values()]).toEqual([expect.objectContaining({ id: bench.mails[0]?.id, message, sentAt: bench.clock.now })])
    expect(bench.mails).toHaveLength(1)
  })

  test('a message that was refused is the same e-mail when it comes again: the carrier may have it already', async () => {
    const tried: Mail[] = []
    const mailer: Mailer = {
      send: (mail) => {
        tried.push(mail)
        return tried.length <= 5 ? Promise.reject(new Error('answer lost')) : Promise.resolve()
      },
    }
    const first = createBench({ mailer })
    first.storeFaults.before = 2
    expect((await first.handle(post())).status).toBe(503)
    // Another instance, which remembers nothing.
    const second = createBench({ mailer })
    second.clock.now = new Date(first.clock.now.getTime() + minutes(3))
    expect((await second.handle(post())).status).toBe(200)
    const [{ receivedAt: _, ...once } = {}, { receivedAt: __, ...again } = {}] = [tried[0], tried[5]]
    expect(again).toEqual(once)
    expect([...second.rows.keys()]).toEqual([tried[0]?.id])
  })

  test('the same words of the morning do not keep those of the evening from being e-mailed once it is back', async () => {
    const bench = createBench()
    await bench.handle(post())
    bench.clock.now = new Date(bench.clock.now.getTime() + minutes(600))
    bench.storeFaults.before = 2
    expect((await bench.handle(post())).status).toBe(200)
    // The carrier knows the number: to it, these are the words of the morning.
    expect(new Set(bench.mails.map(({ id }) => id)).size).toBe(1)
    bench.clock.now = new Date(bench.clock.now.getTime() + minutes(3))
    expect(await (await bench.retry()).json()).toMatchObject({ sent: 1, waiting: 0 })
    expect(bench.rows.size).toBe(2)
    expect(new Set(bench.mails.map(({ id }) => id)).size).toBe(2)
  })

  test('the same message twice is still one e-mail, and the second thank-you waits for the carrier', async () => {
    const bench = createBench()
    bench.storeFaults.before = 100
    const answers = await Promise.all(Array.from({ length: 20 }, () => bench.handle(post())))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
    expect(bench.mails).toHaveLength(1)
  })

  test('a message that it had just taken is not e-mailed a second time', async () => {
    const bench = createBench()
    await bench.handle(post())
    bench.storeFaults.before = 100
    expect((await bench.handle(post())).status).toBe(200)
    expect([bench.rows.size, bench.mails.length]).toEqual([1, 1])
  })

  test('nothing can be held: the hour alone limits, says how long, and never longer than an hour', async () => {
    const bench = createBench({ config: { ...config, limits: { perAddress: 1, perHour: 5 } } })
    bench.storeFaults.before = 1_000
    const send = (number: number) => bench.handle(post({ ...message, message: `n ${number}` }))
    for (let number = 0; number < 5; number += 1) expect((await send(number)).status).toBe(200)
    const refused = await send(5)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600'])
    expect(bench.mails).toHaveLength(5)
    // What came before is known, and is not refused.
    expect((await send(4)).status).toBe(200)
    // A clock that was a day ahead when those five came.
    bench.clock.now = new Date(bench.clock.now.getTime() - minutes(1_440))
    expect((await send(6)).status).toBe(200)
    bench.clock.now = new Date(bench.clock.now.getTime() + minutes(1_440 + 60))
    expect((await send(7)).status).toBe(200)
  })
})

describe('when the connection to the database breaks', () => {
  test('after the commit: asked again, it is one row and one e-mail', async () => {
    const bench = createBench()
    bench.storeFaults.afterCommit = 1
    expect((await bench.handle(post())).status).toBe(200)
    expect([bench.rows.size, bench.mails.length]).toEqual([1, 1])
  })

  test('after the commit, twice: the row that turns up later is marked by the retry, not sent again', async () => {
    const clock = createClock()
    const { store, rows, faults } = createFakeStore(clock)
    faults.afterCommit = 2
    let markable = false
    const markSent = (id: string) => (markable ? store.markSent(id) : Promise.reject(new Error('down')))
    const bench = createBench({ store: { ...store, markSent } }, clock)
    expect((await bench.handle(post())).status).toBe(200)
    expect(bench.mails).toHaveLength(1)
    markable = true
    bench.clock.now = new Date(bench.clock.now.getTime() + minutes(5))
    expect(await (await bench.retry()).json()).toMatchObject({ sent: 0, waiting: 0 })
    expect(bench.mails).toHaveLength(1)
    expect([...rows.values()][0]?.sentAt).not.toBeNull()
  })

  test('and hangs: the e-mail takes over, and the late row is not e-mailed again', async () => {
    const { store, rows } = createFakeStore()
    const connection = deferred()
    const committed = deferred()
    let asked = 0
    const bench = createBench({
      store: {
        ...store,
        accept: async (request) => {
          asked += 1
          await connection.promise
          const acceptance = await store.accept(request)
          committed.resolve()
          return acceptance
        },
      },
      config: { ...config, deadlines: { ...config.deadlines, store: 1 } },
    })
    expect((await bench.handle(post())).status).toBe(200)
    // Once before the e-mail, which needs the visitor's time more; once afterwards, for the row.
    expect(asked).toBe(2)
    connection.resolve()
    await committed.promise
    bench.clock.now = new Date(bench.clock.now.getTime() + minutes(5))
    expect(await (await bench.retry()).json()).toMatchObject({ sent: 0, waiting: 0 })
    expect([rows.size, bench.mails.length]).toEqual([1, 1])
  })
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
  bench.storeFaults.before = 4
  bench.mailFaults.refuse = 2
  const answers = []
  for (const changes of [{}, {}, { message: 'autre' }, { phone: '1' }])
    answers.push(await (await bench.handle(post({ ...message, ...changes }))).text())
  const spoken = [...answers, ...bench.lines].join('\n')
  expect(bench.lines.length).toBeGreaterThan(2)
  for (const value of [...Object.values(message).slice(1), 'Tremblay', 'exemple.ca', '0134', '203.0.113.7'])
    expect(spoken).not.toContain(value)
})
