// The migrations and the store against a real Postgres (PGlite), with Supabase's roles and its default grants.
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'

import { openEmbeddedDatabase, type EmbeddedDatabase } from '../../scripts/local/embedded-database.ts'
import { createSqlStore } from '../../supabase/functions/send-contact-email/sql-store.ts'
import type { RateLimits } from '../../supabase/functions/send-contact-email/types.ts'
import { config, createBench, message, post } from './doubles.ts'

const supabaseRoles = `
  create role anon nologin; create role authenticated nologin; create role service_role nologin bypassrls;
  grant usage on schema public to anon, authenticated, service_role;
  alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
  alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
  alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;`

let database: EmbeddedDatabase
// One for all tests: creating it takes seconds, emptying it nothing.
beforeAll(async () => {
  database = await openEmbeddedDatabase('memory://', supabaseRoles)
}, 60_000)
afterEach(() => database.exec('truncate contact_requests; revoke all on contact_requests from anon'))
afterAll(() => database.close())

const unlimited: RateLimits = { perAddress: null, perHour: null }
const usual: RateLimits = { perAddress: 5, perHour: 100 }

/** A function of its own over the shared database, as Supabase runs several. */
const instance = (limits: RateLimits = unlimited) => createBench({ store: createSqlStore(database, limits), config: { ...config, limits } })

const numbered = (number: number) => post({ ...message, message: `Message ${number}` })
const minutes = (count: number) => count * 60_000
const count = async () => (await database.query('select 1 from contact_requests', [])).length

describe('the same message again', () => {
  test('sent twenty times at once through two instances is one row and one e-mail, and twenty times 200', async () => {
    const [first, second] = [instance(usual), instance(usual)]
    second.clock.now = new Date(second.clock.now.getTime() + 1)
    const answers = await Promise.all(Array.from({ length: 20 }, (_, turn) => (turn % 2 ? first : second).handle(post())))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
    expect([await count(), first.mails.length + second.mails.length]).toEqual([1, 1])
  })

  test('is the same for ten minutes to the millisecond, wherever the clock stands, and another afterwards', async () => {
    const [first, second, third] = [instance(), instance(), instance()]
    // 13:39:59.999: a bucket of ten minutes would end here.
    first.clock.now = new Date('2026-11-20T13:39:59.999Z')
    second.clock.now = new Date('2026-11-20T13:49:59.998Z')
    third.clock.now = new Date('2026-11-20T13:49:59.999Z')
    for (const each of [first, second]) expect((await each.handle(post())).status).toBe(200)
    expect(await count()).toBe(1)
    expect((await third.handle(post())).status).toBe(200)
    expect(await count()).toBe(2)
  })

  test.each(['seekingFor', 'name', 'phone', 'email', 'message'] as const)('with another %s is another message', async (key) => {
    const bench = instance()
    await bench.handle(post())
    const other = { seekingFor: 'vous', name: 'Jean', phone: '418 555-0135', email: 'jean@exemple.ca', message: 'Autre' }
    await bench.handle(post({ ...message, [key]: other[key] }))
    expect(await count()).toBe(2)
  })

  test('spaces around a value do not make another message', async () => {
    const bench = instance()
    await bench.handle(post())
    await bench.handle(post({ ...message, name: ` ${message.name} ` }))
    expect(await count()).toBe(1)
  })

  const request = {
    id: '00000000-0000-4000-8000-000000000001',
    receivedAt: new Date('2026-11-20T13:30:00Z'),
    message,
    contentHash: 'hash',
    addressHash: null,
    firstAttemptUntil: new Date('2026-11-20T13:32:00Z'),
  }
  const after = (milliseconds: number) => ({ ...request, receivedAt: new Date(request.receivedAt.getTime() + milliseconds) })

  test('asked again because the first answer was lost is « stored » and not « duplicate »', async () => {
    const store = createSqlStore(database, unlimited)
    expect(await store.accept(request)).toEqual({ outcome: 'stored', id: request.id })
    expect(await store.accept(request)).toEqual({ outcome: 'stored', id: request.id })
    expect(await store.accept(after(1))).toEqual({ outcome: 'duplicate' })
    expect(await count()).toBe(1)
  })

  test('later in the day has another number, or the carrier would take its e-mail for the first one', async () => {
    const store = createSqlStore(database, unlimited)
    await store.accept(request)
    const later = await store.accept(after(minutes(10)))
    expect(later).toEqual({ outcome: 'stored', id: expect.not.stringMatching(request.id) })
    expect(await store.accept(after(minutes(10)))).toEqual(later)
    expect(await count()).toBe(2)
  })
})

describe('the limits', () => {
  test('five requests in ten minutes for one address, then 429 that says when to come back', async () => {
    const bench = instance(usual)
    for (let number = 1; number <= 5; number += 1) {
      expect((await bench.handle(numbered(number))).status).toBe(200)
      bench.clock.now = new Date(bench.clock.now.getTime() + minutes(1))
    }
    // Five minutes have passed since the first.
    const refused = await bench.handle(numbered(6))
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '300'])
    expect([await count(), bench.mails.length]).toEqual([5, 5])

    // Another household, the same message as before, and an address that is not known are not held up.
    expect((await bench.handle(numbered(7), '203.0.113.8')).status).toBe(200)
    expect((await instance(usual).handle(numbered(1))).status).toBe(200)
    expect((await bench.handle(numbered(8), '')).status).toBe(200)

    bench.clock.now = new Date(bench.clock.now.getTime() + 300_000)
    expect((await bench.handle(numbered(6))).status).toBe(200)
    expect((await bench.handle(numbered(9))).status).toBe(429)
  })

  test('twelve at once from one address through two instances: five pass', async () => {
    const [first, second] = [instance(usual), instance(usual)]
    const answers = await Promise.all(Array.from({ length: 12 }, (_, turn) => (turn % 2 ? first : second).handle(numbered(turn))))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(7)
    expect(await count()).toBe(5)
  })

  test('a household is one address, however its /64 numbers it', async () => {
    const bench = instance(usual)
    const statuses = []
    for (let number = 1; number <= 6; number += 1) statuses.push((await bench.handle(numbered(number), `2001:db8:1:2::${number}`)).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    expect((await bench.handle(numbered(7), '2001:db8:1:3::1')).status).toBe(200)
  })

  test('a hundred an hour in all, wherever they come from', async () => {
    const bench = instance(usual)
    for (let number = 0; number < 100; number += 1) expect((await bench.handle(numbered(number), `198.51.100.${number}`)).status).toBe(200)
    const refused = await bench.handle(numbered(100), '203.0.113.1')
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600'])
    bench.clock.now = new Date(bench.clock.now.getTime() + minutes(60))
    expect((await bench.handle(numbered(100), '203.0.113.1')).status).toBe(200)
  })

  test('the address is kept as a salted hash, and for an hour', async () => {
    const bench = instance()
    await bench.handle(post(), '203.0.113.7')
    const read = async () => JSON.stringify(await database.query('select address_hash from contact_requests', []))
    expect(await read()).toMatch(/^\[\{"address_hash":"[0-9a-f]{64}"\}\]$/)
    expect(await read()).not.toContain('203')
    bench.clock.now = new Date(bench.clock.now.getTime() + minutes(60) + 1)
    await bench.retry()
    expect(await read()).toBe('[{"address_hash":null}]')
  })
})

describe('e-mails that did not leave', () => {
  test('are handed out once, to one of two schedules that come together', async () => {
    const [first, second] = [instance(), instance()]
    first.mailFaults.refuse = 7
    for (let number = 0; number < 7; number += 1) await first.handle(numbered(number))
    const later = new Date(first.clock.now.getTime() + minutes(1))
    first.clock.now = later
    second.clock.now = later
    await Promise.all([first.retry(), second.retry()])
    expect(first.mails.length + second.mails.length).toBe(7)
    expect(new Set([...first.mails, ...second.mails].map(({ id }) => id)).size).toBe(7)
    expect(await database.query('select 1 from contact_requests where sent_at is null', [])).toHaveLength(0)
  })

  test('are left alone while the first attempt may still be under way', async () => {
    let release: () => void = () => undefined
    const held = new Promise<void>((resolve) => (release = resolve))
    const slow = createBench({
      store: createSqlStore(database, unlimited),
      mailer: { send: () => held },
      config: { ...config, deadlines: { ...config.deadlines, mailPatience: 0 } },
    })
    await slow.handle(post())
    const other = instance()
    other.clock.now = new Date(slow.clock.now.getTime() + minutes(1))
    await other.retry()
    expect(other.mails).toHaveLength(0)
    release()
  })

  test('of an instance that died are taken up, attempts counted, exactly as they were written', async () => {
    const store = createSqlStore(database, unlimited)
    const now = new Date('2026-11-20T13:30:00.123Z')
    const odd = { ...message, name: "L’« Écuyer » \u200F'; --", message: 'un\n\tdeux \\ 👵🏽' }
    await store.accept({
      id: '00000000-0000-4000-8000-000000000001',
      receivedAt: now,
      message: odd,
      contentHash: 'h',
      addressHash: null,
      firstAttemptUntil: new Date(now.getTime() + minutes(2)),
    })
    const due = await store.claimDue(new Date(now.getTime() + minutes(2)), new Date(now.getTime() + minutes(4)), 10)
    expect(due).toEqual([{ id: '00000000-0000-4000-8000-000000000001', receivedAt: now, message: odd, attempts: 2 }])
  })
})

describe('retention', () => {
  test('erases what is twelve months old, and nothing younger', async () => {
    const bench = instance()
    await bench.handle(numbered(1))
    bench.clock.now = new Date('2026-11-20T13:30:01Z')
    await bench.handle(numbered(2))
    const erase = (at: string) => createSqlStore(database, unlimited).eraseExpired(new Date(at))
    expect(await erase('2027-11-20T13:30:00Z')).toBe(0)
    expect(await erase('2027-11-20T13:30:00.5Z')).toBe(1)
    expect(await database.query('select message from contact_requests', [])).toEqual([{ message: 'Message 2' }])
  })

  test('also happens with each call of the retry entry', async () => {
    const bench = instance()
    await bench.handle(post())
    bench.clock.now = new Date('2027-11-21T13:30:00Z')
    expect(await (await bench.retry()).json()).toMatchObject({ erased: 1 })
    expect(await count()).toBe(0)
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
  const arguments12 = `'00000000-0000-4000-8000-000000000001', now(), 'vous', 'n', 'p', 'e@x', 'm', 'h', null, now(), null, null`
  const attempts = [
    'select * from contact_requests',
    'select count(*) from contact_requests',
    "insert into contact_requests (id) values ('00000000-0000-4000-8000-000000000001')",
    'update contact_requests set sent_at = now()',
    'delete from contact_requests',
    'truncate contact_requests',
    `select * from accept_contact_request(${arguments12})`,
    'select * from claim_due_contact_requests(now(), now(), 10)',
    'select erase_expired_contact_requests()',
  ]

  test.each(['anon', 'authenticated'].flatMap((role) => attempts.map((attempt) => [role, attempt] as const)))(
    '%s may not: %s',
    async (role, attempt) => {
      await instance().handle(post())
      await expect(as(role, attempt)).rejects.toMatchObject({ code: '42501' })
      expect(await count()).toBe(1)
    },
  )

  test('reads nothing even if someone grants the table by mistake: row-level security has no policy', async () => {
    await instance().handle(post())
    await database.exec('grant all on contact_requests to anon')
    expect(await as('anon', 'select * from contact_requests')).toEqual([])
    await expect(as('anon', 'insert into contact_requests select * from contact_requests')).resolves.toEqual([])
    expect(await count()).toBe(1)
  })

  test('the service role, which Supabase gives to servers, still reads', async () => {
    await instance().handle(post())
    expect(await as('service_role', 'select name from contact_requests')).toHaveLength(1)
  })
})
