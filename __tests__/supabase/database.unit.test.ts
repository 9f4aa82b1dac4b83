// The migration and the store against a real Postgres (PGlite), with Supabase's roles and its default grants.
import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals'

import { openEmbeddedDatabase, type EmbeddedDatabase } from '../../scripts/local/embedded-database.ts'
import { clientInfoHeader, createIdempotencyKey, toClientInfo } from '../../supabase/functions/_shared/idempotency-key.ts'
import { createSqlStore } from '../../supabase/functions/send-contact-email/sql-store.ts'
import type { Mailer, RateLimits } from '../../supabase/functions/send-contact-email/types.ts'
import { grownOlder } from '../support/passing-time.ts'
import { config, createBench, message, post } from './doubles.ts'

const supabaseRoles = `
  create role anon nologin; create role authenticated nologin; create role service_role nologin bypassrls;
  grant usage on schema public to anon, authenticated, service_role;
  alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
  alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
  alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;`

// Some of these write dozens of messages, on machines that may be busy.
jest.setTimeout(120_000)

let database: EmbeddedDatabase
// One for all tests: creating it takes seconds, emptying it nothing.
beforeAll(async () => {
  database = await openEmbeddedDatabase('memory://', supabaseRoles)
})
afterEach(() => database.exec('truncate contact_requests'))
afterAll(() => database.close())

const unlimited: RateLimits = { perAddress: null, perHour: null }
const usual: RateLimits = { perAddress: 10, perHour: 100 }

/** A function of its own over the shared database, as Supabase runs several. */
const instance = (limits: RateLimits = unlimited) => createBench({ store: createSqlStore(database, limits), config: { ...config, limits } })

const numbered = (number: number) => post({ ...message, message: `Message ${number}` })
const minutes = (count: number) => count * 60_000
const day = minutes(24 * 60)
const count = async () => (await database.query('select 1 from contact_requests', [])).length
const waiting = async () => (await database.query('select 1 from contact_requests where sent_at is null', [])).length
const pass = (milliseconds: number) => database.exec(grownOlder(milliseconds))
const isMarked = ({ subject }: { subject: string }) => subject.startsWith('[À vérifier] ')

describe('the same message again', () => {
  const key = createIdempotencyKey()
  const from = (draft: string, changes: Partial<typeof message> = {}) =>
    post({ ...message, ...changes }, { headers: { [clientInfoHeader]: toClientInfo(draft) } })

  test('sent twenty times at once through two instances is one row and one e-mail, and twenty times 200', async () => {
    const [first, second] = [instance(usual), instance(usual)]
    const answers = await Promise.all(Array.from({ length: 20 }, (_, turn) => (turn % 2 ? first : second).handle(from(key))))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect([await count(), first.mails.length + second.mails.length]).toEqual([1, 1])
  })

  test.each<[what: string, draft: string, changes: Partial<typeof message>, rows: number]>([
    ['from the same draft', key, {}, 1],
    ['with spaces around a value', key, { name: ` ${message.name} ` }, 1],
    ['from another draft', createIdempotencyKey(), {}, 2],
    // Nobody's key keeps another's message from arriving.
    ['for another person', key, { seekingFor: 'vous' }, 2],
    ['with another name', key, { name: 'Jean' }, 2],
    ['with another telephone', key, { phone: '418 555-0135' }, 2],
    ['with another address', key, { email: 'jean@exemple.ca' }, 2],
    ['with other words', key, { message: 'Autre' }, 2],
  ])('eleven months later, %s, is a row and an e-mail of its own or is not', async (_, draft, changes, rows) => {
    const bench = instance()
    await bench.handle(from(key))
    await pass(335 * day)
    bench.clock.now = new Date(bench.clock.now.getTime() + 335 * day)
    expect((await bench.handle(from(draft, changes))).status).toBe(200)
    expect([await count(), bench.mails.length]).toEqual([rows, rows])
  })

  test.each([
    '',
    'court',
    'x'.repeat(65),
    'x'.repeat(8_000),
    "' or true; --",
    'é'.repeat(20),
    'un numero avec espaces',
    '%00%00%00%00%00%00',
  ])('a key that is none (%j) is as if there were none: stored, never refused, and the same for a day', async (draft) => {
    // As raw bytes, where a header takes them.
    const header = Array.from(new TextEncoder().encode(draft), (byte) => String.fromCharCode(byte)).join('')
    const bench = instance()
    for (const [days, asked, rows] of [
      [0, from(header), 1],
      [0, post(), 1],
      [1, from(header), 2],
    ] as const) {
      bench.clock.now = new Date(bench.clock.now.getTime() + days * day)
      expect([(await bench.handle(asked)).status, await count()]).toEqual([200, rows])
    }
  })
})

describe('what is suspect is stored, e-mailed at once, and told apart', () => {
  test.each([
    ['one connection', usual, (number: number) => `203.0.113.7:${number}`],
    ['a household, however its /64 numbers it', usual, (number: number) => `2001:db8:1:2::${number}`],
    ['a network, whichever /64 of its /48 writes', usual, (number: number) => `2001:db8:1:${number}::1`],
    // An address that is not known is nobody's.
    ['everywhere', { perAddress: 1, perHour: 10 }, () => ''],
  ])('the eleventh of an hour from %s, and nobody else', async (from, limits, address) => {
    const bench = instance(limits)
    for (let number = 1; number <= 11; number += 1) await bench.handle(numbered(number), address(number))
    if (from !== 'everywhere')
      for (const [at, other] of ['203.0.113.8', '2001:db8:2:2::1', ''].entries()) await bench.handle(numbered(12 + at), other)
    await pass(minutes(60))
    await bench.handle(numbered(15), address(15))
    expect(bench.mails.flatMap((mail, at) => (isMarked(mail) ? [at] : []))).toEqual([10])
    expect([await count(), await waiting()]).toEqual([bench.mails.length, 0])
  })

  test('three links, or one in a name, but not two in a message', async () => {
    const bench = instance()
    await bench.handle(post({ ...message, message: 'https://a.example https://b.example www.c.example' }))
    await bench.handle(post({ ...message, name: 'Gagnez sur www.a.example' }))
    await bench.handle(post({ ...message, message: 'Voici deux résidences : https://a.example et www.b.example' }))
    expect(bench.mails.map(isMarked)).toEqual([true, true, false])
  })

  test('an honest message behind forty-five rows of a flood leaves first, and the flood makes it wait for nothing', async () => {
    const bench = instance({ perAddress: 20, perHour: null })
    bench.mailFaults.refuse = 46
    for (let number = 1; number <= 45; number += 1) await bench.handle(numbered(number))
    await bench.handle(post(), '203.0.113.9')
    expect([bench.mails.length, await waiting()]).toEqual([0, 46])
    await pass(minutes(61))
    // The hashes by which the flood was known are erased in this very round.
    expect(await (await bench.retry()).json()).toMatchObject({ sent: 46, waiting: 0 })
    const turn = bench.mails.findIndex(({ text }) => text.includes(message.message))
    expect([turn < 30, bench.mails.slice(0, 20).some(isMarked)]).toEqual([true, false])
  })

  test('e-mails that the carrier never takes keep no other from leaving', async () => {
    const left: string[] = []
    let isDown = true
    const mailer: Mailer = {
      send: ({ text }) => (isDown || text.includes('> Message') ? Promise.reject(new Error('422')) : Promise.resolve(void left.push(text))),
    }
    const bench = createBench({ store: createSqlStore(database, { perAddress: null, perHour: 20 }), mailer })
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

test.each([
  ['one connection', { perAddress: 2, perHour: null }, (number: number) => `203.0.113.7:${number}`],
  ['one /48', { perAddress: 2, perHour: null }, (number: number) => `2001:db8:1:${number}::1`],
  ['everywhere', { perAddress: null, perHour: 2 }, (number: number) => `198.51.100.${number}`],
])(
  'above a ceiling that no honest hour reaches, the message of %s is refused, in words and for an hour; what was stored already is not',
  async (from, limits, address) => {
    const bench = instance(limits)
    for (let number = 0; number < 10; number += 1) expect((await bench.handle(numbered(number), address(number))).status).toBe(200)
    const refused = await bench.handle(numbered(10), address(10))
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600'])
    expect(await refused.json()).toMatchObject({ message: expect.stringContaining('appelez-nous') })
    expect((await bench.handle(numbered(3), address(3))).status).toBe(200)
    expect([await count(), bench.mails.length]).toEqual([10, 10])
    expect((await bench.handle(numbered(11), '203.0.113.8')).status).toBe(from === 'everywhere' ? 429 : 200)
    await pass(minutes(60))
    expect((await bench.handle(numbered(10), address(10))).status).toBe(200)
  },
)

test('addresses are kept as salted hashes, and for an hour', async () => {
  const bench = instance()
  await bench.handle(post(), '203.0.113.7')
  const read = async () => JSON.stringify(await database.query('select address_hash, network_hash from contact_requests', []))
  expect(await read()).toMatch(/^\[\{"address_hash":"[0-9a-f]{64}","network_hash":"[0-9a-f]{64}"\}\]$/)
  await pass(minutes(59))
  await bench.retry()
  expect(await read()).not.toContain('null')
  await pass(minutes(1))
  await bench.retry()
  expect(await read()).toBe('[{"address_hash":null,"network_hash":null}]')
})

describe('e-mails that did not leave', () => {
  test('are the very same when they are tried again, with growing pauses, until they leave', async () => {
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
      expect(await (await bench.retry()).json()).toMatchObject({ code: 'retried', sent: 0, failed: 0, waiting: 1 })
      await pass(5_000)
      expect(await (await bench.retry()).json()).toMatchObject({ sent, failed: 1 - sent, waiting: 1 - sent })
    }
    expect(await (await bench.retry()).json()).toMatchObject({ sent: 0, waiting: 0 })
    const [first, ...others] = bench.tried.map(({ id, replyTo, subject }) => ({ id, replyTo, subject }))
    expect(others).toEqual([first, first, first])
  })

  test('are, when it could not be noted that they left, taken up again under the number that their carrier knows', async () => {
    const store = createSqlStore(database, unlimited)
    let isDown = true
    const markSent: typeof store.markSent = (id) => (isDown ? Promise.reject(new Error('down')) : store.markSent(id))
    const bench = createBench({ store: { ...store, markSent } })
    expect((await bench.handle(post())).status).toBe(200)
    isDown = false
    await pass(minutes(2))
    expect(await (await bench.retry()).json()).toMatchObject({ sent: 1, waiting: 0 })
    expect(bench.mails).toHaveLength(1)
  })

  test('are handed out once, to one of two schedules that come together', async () => {
    const [first, second] = [instance(), instance()]
    first.mailFaults.refuse = 7
    for (let number = 0; number < 7; number += 1) await first.handle(numbered(number))
    await pass(minutes(1))
    await Promise.all([first.retry(), second.retry()])
    expect(first.mails.length + second.mails.length).toBe(7)
    expect(new Set([...first.mails, ...second.mails].map(({ id }) => id)).size).toBe(7)
    expect(await waiting()).toBe(0)
  })

  test('are left alone while the first attempt may still be under way, then taken up exactly as they were written', async () => {
    const id = '00000000-0000-4000-8000-000000000001'
    const awkward = { ...message, name: "L’« Écuyer » \u200F'; --", message: 'un\n\tdeux \\ 👵🏽 "trois"' }
    // A field that the form may have one day.
    const written = Object.assign({ schedule: 'le soir' }, awkward)
    const request = { id, message: written, looksAutomated: false, addressHash: null, networkHash: null }
    const store = createSqlStore(database, unlimited)
    const kept = { receivedAt: expect.any(Date), suspect: null }
    expect(await store.accept(request)).toEqual({ outcome: 'stored', ...kept })
    expect(await store.accept(request)).toEqual({ outcome: 'duplicate' })
    await pass(minutes(2) - 5_000)
    expect(await store.claimDue(10)).toEqual([])
    await pass(5_000)
    expect(await store.claimDue(10)).toEqual([{ id, attempts: 2, message: written, ...kept }])
  })
})

test('a message is erased twelve months after it came, once it was e-mailed, by no clock but the database’s', async () => {
  const bench = instance()
  const left = () => database.query("select message->>'message' as left from contact_requests order by 1", [])
  bench.mailFaults.refuse = 1
  for (const number of [1, 2]) await bench.handle(numbered(number))
  await pass(2_000)
  await bench.handle(numbered(3))
  const year = await database.query("select (extract(epoch from now() - (now() - interval '12 months')) * 1000)::float8 as year", [])
  await pass((year[0] as { year: number }).year - 1_000)
  bench.clock.now = new Date(bench.clock.now.getTime() + 400 * day)
  expect(await (await bench.retry()).json()).toMatchObject({ sent: 1, waiting: 0, erased: 1 })
  expect(await left()).toEqual([{ left: 'Message 1' }, { left: 'Message 3' }])
  expect(await (await bench.retry()).json()).toMatchObject({ erased: 1 })
  expect(await left()).toEqual([{ left: 'Message 3' }])
})

describe('the public key', () => {
  const as = async (role: string, statement: string) => {
    await database.exec(`set role ${role}`)
    try {
      return await database.query(statement, [])
    } finally {
      await database.exec('reset role')
    }
  }
  const attempts = [
    'select * from contact_requests',
    'select count(*) from contact_requests',
    "insert into contact_requests (id) values ('00000000-0000-4000-8000-000000000001')",
    'update contact_requests set sent_at = now()',
    'delete from contact_requests',
    'truncate contact_requests',
    'select erase_expired_contact_requests()',
  ]

  test.each(['anon', 'authenticated'])('of the role %s may do nothing with the table', async (role) => {
    await instance().handle(post())
    for (const attempt of attempts) await expect(as(role, attempt)).rejects.toMatchObject({ code: '42501' })
    expect(await count()).toBe(1)
  })

  test('reads nothing even if someone grants the table by mistake: row-level security has no policy', async () => {
    await instance().handle(post())
    await database.exec('grant all on contact_requests to anon')
    expect(await as('anon', 'select * from contact_requests')).toEqual([])
    await expect(as('anon', 'insert into contact_requests select * from contact_requests')).resolves.toEqual([])
    await database.exec('revoke all on contact_requests from anon')
    expect(await count()).toBe(1)
  })

  test('the service role, which Supabase gives to servers, still reads', async () => {
    await instance().handle(post())
    expect(await as('service_role', 'select message from contact_requests')).toHaveLength(1)
  })
})
