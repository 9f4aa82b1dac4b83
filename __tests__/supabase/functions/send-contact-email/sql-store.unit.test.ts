// The migration and the store against a real Postgres (PGlite), with Supabase's roles and its
// default grants.
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'

import {
  openEmbeddedDatabase,
  type EmbeddedDatabase,
} from '../../../../scripts/dev/embedded-database.ts'
import {
  createSqlStore,
  type RateLimits,
} from '../../../../supabase/functions/send-contact-email/sql-store.ts'
import { ageRequestsSql } from '../../../support/age-requests.ts'
import { config, createBench, message, post } from './doubles.ts'

const supabaseRoles = `
  create role anon nologin; create role authenticated nologin;
  grant usage on schema public to anon, authenticated;
  alter default privileges in schema public grant all on tables to anon, authenticated;
  alter default privileges in schema public grant all on functions to anon, authenticated;`

let database: EmbeddedDatabase
// One for all tests: creating it takes seconds, emptying it nothing.
beforeAll(async () => {
  database = await openEmbeddedDatabase('memory://', supabaseRoles)
})
afterEach(() => database.exec('truncate private.contact_requests'))
afterAll(() => database.close())

/** A function of its own over the shared database, as Supabase runs several. */
const instance = (limits: RateLimits = config.limits) =>
  createBench({ store: createSqlStore(database, limits) })

const numbered = (number: number) => post({ ...message, message: `Message ${number}` })
const minutes = (count: number) => count * 60_000
const select = (rows: string) => database.query(`select ${rows}`, [])
const count = async () => (await select('from private.contact_requests')).length
const waiting = async () =>
  (await select('from private.contact_requests where sent_at is null')).length
const pass = (milliseconds: number) => database.exec(ageRequestsSql(milliseconds))
const isMarked = ({ subject }: { subject: string }) => subject.startsWith('[À vérifier] ')

test('stores and e-mails once a message sent twenty times at once to two instances', async () => {
  const [first, second] = [instance(), instance()]
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, turn) => (turn % 2 ? first : second).handle(post())),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect([await count(), first.mails.length + second.mails.length]).toEqual([1, 1])
})

test.each([
  [
    'one connection',
    { perAddress: 2, perHour: 1e6 },
    (number: number) => `2001:db8:1:${number}::1`,
  ],
  // An address that is not known is nobody's.
  ['everywhere', { perAddress: 1, perHour: 2 }, () => ''],
])(
  'marks the third message of an hour and refuses the eleventh (%s)',
  async (from, limits, address) => {
    const bench = instance(limits)
    const send = async (number: number, other?: string) =>
      (await bench.handle(numbered(number), other ?? address(number))).status
    for (let number = 0; number < 10; number += 1) expect(await send(number)).toBe(200)
    const refused = await bench.handle(numbered(10), address(10))
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600'])
    expect(await refused.json()).toMatchObject({ message: expect.stringContaining('appelez-nous') })
    // What was stored already is not refused.
    expect([await send(3), await count(), await waiting()]).toEqual([200, 10, 0])
    expect(bench.mails.map(isMarked)).toEqual([
      ...Array<boolean>(2).fill(false),
      ...Array<boolean>(8).fill(true),
    ])
    if (from !== 'everywhere')
      for (const [at, other] of ['203.0.113.8', '2001:db8:2:2::1', ''].entries())
        expect(await send(20 + at, other)).toBe(200)
    else expect(await send(20, '203.0.113.8')).toBe(429)
    await pass(minutes(60))
    expect(await send(10)).toBe(200)
    expect(bench.mails.slice(10).some(isMarked)).toBe(false)
  },
)

describe('an e-mail that did not leave', () => {
  test('is tried again unchanged, with growing pauses, until it leaves', async () => {
    const bench = instance()
    bench.mailFaults.refuse = 3
    expect((await bench.handle(post())).status).toBe(200)
    // A retry that comes early does nothing.
    for (const [pause, sent] of [
      [1, 0],
      [2, 0],
      [4, 1],
    ] as const) {
      await pass(minutes(pause) - 5_000)
      expect(await (await bench.retry()).json()).toMatchObject({
        code: 'retried',
        sent: 0,
        waiting: 1,
      })
      await pass(5_000)
      expect(await (await bench.retry()).json()).toMatchObject({
        sent,
        waiting: 1 - sent,
      })
    }
    await pass(minutes(600))
    expect(await (await bench.retry()).json()).toMatchObject({ sent: 0, waiting: 0 })
    const [first, ...others] = bench.tried.map(({ id, replyTo, subject }) => ({
      id,
      replyTo,
      subject,
    }))
    expect(others).toEqual([first, first, first])
  })

  test('is claimed by one of two schedules, then by the next after two minutes', async () => {
    const bench = instance()
    bench.mailFaults.refuse = 7
    for (let number = 0; number < 7; number += 1) await bench.handle(numbered(number))
    await pass(minutes(1))
    const store = createSqlStore(database, config.limits)
    const claimed = await Promise.all([store.claimDue(10), store.claimDue(10)])
    expect(claimed.map(({ length }) => length).sort()).toEqual([0, 7])
    await pass(minutes(2))
    expect(await (await bench.retry()).json()).toMatchObject({ sent: 7, waiting: 0 })
  })

  test('is claimed with nine others at most, even on stale table statistics', async () => {
    const insert = (rows: number) =>
      database.exec(
        `insert into private.contact_requests (id, message, next_attempt_at)
         select gen_random_uuid(), '{}', now() - interval '1 minute'
      from generate_series(1, ${rows})`,
      )
    await insert(1)
    await database.exec('analyze private.contact_requests')
    await insert(40)
    expect(await createSqlStore(database, config.limits).claimDue(10)).toHaveLength(10)
  })

  test('is claimed exactly as it was written, once the first attempt is over', async () => {
    const awkward = {
      ...message,
      name: "L’« Écuyer » \u200F'; --",
      message: 'un\n\tdeux \\ 👵🏽 "trois"',
    }
    // A field that the form may have one day.
    const written = Object.assign({ schedule: 'le soir' }, awkward)
    const request = {
      id: '00000000-0000-4000-8000-000000000001',
      message: written,
      looksAutomated: true,
      networkHash: null,
    }
    const store = createSqlStore(database, config.limits)
    const stored = {
      id: request.id,
      message: written,
      receivedAt: expect.any(Date),
      suspect: 'links',
    }
    expect(await store.accept(request)).toEqual(stored)
    expect(await store.accept(request)).toBe('duplicate')
    await pass(minutes(2) - 5_000)
    expect(await store.claimDue(10)).toEqual([])
    await pass(5_000)
    expect(await store.claimDue(10)).toEqual([{ ...stored, attempts: 2 }])
  })

  test('leaves before a flood when it is not suspect', async () => {
    const bench = instance({ perAddress: 20, perHour: 1e6 })
    bench.mailFaults.refuse = 46
    for (let number = 1; number <= 45; number += 1) await bench.handle(numbered(number))
    await bench.handle(post(), '203.0.113.9')
    expect([bench.mails.length, await waiting()]).toEqual([0, 46])
    await pass(minutes(61))
    await select('private.erase_expired_contact_requests()')
    expect(await (await bench.retry()).json()).toMatchObject({ sent: 46, waiting: 0 })
    const turn = bench.mails.findIndex(({ text }) => text.includes(message.message))
    expect([turn < 30, bench.mails.slice(0, 20).some(isMarked)]).toEqual([true, false])
  })

  test('leaves although the carrier always refuses those before it', async () => {
    const left: string[] = []
    let isDown = true
    const bench = createBench({
      store: createSqlStore(database, { perAddress: 1e6, perHour: 20 }),
      sendMail: ({ text }) =>
        isDown || text.includes('> Message')
          ? Promise.reject(new Error('422'))
          : Promise.resolve(void left.push(text)),
    })
    for (let number = 1; number <= 30; number += 1) await bench.handle(numbered(number))
    await bench.handle(post())
    isDown = false
    // Ten a round, those that were tried least first.
    for (let round = 1; round <= 4 && left.length === 0; round += 1) {
      await pass(minutes(2))
      await bench.retry()
    }
    expect(left).toHaveLength(1)
  })
})

test('erases a network hash after an hour and a sent message after twelve months', async () => {
  const bench = instance()
  const read = async () => {
    await select('private.erase_expired_contact_requests()')
    const rows = await select(
      "message->>'message' as words, network_hash from private.contact_requests order by 1",
    )
    return (rows as { words: string; network_hash: string | null }[]).map((row) => [
      row.words.slice(-1),
      row.network_hash,
    ])
  }
  bench.mailFaults.refuse = 1
  for (const number of [1, 2]) await bench.handle(numbered(number))
  await pass(minutes(59))
  await bench.handle(numbered(3))
  const hash = expect.stringMatching(/^[0-9a-f]{64}$/)
  expect(await read()).toEqual([1, 2, 3].map((number) => [String(number), hash]))
  await pass(minutes(1))
  expect(await read()).toEqual([
    ['1', null],
    ['2', null],
    ['3', hash],
  ])
  const [{ year }] = (await select(
    "(extract(epoch from now() - (now() - interval '12 months')) * 1000)::float8 as year",
  )) as [{ year: number }]
  await pass(year - minutes(30))
  expect((await read()).map(([words]) => words)).toEqual(['1', '3'])
  await bench.retry()
  expect((await read()).map(([words]) => words)).toEqual(['3'])
})

test.each(['anon', 'authenticated'])('gives the role %s no right on the table', async (role) => {
  await instance().handle(post())
  await database.exec(`set role ${role}`)
  for (const attempt of [
    'select * from private.contact_requests',
    'insert into private.contact_requests default values',
    'update private.contact_requests set sent_at = now()',
    'delete from private.contact_requests',
    'truncate private.contact_requests',
    'select private.erase_expired_contact_requests()',
    'select * from private.reminders',
  ])
    await expect(database.query(attempt, [])).rejects.toMatchObject({ code: '42501' })
  await database.exec('reset role')
  expect(await count()).toBe(1)
})
