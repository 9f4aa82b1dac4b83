// The migrations and the store against a real Postgres (PGlite), with Supabase's roles and its default grants.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'

import { openEmbeddedDatabase, type EmbeddedDatabase } from '../../scripts/local/embedded-database.ts'
import { asRetry, createIdempotencyKey, clientInfoHeader, toClientInfo } from '../../supabase/functions/_shared/idempotency-key.ts'
import { createSqlStore } from '../../supabase/functions/send-contact-email/sql-store.ts'
import type { Mail, Mailer, RateLimits } from '../../supabase/functions/send-contact-email/types.ts'
import { grownOlder } from '../support/passing-time.ts'
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
const day = minutes(24 * 60)
const count = async () => (await database.query('select 1 from contact_requests', [])).length
const waiting = async () => (await database.query('select 1 from contact_requests where sent_at is null', [])).length

/** For the database, and for the instances named. Without them, only their clocks are wrong. */
async function pass(milliseconds: number, ...benches: readonly ReturnType<typeof instance>[]) {
  await database.exec(grownOlder(milliseconds))
  for (const { clock } of benches) clock.now = new Date(clock.now.getTime() + milliseconds)
}

describe('the same message again', () => {
  test('sent twenty times at once through two instances is one row and one e-mail, and twenty times 200', async () => {
    const [first, second] = [instance(usual), instance(usual)]
    second.clock.now = new Date(second.clock.now.getTime() + 1)
    const answers = await Promise.all(Array.from({ length: 20 }, (_, turn) => (turn % 2 ? first : second).handle(post())))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
    expect([await count(), first.mails.length + second.mails.length]).toEqual([1, 1])
  })

  test('is the same for ten minutes, and another afterwards', async () => {
    const [first, second, third] = [instance(), instance(), instance()]
    await first.handle(post())
    await pass(minutes(10) - 1_000, first, second, third)
    expect((await second.handle(post())).status).toBe(200)
    expect(await count()).toBe(1)
    await pass(1_000, third)
    expect((await third.handle(post())).status).toBe(200)
    expect(await count()).toBe(2)
  })

  test('is the same even if the database’s clock has gone back meanwhile, but not a year later because it was ahead once', async () => {
    await instance().handle(post())
    await pass(-minutes(9))
    await instance().handle(post())
    expect(await count()).toBe(1)
    await pass(-400 * day)
    await instance().handle(post())
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
    resendHash: null,
    addressHash: null,
    looksAutomated: false,
    isAgain: false,
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
    await pass(minutes(10))
    const later = await store.accept(after(minutes(10)))
    expect(later).toEqual({ outcome: 'stored', id: expect.not.stringMatching(request.id) })
    expect(await store.accept(after(minutes(10)))).toEqual(later)
    expect(await count()).toBe(2)
  })
})

describe('the same draft again', () => {
  const requestId = createIdempotencyKey()
  const from = (id: string, changes: Partial<typeof message> = {}) =>
    post({ ...message, ...changes }, { headers: { [clientInfoHeader]: toClientInfo(id) } })

  test.each([
    ['eleven minutes', minutes(11)],
    ['a day', day],
    ['eleven months', 335 * day],
  ])('%s later is the same message: one row, one e-mail, 200', async (_, pause) => {
    const first = instance()
    expect((await first.handle(from(requestId))).status).toBe(200)
    await pass(pause)
    const second = instance()
    second.clock.now = new Date(first.clock.now.getTime() + pause)
    expect((await second.handle(from(asRetry(requestId)))).status).toBe(200)
    // And by the memory of the instance that took it.
    first.clock.now = second.clock.now
    expect((await first.handle(from(requestId))).status).toBe(200)
    expect([await count(), first.mails.length + second.mails.length]).toEqual([1, 1])
  })

  test('held or refused by no limit: what has arrived has arrived', async () => {
    const bench = instance({ perAddress: 1, perHour: 1 })
    for (let number = 0; number < 20; number += 1) await bench.handle(from(`brouillon-numero-${number}`, { message: `Message ${number}` }))
    expect((await bench.handle(numbered(20))).status).toBe(429)
    await pass(minutes(11))
    for (let number = 0; number < 20; number += 1)
      expect(
        (await instance({ perAddress: 1, perHour: 1 }).handle(from(`brouillon-numero-${number}`, { message: `Message ${number}` }))).status,
      ).toBe(200)
    expect(await count()).toBe(20)
  })

  test('with another word is another message: nobody’s number keeps another’s message from arriving', async () => {
    const bench = instance()
    await bench.handle(from(requestId))
    await bench.handle(from(requestId, { message: 'Autre' }))
    await bench.handle(from(requestId, { name: 'Jean' }))
    expect([await count(), bench.mails.length]).toEqual([3, 3])
  })

  test('another draft with the same words, later, is another message', async () => {
    await instance().handle(from(requestId))
    await pass(minutes(11))
    await instance().handle(from(createIdempotencyKey()))
    expect(await count()).toBe(2)
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
  ])('a number that is none (%j) is as if there were none: stored, never refused', async (id) => {
    // As raw bytes, where a header takes them.
    const header = Array.from(new TextEncoder().encode(id), (byte) => String.fromCharCode(byte)).join('')
    expect((await instance().handle(from(header))).status).toBe(200)
    await pass(minutes(11))
    expect((await instance().handle(from(header))).status).toBe(200)
    expect(await count()).toBe(2)
  })
})

describe('over the limits', () => {
  const again = (number: number) =>
    post({ ...message, message: `Message ${number}` }, { headers: { [clientInfoHeader]: toClientInfo(asRetry(createIdempotencyKey())) } })
  const carriedBy = (mails: readonly Mail[]) =>
    mails.map(({ text }) => Array.from(text.matchAll(/> Message (\d+)/g), ([, number]) => number).join(' ')).sort()

  test('the sixth person of a shared connection is answered 200, stored, and e-mailed with the next schedule', async () => {
    const bench = instance(usual)
    for (let number = 1; number <= 6; number += 1) expect((await bench.handle(numbered(number))).status).toBe(200)
    expect([await count(), bench.mails.length, await waiting()]).toEqual([6, 5, 1])
    expect(await (await bench.retry()).json()).toMatchObject({ sent: 1, waiting: 0 })
    expect(bench.mails[5]).toMatchObject({ replyTo: message.email, subject: 'Marie Tremblay cherche une résidence pour un proche' })
    expect(bench.mails[5]?.text).toContain('Message 6')
    expect(bench.mails[5]?.text).toContain('retenu d’abord, parce que plusieurs messages venaient de la même connexion')
    expect(bench.mails[0]?.text).not.toContain('retenu')
  })

  test('three more of one roof are e-mails that can be answered, known to the carrier by their own numbers; four are a digest', async () => {
    const bench = instance(usual)
    for (let number = 1; number <= 8; number += 1) await bench.handle(numbered(number))
    await bench.retry()
    expect(bench.mails.slice(5).map(({ replyTo }) => replyTo)).toEqual(Array.from({ length: 3 }, () => message.email))
    const ids = (await database.query('select id::text from contact_requests', [])) as { id: string }[]
    expect(bench.mails.map(({ id }) => id).sort()).toEqual(ids.map(({ id }) => id).sort())
    await pass(minutes(10), bench)
    for (let number = 1; number <= 9; number += 1) await bench.handle(numbered(10 + number), '203.0.113.8')
    await bench.retry()
    expect(bench.mails.slice(13).map(({ subject }) => subject)).toEqual(['4 messages réunis dans un seul courriel'])
    expect(await waiting()).toBe(0)
  })

  test('another household, an address that is not known, and everyone ten minutes later are e-mailed at once', async () => {
    const bench = instance(usual)
    for (let number = 1; number <= 6; number += 1) await bench.handle(numbered(number))
    await bench.handle(numbered(7), '203.0.113.8')
    await bench.handle(numbered(8), '')
    expect(bench.mails).toHaveLength(7)
    await pass(minutes(10), bench)
    await bench.handle(numbered(9))
    expect(bench.mails).toHaveLength(8)
  })

  test('twelve at once from one address through two instances: five e-mails, twelve rows, nobody refused', async () => {
    const [first, second] = [instance(usual), instance(usual)]
    const answers = await Promise.all(Array.from({ length: 12 }, (_, turn) => (turn % 2 ? first : second).handle(numbered(turn))))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 200))
    expect([await count(), first.mails.length + second.mails.length]).toEqual([12, 5])
  })

  test('a household is one address, however its /64 numbers it', async () => {
    const bench = instance(usual)
    for (let number = 1; number <= 6; number += 1) await bench.handle(numbered(number), `2001:db8:1:2::${number}`)
    expect(bench.mails).toHaveLength(5)
    await bench.handle(numbered(7), '2001:db8:1:3::1')
    expect(bench.mails).toHaveLength(6)
  })

  test('a hundred e-mails an hour in all: the next family is stored, and in a digest with those like it', async () => {
    const bench = instance(usual)
    for (let number = 0; number < 103; number += 1) expect((await bench.handle(numbered(number), `198.51.100.${number}`)).status).toBe(200)
    expect([await count(), bench.mails.length]).toEqual([103, 100])
    await bench.retry()
    expect(bench.mails).toHaveLength(101)
    expect(bench.mails[100]).toMatchObject({ subject: '3 messages réunis dans un seul courriel', replyTo: undefined })
    for (const number of [100, 101, 102]) expect(bench.mails[100]?.text).toContain(`> Message ${number}\n`)
    expect(await waiting()).toBe(0)
    await pass(minutes(60), bench)
    await bench.handle(numbered(103), '203.0.113.1')
    expect(bench.mails).toHaveLength(102)
  })

  test.each(['comes again afterwards', 'turns up late'])(
    'what may have left alone while the database was down, and %s, goes with no digest: the carrier knows its own number',
    async (way) => {
      const store = createSqlStore(database, { perAddress: null, perHour: 1 })
      const line = { isDown: false }
      const accept: typeof store.accept = async (request) => {
        const acceptance = line.isDown && way === 'comes again afterwards' ? undefined : await store.accept(request)
        if (line.isDown || !acceptance) throw new Error('down')
        return acceptance
      }
      const bench = createBench({ store: { ...store, accept }, config })
      await bench.handle(numbered(0))
      bench.mailFaults.refuse = 5
      line.isDown = true
      expect((await bench.handle(numbered(1))).status).toBe(503)
      line.isDown = false
      for (const number of [1, 2, 3]) expect((await bench.handle(numbered(number))).status).toBe(200)
      await bench.retry()
      expect(carriedBy(bench.mails.slice(1))).toEqual(['1', '2 3'])
      expect(await waiting()).toBe(0)
    },
  )

  test('what is tried again, once the process that had sent it alone has died, goes with no digest either', async () => {
    const limits = { perAddress: null, perHour: 1 }
    const tried: string[] = []
    const dying = createBench({
      store: { ...createSqlStore(database, limits), accept: () => Promise.reject(new Error('down')) },
      mailer: { send: ({ id }) => Promise.reject(new Error(`the answer about ${String(tried.push(id))} is lost`)) },
    })
    expect((await dying.handle(numbered(1))).status).toBe(503)
    const bench = instance(limits)
    await bench.handle(numbered(0))
    for (const request of [again(1), numbered(2), numbered(3)]) expect((await bench.handle(request)).status).toBe(200)
    await instance(limits).retry()
    await bench.retry()
    const [alone] = (await database.query(
      "select id::text, mail_id::text from contact_requests where message = 'Message 1'",
      [],
    )) as object[]
    expect(alone).toEqual({ id: tried[0], mail_id: tried[0] })
    expect(await waiting()).toBe(0)
  })

  test('what was held by a process that could not say that nothing had left goes with no digest', async () => {
    const held = { perAddress: null, perHour: 0 }
    const store = createSqlStore(database, held)
    const dying = createBench({ store: { ...store, letJoin: () => Promise.reject(new Error('killed')) }, config })
    expect((await dying.handle(numbered(1))).status).toBe(200)
    const bench = instance(held)
    for (const number of [2, 3]) await bench.handle(numbered(number))
    await bench.retry()
    expect(carriedBy(bench.mails)).toEqual(['1', '2 3'])
  })

  test('the same words after a digest took the first, sent alone while the database was down, are not e-mailed once more', async () => {
    const limits = { perAddress: null, perHour: 0 }
    const store = createSqlStore(database, limits)
    const line = { isDown: false }
    const accept: typeof store.accept = (request) => (line.isDown ? Promise.reject(new Error('down')) : store.accept(request))
    const bench = createBench({ store: { ...store, accept }, config })
    for (const number of [1, 2]) await bench.handle(numbered(number))
    await bench.retry()
    await pass(minutes(11), bench)
    line.isDown = true
    expect((await bench.handle(numbered(1))).status).toBe(200)
    line.isDown = false
    expect(await (await bench.retry()).json()).toMatchObject({ waiting: 0 })
    expect(carriedBy(bench.mails)).toEqual(['1', '1 2'])
    expect(await count()).toBe(3)
  })

  test('what was held, and is sent again meanwhile, goes with no digest', async () => {
    const held = { perAddress: null, perHour: 0 }
    const bench = instance(held)
    for (const number of [1, 2, 3]) await bench.handle(numbered(number))
    // By another instance, which has no memory of it.
    expect((await instance(held).handle(again(1))).status).toBe(200)
    await bench.retry()
    expect(carriedBy(bench.mails)).toEqual(['1', '2 3'])
  })

  test('who says of everything that it was tried before gets no more e-mails in ten minutes than a digest holds messages', async () => {
    const bench = instance({ perAddress: null, perHour: 0 })
    for (let number = 1; number <= 28; number += 1) expect((await bench.handle(again(number))).status).toBe(200)
    const sweep = async () => {
      for (let turn = 0; turn < 4; turn += 1) await bench.retry()
    }
    await sweep()
    expect(bench.mails).toHaveLength(25)
    await pass(minutes(10), bench)
    await sweep()
    expect(carriedBy(bench.mails.slice(25))).toEqual(['26', '27', '28'])
  })

  test('digests hold twenty-five messages and are ten minutes apart, the oldest first', async () => {
    const bench = instance({ perAddress: null, perHour: 1 })
    for (let number = 0; number <= 30; number += 1) await bench.handle(numbered(number))
    await bench.retry()
    await bench.retry()
    expect(bench.mails.map(({ subject }) => subject.slice(0, 11))).toEqual(['Marie Tremb', '25 messages'])
    expect(bench.mails[1]?.text).toContain('> Message 25\n')
    await pass(minutes(10), bench)
    await bench.retry()
    expect(bench.mails[2]?.subject).toMatch(/^5 messages/)
    expect(await waiting()).toBe(0)
  })

  test('nobody waits behind who sends hundreds: each address has its turn', async () => {
    const bench = instance({ perAddress: null, perHour: 0 })
    for (let number = 1; number <= 60; number += 1) await bench.handle(numbered(number), `198.51.100.${String(number % 2)}`)
    await bench.handle(numbered(61), '203.0.113.9')
    await bench.retry()
    expect(bench.mails[0]?.text).toContain('> Message 61\n')
  })

  test('a digest that did not leave is the same digest when it is tried again, whatever came meanwhile', async () => {
    const tried: Mail[] = []
    const mailer: Mailer = {
      send: (mail) => {
        tried.push(mail)
        return tried.length === 2 ? Promise.reject(new Error('answer lost')) : Promise.resolve()
      },
    }
    const bench = createBench({ store: createSqlStore(database, { perAddress: null, perHour: 1 }), mailer, config })
    for (let number = 0; number <= 3; number += 1) await bench.handle(numbered(number))
    expect(await (await bench.retry()).json()).toMatchObject({ failed: 1, waiting: 3 })
    await bench.handle(numbered(4))
    await pass(minutes(1), bench)
    expect(await (await bench.retry()).json()).toMatchObject({ sent: 1, waiting: 1 })
    expect(tried[2]).toEqual(tried[1])
    expect(tried).toHaveLength(3)
  })

  test('two schedules that come together make one digest', async () => {
    const [first, second] = [instance({ perAddress: null, perHour: 1 }), instance({ perAddress: null, perHour: 1 })]
    for (let number = 0; number <= 30; number += 1) await first.handle(numbered(number))
    await Promise.all([first.retry(), second.retry()])
    expect(first.mails.length + second.mails.length).toBe(2)
    expect(await waiting()).toBe(5)
  })

  test('what looks automated is stored and told apart, never thrown away', async () => {
    const bench = instance()
    const links = 'https://a.example https://b.example www.c.example'
    expect((await bench.handle(post({ ...message, message: links }))).status).toBe(200)
    expect((await bench.handle(post({ ...message, name: 'Gagnez sur www.a.example' }))).status).toBe(200)
    expect((await bench.handle(post({ ...message, message: 'Voici deux résidences : https://a.example et www.b.example' }))).status).toBe(
      200,
    )
    expect([await count(), bench.mails.length]).toEqual([3, 1])
    await bench.retry()
    expect(bench.mails[1]?.subject).toMatch(/^2 messages/)
    expect(bench.mails[1]?.text).toContain('retenu d’abord, parce qu’il ressemble à un envoi automatique')
  })

  test('only twenty times as much from one address in ten minutes is refused, with the time to wait', async () => {
    const limits = { perAddress: 2, perHour: null }
    const bench = instance(limits)
    for (let number = 0; number < 40; number += 1) expect((await bench.handle(numbered(number))).status).toBe(200)
    await pass(minutes(4), bench)
    const refused = await bench.handle(numbered(40))
    const seconds = Number(refused.headers.get('retry-after'))
    expect([refused.status, seconds > 340 && seconds <= 360]).toEqual([429, true])
    expect(await refused.json()).toMatchObject({ message: expect.stringContaining('n’a pas pu être gardé') })
    expect(await count()).toBe(40)
    // Nobody else is.
    expect((await bench.handle(numbered(40), '203.0.113.8')).status).toBe(200)
    await pass(minutes(6), bench)
    expect((await bench.handle(numbered(41))).status).toBe(200)
  })

  test.each([
    ['ahead', -400 * day],
    ['slow', 400 * day],
  ])('a clock that was %s once limits nobody afterwards', async (_, wrong) => {
    const limits = { perAddress: 1, perHour: 1 }
    const bench = instance(limits)
    for (let number = 0; number < 20; number += 1) await bench.handle(numbered(number))
    // The database's own clock was wrong when it wrote them; the function's was too.
    await pass(wrong)
    const now = instance(limits)
    now.clock.now = new Date(now.clock.now.getTime() + wrong)
    expect((await now.handle(numbered(20))).status).toBe(200)
    expect(now.mails).toHaveLength(1)
  })

  test('the address is kept as a salted hash, and for an hour', async () => {
    const bench = instance()
    await bench.handle(post(), '203.0.113.7')
    const read = async () => JSON.stringify(await database.query('select address_hash from contact_requests', []))
    expect(await read()).toMatch(/^\[\{"address_hash":"[0-9a-f]{64}"\}\]$/)
    expect(await read()).not.toContain('203')
    await pass(minutes(59), bench)
    await bench.retry()
    expect(await read()).not.toContain('null')
    await pass(minutes(1), bench)
    await bench.retry()
    expect(await read()).toBe('[{"address_hash":null}]')
  })
})

describe('e-mails that did not leave', () => {
  test('are handed out once, to one of two schedules that come together', async () => {
    const [first, second] = [instance(), instance()]
    first.mailFaults.refuse = 7
    for (let number = 0; number < 7; number += 1) await first.handle(numbered(number))
    await pass(minutes(1), first, second)
    await Promise.all([first.retry(), second.retry()])
    expect(first.mails.length + second.mails.length).toBe(7)
    expect(new Set([...first.mails, ...second.mails].map(({ id }) => id)).size).toBe(7)
    expect(await waiting()).toBe(0)
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
    await pass(minutes(1), slow, other)
    await other.retry()
    expect(other.mails).toHaveLength(0)
    release()
  })

  test('of an instance that died are taken up, attempts counted, exactly as they were written', async () => {
    const store = createSqlStore(database, unlimited)
    const receivedAt = new Date('2026-11-20T13:30:00.123Z')
    const odd = { ...message, name: "L’« Écuyer » \u200F'; --", message: 'un\n\tdeux \\ 👵🏽' }
    const id = '00000000-0000-4000-8000-000000000001'
    await store.accept({
      id,
      receivedAt,
      message: odd,
      contentHash: 'h',
      resendHash: null,
      addressHash: null,
      looksAutomated: false,
      isAgain: false,
    })
    await pass(minutes(2))
    expect(await store.claimDue(10)).toEqual([{ id, attempts: 2, requests: [{ id, receivedAt, message: odd, heldBecause: null }] }])
  })

  test('wait by the database’s clock, and no clock that was ahead makes them wait longer than six hours', async () => {
    const bench = instance()
    bench.mailFaults.refuse = 2
    // The instance's own clock is a day ahead for one attempt.
    bench.clock.now = new Date(bench.clock.now.getTime() + day)
    await bench.handle(post())
    await pass(minutes(1))
    expect(await (await bench.retry()).json()).toMatchObject({ failed: 1, waiting: 1 })
    // The database's was, when it wrote the pause.
    await pass(-400 * day)
    expect(await (await bench.retry()).json()).toMatchObject({ sent: 1, waiting: 0 })
  })

  test('because the database was slow, and went alone: the row that was held meanwhile is in no digest', async () => {
    const limits = { perAddress: null, perHour: 1 }
    const store = createSqlStore(database, limits)
    await instance(limits).handle(numbered(0))
    let isSlow = true
    const bench = createBench({
      store: {
        ...store,
        accept: (request) => (isSlow ? store.accept(request).then(() => new Promise<never>(() => undefined)) : store.accept(request)),
      },
      config: { ...config, deadlines: { ...config.deadlines, store: 200 } },
    })
    expect((await bench.handle(numbered(1))).status).toBe(200)
    expect([await count(), bench.mails.length]).toEqual([2, 1])
    isSlow = false
    expect(await (await bench.retry()).json()).toMatchObject({ sent: 0, waiting: 0 })
    expect(bench.mails).toHaveLength(1)
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
    expect(await database.query('select message from contact_requests', [])).toEqual([{ message: 'Message 2' }])
  })

  test('never erases what was not e-mailed, held or failed, however old, and erases it once it was', async () => {
    const bench = instance({ perAddress: null, perHour: 1 })
    bench.mailFaults.refuse = 1
    await bench.handle(numbered(1))
    await bench.handle(numbered(2))
    await pass(400 * day)
    expect(await erase()).toBe(0)
    expect(await (await bench.retry()).json()).toEqual({
      code: 'retried',
      message: expect.any(String),
      sent: 2,
      failed: 0,
      waiting: 0,
      erased: 0,
    })
    expect(await erase()).toBe(2)
  })

  test('is decided by the database’s clock: an instance that is four hundred days ahead erases nothing', async () => {
    const bench = instance()
    await bench.handle(post())
    bench.clock.now = new Date(bench.clock.now.getTime() + 400 * day)
    expect(await (await bench.retry()).json()).toMatchObject({ erased: 0 })
    expect(await count()).toBe(1)
  })

  test('also happens with each call of the retry entry', async () => {
    const bench = instance()
    await bench.handle(post())
    await pass(366 * day)
    expect(await (await bench.retry()).json()).toMatchObject({ erased: 1 })
    expect(await count()).toBe(0)
  })
})

test('rows of the first version are taken over: sent, waiting, and known again', async () => {
  const name = '20261120120000_contact_requests.sql'
  const first = await readFile(join(__dirname, '../../supabase/migrations', name), 'utf8')
  const row = (id: number, sent: string) =>
    `('00000000-0000-4000-8000-00000000000${id}', now() - interval '1 minute', 'vous', 'n', 'p', 'e@x', 'Ancien ${id}', 'h${id}', null, now(), ${sent})`
  const older = await openEmbeddedDatabase(
    'memory://',
    `${supabaseRoles} ${first}; create table applied_migrations (name text primary key); insert into applied_migrations values ('${name}');
     insert into contact_requests (id, received_at, seeking_for, name, phone, email, message, content_hash, address_hash, next_attempt_at, sent_at)
     values ${row(1, 'now()')}, ${row(2, 'null')}`,
  )
  const store = createSqlStore(older, usual)
  const due = await store.claimDue(10)
  expect(due.map(({ id, requests }) => [id, requests[0].message.message])).toEqual([['00000000-0000-4000-8000-000000000002', 'Ancien 2']])
  const again = {
    id: crypto.randomUUID(),
    receivedAt: new Date(),
    contentHash: 'h1',
    resendHash: null,
    addressHash: null,
    looksAutomated: false,
    isAgain: false,
  }
  expect(await store.accept({ ...again, message })).toEqual({ outcome: 'duplicate' })
  await older.close()
}, 60_000)

describe('the public key', () => {
  const as = async (role: string, statement: string) => {
    await database.exec(`set role ${role}`)
    try {
      return await database.query(statement, [])
    } finally {
      await database.exec('reset role')
    }
  }
  const arguments14 = `'00000000-0000-4000-8000-000000000001', now(), 'vous', 'n', 'p', 'e@x', 'm', 'h', null, null, false, false, null, null`
  const attempts = [
    'select * from contact_requests',
    'select count(*) from contact_requests',
    "insert into contact_requests (id) values ('00000000-0000-4000-8000-000000000001')",
    'update contact_requests set sent_at = now()',
    'delete from contact_requests',
    'truncate contact_requests',
    `select * from accept_contact_request(${arguments14})`,
    'select * from claim_due_contact_requests(10)',
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
