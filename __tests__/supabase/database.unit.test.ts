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
const statuses = (answers: readonly Response[]) => [...new Set(answers.map(({ status }) => status))]
const isMarked = ({ subject }: { subject: string }) => subject.startsWith('[À vérifier] ')

const request = {
  id: '00000000-0000-4000-8000-000000000001',
  message: { ...message, name: "L’« Écuyer » \u200F'; --", message: 'un\n\tdeux \\ 👵🏽 "trois"' },
  looksAutomated: false,
  addressHash: null,
  networkHash: null,
}

describe('the same message again', () => {
  const key = createIdempotencyKey()
  const from = (draft: string, changes: Partial<typeof message> = {}) =>
    post({ ...message, ...changes }, { headers: { [clientInfoHeader]: toClientInfo(draft) } })

  test('sent twenty times at once through two instances is one row and one e-mail, and twenty times 200', async () => {
    const [first, second] = [instance(usual), instance(usual)]
    const answers = await Promise.all(Array.from({ length: 20 }, (_, turn) => (turn % 2 ? first : second).handle(from(key))))
    expect(statuses(answers)).toEqual([200])
    expect([await count(), first.mails.length + second.mails.length]).toEqual([1, 1])
  })

  test('eleven months later, from the same draft, is the same message: one row, one e-mail, 200', async () => {
    const [first, second] = [instance(), instance()]
    await first.handle(from(key))
    await pass(335 * day)
    second.clock.now = new Date(first.clock.now.getTime() + 335 * day)
    expect((await second.handle(from(key))).status).toBe(200)
    expect([await count(), second.mails.length]).toEqual([1, 0])
  })

  test('from another draft is another message', async () => {
    const bench = instance()
    await bench.handle(from(key))
    await bench.handle(from(createIdempotencyKey()))
    expect([await count(), bench.mails.length]).toEqual([2, 2])
  })

  test.each(['seekingFor', 'name', 'phone', 'email', 'message'] as const)(
    'with another %s is another message: nobody’s key keeps another’s message from arriving',
    async (field) => {
      const bench = instance()
      const other = { seekingFor: 'vous', name: 'Jean', phone: '418 555-0135', email: 'jean@exemple.ca', message: 'Autre' } as const
      await bench.handle(from(key))
      await bench.handle(from(key, { [field]: other[field] }))
      expect([await count(), bench.mails.length]).toEqual([2, 2])
    },
  )

  test('spaces around a value do not make another message', async () => {
    const bench = instance()
    await bench.handle(from(key))
    await bench.handle(from(key, { name: ` ${message.name} ` }))
    expect(await count()).toBe(1)
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
    expect((await bench.handle(from(header))).status).toBe(200)
    expect((await bench.handle(post())).status).toBe(200)
    expect(await count()).toBe(1)
    bench.clock.now = new Date(bench.clock.now.getTime() + day)
    expect((await bench.handle(from(header))).status).toBe(200)
    expect(await count()).toBe(2)
  })
})

describe('what is suspect is stored, e-mailed at once, and told apart', () => {
  test('the eleventh of an hour from one connection, and nobody else', async () => {
    const bench = instance(usual)
    for (let number = 1; number <= 11; number += 1) expect((await bench.handle(numbered(number))).status).toBe(200)
    await bench.handle(numbered(12), '203.0.113.8')
    await bench.handle(numbered(13), '')
    expect([await count(), await waiting(), bench.mails.length]).toEqual([13, 0, 13])
    expect(bench.mails.map(isMarked).indexOf(true)).toBe(10)
    expect(bench.mails.filter(isMarked)).toHaveLength(1)
    await pass(minutes(60))
    await bench.handle(numbered(14))
    expect(isMarked(bench.mails[13] ?? { subject: '[À vérifier] ' })).toBe(false)
  })

  test.each([
    ['a household, however its /64 numbers it', (number: number) => `2001:db8:1:2::${number}`],
    ['a network, whichever /64 of its /48 writes', (number: number) => `2001:db8:1:${number}::1`],
  ])('%s', async (_, address) => {
    const bench = instance(usual)
    for (let number = 1; number <= 11; number += 1) await bench.handle(numbered(number), address(number))
    await bench.handle(numbered(12), '2001:db8:2:2::1')
    expect(bench.mails.map(isMarked)).toEqual([...Array.from({ length: 10 }, () => false), true, false])
  })

  test('the twenty-first message of an hour in all, where twenty are usual', async () => {
    const bench = instance({ perAddress: null, perHour: 20 })
    for (let number = 0; number <= 20; number += 1) await bench.handle(numbered(number), `198.51.100.${number}`)
    expect([bench.mails.length, bench.mails.map(isMarked).indexOf(true)]).toEqual([21, 20])
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
    const refusesFlood: Mailer = {
      send: ({ text }) => (text.includes('> Message') ? Promise.reject(new Error('422')) : Promise.resolve(void left.push(text))),
    }
    const store = createSqlStore(database, { perAddress: null, perHour: 20 })
    const down = createBench({ store, config, mailer: { send: () => Promise.reject(new Error('down')) } })
    for (let number = 1; number <= 30; number += 1) await down.handle(numbered(number))
    await down.handle(post())
    const bench = createBench({ store, config, mailer: refusesFlood })
    // Ten a round, those that were tried least first.
    for (let round = 1; round <= 4 && left.length === 0; round += 1) {
      await pass(minutes(2))
      await bench.retry()
    }
    expect(left).toHaveLength(1)
  })
})

describe('above a ceiling that no honest hour reaches', () => {
  test.each([
    ['one connection', { perAddress: 2, perHour: null }, (number: number) => `203.0.113.7:${number}`],
    ['one /48', { perAddress: 2, perHour: null }, (number: number) => `2001:db8:1:${number}::1`],
    ['everywhere', { perAddress: null, perHour: 2 }, (number: number) => `198.51.100.${number}`],
  ])('the message of %s is refused, in words and for an hour; what was stored already is not', async (_, limits, address) => {
    const bench = instance(limits)
    for (let number = 0; number < 10; number += 1) expect((await bench.handle(numbered(number), address(number))).status).toBe(200)
    const refused = await bench.handle(numbered(10), address(10))
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600'])
    expect(await refused.json()).toMatchObject({ message: expect.stringContaining('appelez-nous') })
    expect((await bench.handle(numbered(3), address(3))).status).toBe(200)
    expect([await count(), bench.mails.length]).toEqual([10, 10])
    await pass(minutes(60))
    expect((await bench.handle(numbered(10), address(10))).status).toBe(200)
  })

  test('nobody else is refused for what one connection sends', async () => {
    const bench = instance({ perAddress: 1, perHour: 100 })
    for (let number = 0; number < 8; number += 1) await bench.handle(numbered(number))
    expect(await count()).toBe(5)
    expect((await bench.handle(numbered(30), '203.0.113.8')).status).toBe(200)
  })
})

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
    const store = createSqlStore(database, unlimited)
    const accepted = await store.accept(request)
    expect(accepted).toEqual({ outcome: 'stored', receivedAt: expect.any(Date), suspect: null })
    expect(await store.accept(request)).toEqual({ outcome: 'duplicate' })
    await pass(minutes(2) - 5_000)
    expect(await store.claimDue(10)).toEqual([])
    await pass(5_000)
    const { id, message: written } = request
    expect(await store.claimDue(10)).toEqual([{ id, attempts: 2, receivedAt: expect.any(Date), message: written, suspect: null }])
  })

  test('keep what the form sent, field by field, whatever fields it has', async () => {
    const store = createSqlStore(database, unlimited)
    await store.accept({ ...request, message: Object.assign({ schedule: 'le soir' }, message) })
    expect(await database.query("select message->>'schedule' as schedule from contact_requests", [])).toEqual([{ schedule: 'le soir' }])
  })
})

describe('retention', () => {
  const erase = () => createSqlStore(database, unlimited).eraseExpired()

  test('erases what is twelve months old, and nothing younger', async () => {
    await instance().handle(numbered(1))
    await pass(2_000)
    await instance().handle(numbered(2))
    const year = await database.query("select (extract(epoch from now() - (now() - interval '12 months')) * 1000)::float8 as year", [])
    await pass((year[0] as { year: number }).year - 1_000)
    expect(await erase()).toBe(1)
    expect(await database.query("select message->>'message' as message from contact_requests", [])).toEqual([{ message: 'Message 2' }])
  })

  test('never erases what was not e-mailed, however old; the retry does once it was, by no clock but the database’s', async () => {
    const bench = instance()
    bench.mailFaults.refuse = 1
    await bench.handle(numbered(1))
    await pass(400 * day)
    expect(await (await bench.retry()).json()).toMatchObject({ sent: 1, waiting: 0, erased: 0 })
    await bench.handle(numbered(2))
    bench.clock.now = new Date(bench.clock.now.getTime() + 400 * day)
    expect(await (await bench.retry()).json()).toMatchObject({ erased: 1 })
    expect(await count()).toBe(1)
  })
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
