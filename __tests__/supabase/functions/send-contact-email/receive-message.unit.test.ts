// The form thanks for any 2xx, so none may be given for a message that is neither a row nor an
// e-mail. Every fault of the store meets every fault of the mail provider, for a message, its twin
// and its resend: at most one row and one e-mail, refused only where neither works, and never
// quoted in an answer or a log.
import { expect, test } from '@jest/globals'

import {
  buildIdempotencyKey,
  clientInfoHeader,
  toClientInfo,
} from '@/supabase/functions/_contract/idempotency-key'
import { MailProviderRejection } from '@/supabase/functions/_shared/failure'
import {
  createSqlStore,
  type NewRequest,
  type RequestStore,
} from '@/supabase/functions/send-contact-email/sql-store'
import { createDeferred } from '../../../support/hold-requests.ts'
import { config, createBench, createFakeStore, message, post } from './doubles.ts'

const never = () => new Promise<never>(() => undefined)
const late = () => new Promise((resolve) => setTimeout(resolve, 30))
const down = () =>
  Promise.reject(Object.assign(new Error(`down: ${message.email}`), { code: 'ECONNRESET' }))
/** A database that answers with something else than it should. */
const acceptWithRows = (rows: readonly unknown[]) => (_: RequestStore, request: NewRequest) =>
  createSqlStore({ query: () => Promise.resolve(rows) }, config.limits).accept(request)

type Accept = (store: RequestStore, request: NewRequest) => ReturnType<RequestStore['accept']>

const storeFaults: Readonly<Record<string, Accept>> = {
  works: (store, request) => store.accept(request),
  'is down': down,
  hangs: never,
  'hangs, and commits': (store, request) => store.accept(request).then(never),
  'commits late': (store, request) => late().then(() => store.accept(request)),
  'loses its answer': (store, request) => store.accept(request).then(down),
  'answers nothing': acceptWithRows([]),
  'answers an empty row': acceptWithRows([{}]),
}

type Send = (accept: () => void) => Promise<void>

const mailFaults: Readonly<Record<string, Send>> = {
  works: async (accept) => accept(),
  refuses: down,
  hangs: never,
  'accepts late': (accept) => late().then(accept),
  'accepts, and loses its answer': (accept) => {
    accept()
    return down()
  },
  'throws at once': () => {
    throw new Error(message.name)
  },
}

const markFaults: Readonly<Record<string, () => Promise<never>>> = {
  'cannot note': down,
  'hangs when it notes': never,
}

type Case = { first: string; second: string; mail: string; mark: string }

const cases: Case[] = Object.keys(storeFaults).flatMap((first) =>
  Object.keys(storeFaults).flatMap((second) =>
    Object.keys(mailFaults).flatMap((mail) =>
      // A failing `markSent` is combined with equal store faults only, to keep the number of cases
      // down.
      ['works', ...(first === second ? Object.keys(markFaults) : [])].map((mark) => ({
        first,
        second,
        mail,
        mark,
      })),
    ),
  ),
)

/** Creates the function on a store and a mail provider with the faults of a case. */
function createFaultyBench({ first, second, mail, mark }: Case) {
  const { store, rows } = createFakeStore()
  const failToMark = markFaults[mark]
  const mailed = new Set<string>()
  let acceptCount = 0
  const bench = createBench({
    store: {
      ...store,
      accept: (request) => {
        acceptCount += 1
        const accept = storeFaults[acceptCount % 2 === 1 ? first : second]
        return accept ? accept(store, request) : store.accept(request)
      },
      ...(failToMark && { markSent: failToMark, markFailed: failToMark }),
    },
    sendMail: ({ id }) => (mailFaults[mail] ?? never)(() => void mailed.add(id)),
    config: {
      ...config,
      deadlines: {
        response: 15,
        body: 1_000,
        store: 5,
        mail: 5,
        mailWait: 2,
        mailRecord: 2,
        calendar: 2,
        mailPause: 0,
      },
    },
  })
  return { bench, rows, mailed }
}

/** Returns true if the case must not refuse a message. */
function mustAccept({ first, second, mail }: Case) {
  // An insert that gives no row is a ceiling that is reached.
  const isOverLimit = [first, second].includes('answers nothing')
  return !isOverLimit && (mail === 'works' || (first === 'works' && second === 'works'))
}

const personalValues = [...Object.values<string | undefined>(message).slice(1), '203.0.113.7']
const quotesMessage = (line: string) =>
  personalValues.some((value) => value !== undefined && line.includes(value))

/** Sends a draft twice at once, then once more; returns the statuses and the broken promises. */
async function sendThreeTimes(faults: Case) {
  const { bench, rows, mailed } = createFaultyBench(faults)
  const headers = { [clientInfoHeader]: toClientInfo(buildIdempotencyKey()) }
  const statuses: number[] = []
  const answers: string[] = []
  const broken: string[] = []
  const send = async () => {
    const response = await bench.handle(post(message, { headers }))
    if (response.ok && rows.size + mailed.size === 0) broken.push('thanked, and nowhere')
    statuses.push(response.status)
    answers.push(await response.text())
  }
  await Promise.all([send(), send()])
  await send()
  if (mustAccept(faults) && statuses.some((status) => status !== 200)) broken.push('refused')
  if (rows.size > 1 || mailed.size > 1) broken.push('doubled')
  if ([...bench.lines, ...answers].some(quotesMessage)) broken.push('quoted')
  return { statuses, broken }
}

test('acknowledges a message once, whatever two faults of store and mail meet', async () => {
  const seen = new Set<number>()
  const failures: unknown[] = []
  for (let from = 0; from < cases.length; from += 200)
    await Promise.all(
      cases.slice(from, from + 200).map(async (each) => {
        const { statuses, broken } = await sendThreeTimes(each)
        for (const status of statuses) seen.add(status)
        if (broken.length > 0) failures.push([each, broken])
      }),
    )
  expect(failures).toEqual([])
  expect([...seen].sort()).toEqual([200, 429, 503])
})

test('sends the e-mail of a message that no store takes in the time that is left', async () => {
  const deadlines = { ...config.deadlines, response: 4_000 } satisfies typeof config.deadlines
  const store = { ...createFakeStore().store, accept: down }
  const bench = createBench({ store, config: { ...config, deadlines } })
  const { status } = await bench.handle(post())
  expect([status, bench.mails.length]).toEqual([200, 1])
})

test('takes again a message that the mail provider refused, without the database', async () => {
  let isRefused = true
  const bench = createBench({
    store: { ...createFakeStore().store, accept: down },
    sendMail: () =>
      isRefused ? Promise.reject(new MailProviderRejection('statut 429')) : Promise.resolve(),
    config: { ...config, limits: { perAddress: 10, perHour: 1 } },
  })
  expect((await bench.handle(post())).status).toBe(503)
  isRefused = false
  expect((await bench.handle(post())).status).toBe(200)
})

test('refuses a network above its limit while sixteen messages wait for the database', async () => {
  const inserted = createDeferred()
  const { store } = createFakeStore()
  const bench = createBench({
    store: { ...store, accept: (request) => inserted.promise.then(() => store.accept(request)) },
    config: { ...config, limits: { perAddress: 10, perHour: 1e6 } },
  })
  const send = (number: number, address: string) =>
    bench.handle(post({ ...message, message: `Message ${number}` }), address)
  const robots = Array.from({ length: 20 }, (_, number) => send(number, `203.0.113.${number % 2}`))
  const [late, family] = [send(20, '203.0.113.0'), send(21, '198.51.100.1')]
  expect((await late).status).toBe(429)
  inserted.resolve()
  expect((await family).status).toBe(200)
  await Promise.all(robots)
})

test('waits for a database that serves others once the mail provider has refused', async () => {
  const { store } = createFakeStore()
  const [inserted, refused] = [createDeferred(), createDeferred()]
  const isFamily = ({ name }: { name: string }) => name === 'Famille Roy'
  const bench = createBench({
    store: {
      ...store,
      accept: async (request) => {
        if (isFamily(request.message)) await inserted.promise
        return store.accept(request)
      },
    },
    sendMail: async () => {
      await refused.promise
      inserted.resolve()
      throw new MailProviderRejection('statut 429')
    },
    config: { ...config, deadlines: { ...config.deadlines, store: 1, mailWait: 1 } },
  })
  const family = bench.handle(post({ ...message, name: 'Famille Roy' }))
  expect((await bench.handle(post())).status).toBe(200)
  refused.resolve()
  expect((await family).status).toBe(200)
})

test.each([
  ['waits for a database that serves others', 200],
  ['refuses where the database answers nobody', 503],
])('%s once too many e-mails have left without a row', async (_, status) => {
  const { store } = createFakeStore()
  const [first, second] = [createDeferred(), createDeferred()]
  let unanswered = 0
  const bench = createBench({
    store: {
      ...store,
      accept: async (request) => {
        const isFamily = request.message.name === 'Famille Roy'
        if (isFamily && status === 200) first.resolve()
        await (isFamily ? second : first).promise
        return store.accept(request)
      },
    },
    config: {
      ...config,
      limits: { perAddress: 1e6, perHour: 1 },
      deadlines: { ...config.deadlines, response: 1e6, store: 1 },
    },
    log: () => {
      unanswered += 1
      if (unanswered === 2 && status === 200) setImmediate(second.resolve)
    },
  })
  expect((await bench.handle(post(), '203.0.113.7')).status).toBe(200)
  const family = { ...message, name: 'Famille Roy' }
  expect((await bench.handle(post(family), '198.51.100.1')).status).toBe(status)
  expect(bench.mails).toHaveLength(status === 200 ? 2 : 1)
})
