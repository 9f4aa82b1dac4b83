// The form thanks for any 2xx. So none may be given for a message that is neither a row nor an e-mail at that moment: every fault of the
// store with every fault of the carrier, the first message, its twin and its resend.
import { describe, expect, test } from '@jest/globals'

import { createIdempotencyKey, clientInfoHeader, toClientInfo } from '../../supabase/functions/_shared/idempotency-key.ts'
import { createSqlStore } from '../../supabase/functions/send-contact-email/sql-store.ts'
import type { NewRequest, RequestStore } from '../../supabase/functions/send-contact-email/types.ts'
import { config, createBench, createFakeStore, endpoint, message, post, publicKey, site } from './doubles.ts'

const never = () => new Promise<never>(() => undefined)
const limits = { perAddress: null, perHour: null }
const late = () => new Promise((resolve) => setTimeout(resolve, 30))
const down = () => Promise.reject(Object.assign(new Error('down'), { code: 'ECONNRESET' }))
/** A database that answers with something else than it should. */
const answering = (rows: readonly unknown[]) => (_: RequestStore, request: NewRequest) =>
  createSqlStore({ query: () => Promise.resolve(rows) }, limits).accept(request)

type Accept = (store: RequestStore, request: NewRequest) => ReturnType<RequestStore['accept']>

const storeFaults: Readonly<Record<string, Accept>> = {
  works: (store, request) => store.accept(request),
  'is down': down,
  hangs: never,
  'hangs, and commits': (store, request) => store.accept(request).then(never),
  'commits late': (store, request) => late().then(() => store.accept(request)),
  'loses its answer': (store, request) => store.accept(request).then(down),
  'answers nothing': answering([]),
  'answers an empty row': answering([{}]),
  'answers a reason that is none': answering([{ received_at: 0, suspect: 'robot', is_new: true }]),
  refuses: () => Promise.resolve({ outcome: 'refused' }),
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
    throw new Error('broken')
  },
}

const markFaults: Readonly<Record<string, () => Promise<never>>> = { 'cannot note': down, 'hangs when it notes': never }

type Case = { first: string; second: string; mail: string; mark: string }

const cases: Case[] = Object.keys(storeFaults).flatMap((first) =>
  Object.keys(storeFaults).flatMap((second) =>
    Object.keys(mailFaults).flatMap((mail) =>
      // What cannot be noted says nothing new of two faults at once.
      ['works', ...(first === second ? Object.keys(markFaults) : [])].map((mark) => ({ first, second, mail, mark })),
    ),
  ),
)

/** Each answer, with whether the message was safe by then: the first two at once, a third of the same draft afterwards. */
async function play({ first, second, mail, mark }: Case) {
  const fake = createFakeStore()
  const noting = markFaults[mark]
  let asked = 0
  let mailed = 0
  const bench = createBench({
    store: {
      ...fake.store,
      accept: (request) => {
        asked += 1
        const fault = storeFaults[asked % 2 === 1 ? first : second]
        return fault ? fault(fake.store, request) : fake.store.accept(request)
      },
      ...(noting && { markSent: noting, markFailed: noting }),
    },
    mailer: { send: () => (mailFaults[mail] ?? never)(() => void (mailed += 1)) },
    config: { ...config, deadlines: { answer: 15, body: 1_000, store: 5, mail: 5, mailPatience: 2, mark: 2 } },
  })
  const headers = { [clientInfoHeader]: toClientInfo(createIdempotencyKey()) }
  const send = async () => {
    const { status } = await bench.handle(post(message, { headers }))
    return { status, isSafe: fake.rows.size + mailed > 0 }
  }
  const together = await Promise.all([send(), send()])
  return [...together, await send()]
}

test('no fault, and no two of them, make the function say 2xx for a message that is nowhere', async () => {
  expect(cases.length).toBeGreaterThan(700)
  const seen = new Map<number, number>()
  const wrong: string[] = []
  for (let from = 0; from < cases.length; from += 200)
    await Promise.all(
      cases.slice(from, from + 200).map(async (each) => {
        for (const { status, isSafe } of await play(each)) {
          seen.set(status, (seen.get(status) ?? 0) + 1)
          if (status < 300 && !isSafe) wrong.push(`${status} ${JSON.stringify(each)}`)
        }
      }),
    )
  expect(wrong).toEqual([])
  // It found something to judge: both answers, often, and nothing that is no answer of ours.
  expect([...seen.keys()].sort()).toEqual([200, 429, 503])
  expect(Math.min(...seen.values())).toBeGreaterThan(100)
}, 120_000)

describe('whatever else is asked', () => {
  const keys = [undefined, `Bearer ${publicKey}`, 'Bearer autre', 'Bearer secret-de-reprise']
  const bodies = [message, {}, { ...message, name: '' }, { ...message, autre: 1 }, [], null, 'texte']
  const paths = ['', '/', '/retry', '/other', '?a=1', '/../other']

  test.each(['POST', 'GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
    '%s is answered 2xx for a stored message only',
    async (method) => {
      for (const path of paths)
        for (const authorization of keys)
          for (const origin of [site, undefined, 'https://evil.example'])
            for (const body of bodies) {
              const bench = createBench()
              const { status } = await bench.handle(post(body, { method, url: `${endpoint}${path}`, headers: { authorization, origin } }))
              // A preflight carries no message; the schedule's entry is no form's, and its secret no page's.
              const isNoMessage = method === 'OPTIONS' || (path === '/retry' && authorization === 'Bearer secret-de-reprise')
              if (status < 300 && !isNoMessage) expect([method, path, bench.rows.size]).toEqual(['POST', expect.any(String), 1])
              else expect(bench.rows.size + bench.mails.length).toBe(0)
            }
    },
  )
})
