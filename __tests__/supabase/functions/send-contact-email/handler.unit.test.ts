import { describe, expect, jest, test } from '@jest/globals'

import {
  clientInfoHeader,
  buildIdempotencyKey,
  toClientInfo,
} from '@/supabase/functions/_contract/idempotency-key'
import {
  addRequestLines,
  timeframes,
  type Timeframe,
} from '@/supabase/functions/_contract/request-lines'
import { createDeferred } from '../../../support/hold-requests.ts'
import {
  config,
  createBench,
  createFakeStore,
  endpoint,
  message,
  post,
  publicKey,
  siteOrigin,
} from './doubles.ts'

const readCode = async (response: Response) => {
  const answer: unknown = await response.json()
  return typeof answer === 'object' && answer !== null && 'code' in answer ? answer.code : undefined
}

describe('createHandler', () => {
  test.each([endpoint, 'https://projet.supabase.example/send-contact-email'])(
    'stores and e-mails a message posted to %s',
    async (url) => {
      const bench = createBench()
      const response = await bench.handle(post(message, { url }))
      expect([response.status, await readCode(response)]).toEqual([200, 'received'])
      expect([...bench.rows.values()]).toEqual([
        expect.objectContaining({ message, sentAt: bench.clock.now }),
      ])
      expect(bench.mails).toEqual([
        expect.objectContaining({
          to: config.mail.to,
          from: config.mail.from,
          replyTo: message.email,
        }),
      ])
    },
  )

  const calendar = { opens: '08:00', closes: '18:00', closedDays: ['2026-12-25'] }
  const fridayNoon = '2026-11-20T12:00:00-05:00'
  const fridayEvening = '2026-11-20T19:00:00-05:00'
  const onCall = 'garde@fanal.example'
  test.each<[string, string, Timeframe, typeof calendar | undefined, string | undefined]>([
    ['warns whoever is on call after hours', fridayEvening, 'week', calendar, onCall],
    ['warns nobody else while open', fridayNoon, 'week', calendar, undefined],
    ['warns nobody else of what can wait', fridayEvening, 'exploring', calendar, undefined],
    ['warns whoever is on call where the hours are unknown', fridayNoon, 'week', undefined, onCall],
  ])('%s', async (_, moment, timeframe, known, copied) => {
    const bench = createBench({
      config: { ...config, mail: { ...config.mail, onCall } },
      readCalendar: () => Promise.resolve(known),
    })
    bench.clock.now = new Date(moment)
    const text = addRequestLines(message.message, { timeframe: timeframes[timeframe] })
    await bench.handle(post({ ...message, message: text }))
    await bench.finish()
    const readers = copied === undefined ? [config.mail.to] : [config.mail.to, copied]
    expect(bench.mails.map(({ to }) => to)).toEqual(readers)
    expect(bench.mails.at(-1)?.text).toBe(bench.mails[0]?.text)
  })

  test('repeats an e-mail word for word although the hours were unknown at first', async () => {
    const calendars = [undefined, calendar]
    const { store } = createFakeStore()
    const text = addRequestLines(message.message, { timeframe: timeframes.week })
    const receivedAt = new Date(fridayNoon)
    const row = { id: 'a', message: { ...message, message: text }, receivedAt, suspect: null }
    const due = [[{ ...row, attempts: 2 }]]
    const bench = createBench({
      config: { ...config, mail: { ...config.mail, onCall } },
      readCalendar: () => Promise.resolve(calendars.shift()),
      store: {
        ...store,
        accept: () => Promise.resolve(row),
        claimDue: () => Promise.resolve(due.pop() ?? []),
      },
    })
    bench.mailFaults.refuse = 1
    await bench.handle(post({ ...message, message: text }))
    await bench.retry()
    await bench.finish()
    expect(bench.tried).toHaveLength(2)
    expect(bench.tried[1]).toEqual(bench.tried[0])
  })

  test('counts an e-mail as sent although its copy is refused, and notes the refusal', async () => {
    const copied: string[] = []
    const noteRefusedCopy = jest.fn(() => Promise.resolve())
    const { store, rows } = createFakeStore()
    const bench = createBench({
      store: { ...store, noteRefusedCopy },
      config: { ...config, mail: { ...config.mail, onCall } },
      sendMail: ({ to }) => {
        copied.push(to)
        return to === onCall
          ? Promise.reject(new Error(`no such address: ${to}`))
          : Promise.resolve()
      },
    })
    const text = addRequestLines(message.message, { timeframe: timeframes.week })
    expect((await bench.handle(post({ ...message, message: text }))).status).toBe(200)
    await bench.finish()
    expect(copied).toEqual([config.mail.to, onCall])
    expect([...rows.values()].map(({ sentAt }) => sentAt)).toEqual([bench.clock.now])
    expect(noteRefusedCopy).toHaveBeenCalledTimes(1)
    expect(bench.lines.join()).toMatch(/^Copie [0-9a-f-]{36} non partie \(Error\)\.$/)
  })

  test('answers without waiting for the copy, which alone is still under way', async () => {
    const copy = createDeferred()
    const { store } = createFakeStore()
    const bench = createBench({
      store: { ...store, accept: () => Promise.reject(new Error('down')) },
      config: { ...config, mail: { ...config.mail, onCall } },
      sendMail: ({ to }) => (to === onCall ? copy.promise : Promise.resolve()),
    })
    const text = addRequestLines(message.message, { timeframe: timeframes.week })
    expect((await bench.handle(post({ ...message, message: text }))).status).toBe(200)
    // The deadline of the copy has not passed.
    expect(bench.lines.join()).not.toContain('Copie')
    copy.resolve()
    await bench.finish()
  })

  test('ends the e-mail with the link that marks its request', async () => {
    const links = { siteOrigin, keys: ['cle-de-test-des-liens-du-courriel-1'] }
    const bench = createBench({ config: { ...config, links } })
    await bench.handle(post())
    const [mail] = bench.mails
    expect(mail?.text).toMatch(
      /\nAprès l’appel, notez ce qu’il a donné\u00A0:\nhttps:\/\/www\.fanal\.example\/demande-traitee\/#[\w.-]+\n$/,
    )
    const again = createBench({ config: { ...config, links } })
    await again.handle(post())
    expect(again.mails[0]?.text).toBe(mail?.text)
  })

  test('acknowledges a stored message before its slow e-mail has left', async () => {
    const mailProvider = createDeferred()
    const bench = createBench({
      sendMail: () => mailProvider.promise,
      config: { ...config, deadlines: { ...config.deadlines, mailWait: 0 } },
    })
    expect((await bench.handle(post())).status).toBe(200)
    const [row] = bench.rows.values()
    expect(row?.sentAt).toBeNull()
    mailProvider.resolve()
    await new Promise((resolve) => setImmediate(resolve))
    expect(row?.sentAt).not.toBeNull()
  })
})

describe('a message sent again', () => {
  const key = buildIdempotencyKey()
  const sendFrom = (draft: string, changes: Partial<typeof message> = {}) =>
    post({ ...message, ...changes }, { headers: { [clientInfoHeader]: toClientInfo(draft) } })
  const laterBy = (days: number, bench: ReturnType<typeof createBench>) => {
    bench.clock.now = new Date(bench.clock.now.getTime() + days * 86_400_000)
  }

  test.each<[what: string, draft: string, changes: Partial<typeof message>, rows: number]>([
    ['from the same draft', key, {}, 1],
    ['with spaces around a value', key, { name: ` ${message.name} ` }, 1],
    ['from another draft', buildIdempotencyKey(), {}, 2],
    // Nobody's key keeps another's message from arriving.
    ['for another person', key, { seekingFor: 'vous' }, 2],
    ['with another name', key, { name: 'Jean' }, 2],
    ['with other words', key, { message: 'Autre' }, 2],
  ])('is received once only with the same key and words (%s)', async (_, draft, changes, rows) => {
    const bench = createBench()
    await bench.handle(sendFrom(key))
    laterBy(335, bench)
    expect((await bench.handle(sendFrom(draft, changes))).status).toBe(200)
    expect([bench.rows.size, bench.mails.length]).toEqual([rows, rows])
  })

  test.each(['court', 'un numero avec espaces'])(
    'is the same for a day when its key is invalid (%j)',
    async (draft) => {
      const bench = createBench()
      for (const [days, request, rows] of [
        [0, sendFrom(draft), 1],
        [0, post(), 1],
        [1, sendFrom(draft), 2],
      ] as const) {
        laterBy(days, bench)
        expect([(await bench.handle(request)).status, bench.rows.size]).toEqual([200, rows])
      }
    },
  )
})

test.each([
  [{ message: 'https://a.example https://b.example www.c.example' }, true],
  [{ name: 'Gagnez sur www.a.example' }, true],
  [{ name: 'Reconnectez Supabase : fanal-supabase.example/login' }, true],
  [{ name: 'Reconnectez Supabase : bit.\u200Bly:443/login' }, true],
  [{ name: 'Gagnez sur h\u200Bttps://a.example' }, true],
  [{ phone: '418 555-0134 www.a.example' }, true],
  [{ name: 'M.Roy/Mme.Roy, St.-Jean' }, false],
  [{ name: 'm.roy ou madame?' }, false],
  [{ message: 'Voici deux résidences : https://www.a.example et https://www.b.example' }, false],
])(
  'marks as automated a link in the name or three in the message (%j)',
  async (changes, looksAutomated) => {
    const bench = createBench()
    await bench.handle(post({ ...message, ...changes }))
    expect([...bench.rows.values()]).toMatchObject([{ looksAutomated }])
  },
)

describe('access', () => {
  const unauthorized = [undefined, 'Bearer autre-cle', publicKey, 'Bearer secret-des-passages'].map(
    (authorization) => [401, 'unauthorized', { headers: { authorization } }] as const,
  )
  // The same host is no reason to trust whoever made a name lead here.
  const evil = 'https://evil.example'

  test.each<readonly [number, string, Parameters<typeof post>[1]]>([
    ...unauthorized,
    [405, 'method_not_allowed', { method: 'GET' }],
    [200, 'received', { headers: { origin: undefined } }],
    [404, 'not_found', { url: 'https://projet.supabase.example/functions/v1/other' }],
    [403, 'origin_refused', { url: `${evil}/send-contact-email`, headers: { origin: evil } }],
  ])('answers %i %s to %j', async (status, code, changes) => {
    const response = await createBench().handle(post(message, changes))
    expect([response.status, await readCode(response)]).toEqual([status, code])
    expect(response.headers.get('www-authenticate')).toBe(status === 401 ? 'Bearer' : null)
    if (status === 401) expect(response.headers.get('access-control-allow-origin')).toBe(siteOrigin)
    expect(response.headers.get('allow')).toBe(status === 405 ? 'POST, OPTIONS' : null)
  })

  test.each([
    [siteOrigin, 'http://www.fanal.example', false],
    [siteOrigin, 'https://www.fanal.example.evil.example', false],
    [siteOrigin, 'https://wwwxfanal.example', false],
    ['https://*.apercu.example', 'https://pr-12.apercu.example', true],
    ['https://*.apercu.example', 'https://apercu.example', false],
    ['http://localhost:*', 'http://localhost:3000', true],
  ])('with %s allowed, judges the origin %s (%s)', async (pattern, origin, allowed) => {
    const bench = createBench({ config: { ...config, allowedOrigins: [pattern] } })
    const response = await bench.handle(post(message, { headers: { origin } }))
    expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual(
      allowed ? [200, origin] : [403, null],
    )
  })

  test.each([
    [siteOrigin, 204],
    ['https://evil.example', 403],
  ])('answers the preflight of %s with %i', async (origin, status) => {
    const headers = {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type,x-client-info',
    }
    const preflight = new Request(endpoint, { method: 'OPTIONS', headers })
    const response = await createBench().handle(preflight)
    expect(response.status).toBe(status)
    expect(response.headers.get('access-control-allow-credentials')).toBeNull()
    if (status === 204)
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'access-control-allow-origin': siteOrigin,
        'access-control-allow-methods': 'POST',
        'access-control-allow-headers': 'authorization, x-client-info, apikey, content-type',
        vary: 'Origin',
      })
  })

  test('retries with the secret alone, and answers 503 without a database', async () => {
    const { store } = createFakeStore()
    const bench = createBench()
    const down = createBench({
      store: { ...store, claimDue: () => Promise.reject(new Error('down')) },
    })
    const closed = createBench({ config: { ...config, scheduleSecrets: [] } })
    const answers = [bench.retry(), bench.retry(publicKey), down.retry(), closed.retry()]
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 401, 503, 401])
  })
})

test('sends the reminder before the e-mails that wait, and although they fail', async () => {
  const steps: string[] = []
  const claimDue = () => {
    steps.push('retries')
    return Promise.reject(new Error('unreadable row'))
  }
  const bench = createBench({ store: { ...createFakeStore().store, claimDue } }, () =>
    Promise.resolve(void steps.push('reminder')),
  )
  expect((await bench.retry()).status).toBe(503)
  expect(steps).toEqual(['reminder', 'retries'])
})

test('sends the e-mails that wait although the reminder waits for a locked row', async () => {
  const hurried = { ...config, deadlines: { ...config.deadlines, response: 3 } }
  const bench = createBench({ config: hurried }, () => new Promise(() => undefined))
  expect((await bench.retry()).status).toBe(200)
  expect(bench.lines).toEqual(['Rappel du matin remis (délai dépassé).'])
})

test('answers at the overall deadline when the store and the mail provider hang', async () => {
  const hang = () => new Promise<never>(() => undefined)
  const slow = { ...config, deadlines: { ...config.deadlines, response: 50 } }
  const bench = createBench({
    config: slow,
    store: { ...createFakeStore().store, accept: hang },
    sendMail: hang,
  })
  const start = performance.now()
  expect((await bench.handle(post())).status).toBe(503)
  // Their own deadlines are five seconds each.
  expect(performance.now() - start).toBeLessThan(4_000)
})

test('answers 400 to a sender that stalls in the middle of its body', async () => {
  const bench = createBench({ config: { ...config, deadlines: { ...config.deadlines, body: 1 } } })
  const stalled = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode('{"name":')),
  })
  const response = await bench.handle(post(undefined, { raw: stalled }))
  expect([response.status, await readCode(response)]).toEqual([400, 'bad_request'])
})
