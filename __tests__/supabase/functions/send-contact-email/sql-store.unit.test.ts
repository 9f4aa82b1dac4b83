// The migration and the store against a real Postgres (PGlite), with Supabase's roles and its
// default grants.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'

import {
  openEmbeddedDatabase,
  type EmbeddedDatabase,
} from '@/scripts/local-server/embedded-database'
import type { RateLimits } from '@/supabase/functions/send-contact-email/rate-limits'
import { createSqlStore } from '@/supabase/functions/send-contact-email/sql-store'
import { ageRequestsSql } from './age-requests.ts'
import { config, createBench, message, post } from './doubles.ts'

const supabaseRoles = `
  create role anon nologin; create role authenticated nologin;
  grant usage on schema public to anon, authenticated;
  alter default privileges in schema public grant all on tables to anon, authenticated;
  alter default privileges in schema public grant all on functions to anon, authenticated;`

let database: EmbeddedDatabase
// All tests share one database, because creating it takes seconds.
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
const listIds = async (condition: string) =>
  (await select(`id::text from private.contact_requests where ${condition}`)).map(
    (row) => (row as { id: string }).id,
  )
const count = async () => (await select('from private.contact_requests')).length
const countWaiting = async () =>
  (
    await select(
      'from private.contact_requests where sent_at is null and next_attempt_at is not null',
    )
  ).length
const pass = (milliseconds: number) => database.exec(ageRequestsSql(milliseconds))
/** Inserts rows that are due: their words, their mark and the attempts made. */
const insertWaiting = (values: string, rows: number) =>
  database.exec(
    `insert into private.contact_requests (next_attempt_at, id, message, suspect, attempts)
     select now() - interval '1 minute', gen_random_uuid(), ${values}
       from generate_series(1, ${rows}) as number`,
  )
const isMarked = ({ subject }: { subject: string }) => subject.startsWith('[À vérifier] ')

test('stores and e-mails once a message sent twenty times at once to two instances', async () => {
  const [first, second] = [instance(), instance()]
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, turn) => (turn % 2 ? first : second).handle(post())),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect([await count(), first.mails.length + second.mails.length]).toEqual([1, 1])
})

test('e-mails two messages of a network, stores eight more, and refuses the eleventh', async () => {
  const bench = instance({ perAddress: 2, perHour: 1e6 })
  const send = async (number: number, address = `2001:db8:1:${number}::1`) =>
    (await bench.handle(numbered(number), address)).status
  for (let number = 0; number < 10; number += 1) expect(await send(number)).toBe(200)
  const refused = await bench.handle(numbered(10), '2001:db8:1::1')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600'])
  // A message that is already stored is not refused.
  expect([await send(3), await count(), await countWaiting()]).toEqual([200, 10, 0])
  expect(bench.mails.map(isMarked)).toEqual([false, false])
  expect(await send(20, '2001:db8:2:2::1')).toBe(200)
  await pass(minutes(60))
  expect(await send(10)).toBe(200)
  expect(bench.mails).toHaveLength(4)
})

test('e-mails a network that wrote nothing, after a flood from ten others', async () => {
  const bench = instance({ perAddress: 10, perHour: 100 })
  for (let number = 0; number < 250; number += 1)
    await bench.handle(numbered(number), `203.0.113.${number % 10}`)
  expect(bench.mails).toHaveLength(100)
  expect((await bench.handle(post(), '198.51.100.1')).status).toBe(200)
  const [, [family]] = [bench.mails.splice(0, 100), bench.mails]
  expect(family && isMarked(family)).toBe(false)
  expect([await count(), await countWaiting()]).toEqual([251, 0])
})

test('e-mails as many networks as its limit, and stores the others without an e-mail', async () => {
  const bench = instance({ perAddress: 10, perHour: 5 })
  const addresses = ['', ...Array.from({ length: 20 }, (_, number) => `203.0.113.${number}`)]
  for (const [number, address] of addresses.entries())
    expect((await bench.handle(numbered(number), address)).status).toBe(200)
  expect([await count(), bench.mails.length]).toEqual([21, 6])
  expect(await (await bench.retry()).json()).toMatchObject({ waiting: 0 })
})

test('stores a first message above the ceiling of rows, and refuses a second', async () => {
  const bench = instance({ perAddress: 10, perHour: 1 })
  const send = async (number: number, address: string) =>
    (await bench.handle(numbered(number), address)).status
  expect(await send(1, '203.0.113.1')).toBe(200)
  await insertWaiting(`'{}', 'hour', 1`, 99)
  expect([await send(2, '203.0.113.1'), await send(3, '198.51.100.1')]).toEqual([429, 200])
  expect([await count(), bench.mails.length]).toEqual([101, 1])
})

describe('an e-mail that was not sent', () => {
  test('is tried again unchanged, with growing pauses, until it is sent', async () => {
    const bench = instance()
    bench.mailFaults.refuse = 3
    expect((await bench.handle(post())).status).toBe(200)
    for (const pause of [1, 2, 4]) {
      // A retry that comes early does nothing.
      await pass(minutes(pause) - 5_000)
      const { length } = bench.tried
      await bench.retry()
      expect(bench.tried).toHaveLength(length)
      await pass(5_000)
      await bench.retry()
    }
    expect(await countWaiting()).toBe(0)
    // The text has the day, which making the rows older moves shortly after midnight.
    const [first, ...others] = bench.tried.map(({ id, subject }) => `${id} ${subject}`)
    expect(others).toEqual([first, first, first])
  })

  test('waits no longer for each refusal of an e-mail that left too soon after others', async () => {
    const bench = instance()
    bench.mailFaults.refuse = 1
    await bench.handle(post())
    const [id = ''] = await listIds('true')
    const store = createSqlStore(database, config.limits)
    for (let refusal = 0; refusal < 9; refusal += 1) {
      await pass(minutes(2))
      await store.claimDue(1)
      await store.markFailed(id, 'statut 429', 60)
    }
    await pass(minutes(2))
    expect(await store.claimDue(1)).toMatchObject([{ attempts: 2 }])
  })

  test('is claimed before those that came too soon since, whatever failed before', async () => {
    await insertWaiting("'{}', null, 5", 1)
    await pass(minutes(1))
    await insertWaiting("'{}', null, 0", 1)
    const store = createSqlStore(database, config.limits)
    expect(await store.claimDue(1)).toMatchObject([{ attempts: 6 }])
  })

  test('is not begun by its failure where the message is only counted', async () => {
    const bench = instance({ perAddress: 1, perHour: 1e6 })
    for (let number = 0; number < 2; number += 1) await bench.handle(numbered(number))
    const [id = ''] = await listIds('next_attempt_at is null')
    await createSqlStore(database, config.limits).markFailed(id, 'réseau', 60)
    expect(await countWaiting()).toBe(0)
  })

  test('is claimed by one of two schedules, then by the next after two minutes', async () => {
    const bench = instance()
    bench.mailFaults.refuse = 1
    await bench.handle(post())
    await pass(minutes(1))
    const store = createSqlStore(database, config.limits)
    const claimed = await Promise.all([store.claimDue(10), store.claimDue(10)])
    expect(claimed.map(({ length }) => length).sort()).toEqual([0, 1])
    await pass(minutes(2))
    expect(await (await bench.retry()).json()).toMatchObject({ code: 'retried', waiting: 0 })
  })

  test('is claimed with nine others at most, even on stale table statistics', async () => {
    const insert = (rows: number) =>
      insertWaiting(`'{}', case when number % 2 = 0 then 'links' end, 1`, rows)
    await insert(1)
    await database.exec('analyze private.contact_requests')
    await insert(40)
    expect(await createSqlStore(database, config.limits).claimDue(5)).toHaveLength(10)
  })

  test('is claimed exactly as it was written', async () => {
    const written = {
      ...message,
      name: "L’« Écuyer » \u200F'; --",
      message: 'un\n\tdeux \\ 👵🏽 "trois"',
      // A field that the form may have one day.
      schedule: 'le soir',
    }
    const id = '00000000-0000-4000-8000-000000000001'
    const store = createSqlStore(database, config.limits)
    await store.accept({ id, message: written, looksAutomated: true, networkHash: null })
    await pass(minutes(2))
    expect(await store.claimDue(10)).toMatchObject([{ id, message: written, suspect: 'links' }])
  })

  test.each([
    ['an unmarked family before 480 marked', 'null', "'links'"],
    ['a marked family before 480 unmarked', "'links'", 'null'],
  ])('is tried in the first batch of %s requests', async (_, family, others) => {
    await insertWaiting(`'{}', ${others}, 1`, 480)
    await insertWaiting(`'{"name": "Marie"}', ${family}, 4`, 1)
    const claimed = await createSqlStore(database, config.limits).claimDue(5)
    expect(claimed.map(({ message: { name } }) => name)).toContain('Marie')
  })

  test('is sent although the mail provider always refuses those before it', async () => {
    const left: string[] = []
    let isDown = true
    const bench = createBench({
      store: createSqlStore(database, config.limits),
      sendMail: ({ text }) =>
        isDown || text.includes('> Message')
          ? Promise.reject(new Error('422'))
          : Promise.resolve(void left.push(text)),
    })
    for (let number = 1; number <= 30; number += 1) await bench.handle(numbered(number))
    await bench.handle(post())
    isDown = false
    // Each round tries two batches of five, the least tried first.
    for (let round = 1; round <= 4 && left.length === 0; round += 1) {
      await pass(minutes(2))
      await bench.retry()
    }
    expect(left).toHaveLength(1)
  })

  test('is tried again, with the others, after a typed number of attempts', async () => {
    await insertWaiting("'{}', null, 2147483647", 1)
    await insertWaiting("'{}', null, 1", 1)
    const claimed = await createSqlStore(database, config.limits).claimDue(5)
    expect(claimed.map(({ attempts }) => attempts).sort()).toEqual([1001, 2])
  })

  test('is sent with what its row has, whatever form wrote it', async () => {
    const bench = instance()
    for (const words of [
      '{"phone": "418 555-0134", "schedule": "le soir"}',
      '{"phone": "418 555-0134", "name": null, "message": ["le soir"]}',
      '{"phone": 4185550134, "email": null}',
      'null',
    ])
      await insertWaiting(`'${words}', null, 1`, 1)
    await bench.retry()
    for (const { subject } of bench.mails)
      expect(subject).toMatch(/^quelqu’un cherche une résidence/)
    const phones = bench.mails.filter(({ text }) => /418 ?555-?0134/.test(text))
    expect([bench.mails.length, phones.length, await countWaiting()]).toEqual([4, 3, 0])
  })
})

test('notes a refused copy under the name that the reminder reads', async () => {
  await createSqlStore(database, config.limits).noteRefusedCopy()
  expect(await select("from private.last_runs where name = 'refused-copy'")).toHaveLength(1)
})

describe('the watch', () => {
  const ask = async (bench = instance()) => {
    const response = await bench.watch()
    return [response.status, (await response.json()) as unknown]
  }
  const runSchedules = async (bench: ReturnType<typeof instance>) => {
    await bench.retry()
    await select('private.erase_expired_contact_requests()')
  }
  const passRuns = (time: string) =>
    database.exec(`update private.last_runs set ran_at = ran_at - interval '${time}'`)
  beforeEach(() => database.exec('truncate private.last_runs, private.reminders'))

  test('is silent until both schedules ran, then while one of them has stopped', async () => {
    const bench = instance()
    expect(await ask(bench)).toMatchObject([503, { code: 'silent', sinceRetry: null }])
    expect(await select("from private.last_runs where name = 'watch'")).toHaveLength(1)
    await select('private.erase_expired_contact_requests()')
    expect(await ask(bench)).toMatchObject([503, { sinceRetry: null, sinceRetention: 0 }])
    await database.exec('truncate private.last_runs')
    await bench.retry()
    expect(await ask(bench)).toMatchObject([503, { sinceRetry: 0, sinceRetention: null }])
    await runSchedules(bench)
    expect(await ask(bench)).toMatchObject([
      200,
      { code: 'watched', oldestWaiting: null, sinceRetry: 0, sinceRetention: 0 },
    ])
    await passRuns('20 minutes')
    await bench.retry()
    expect(await ask(bench)).toMatchObject([503, { sinceRetry: 0, sinceRetention: 20 }])
    await passRuns('20 minutes')
    await select('private.erase_expired_contact_requests()')
    expect(await ask(bench)).toMatchObject([503, { sinceRetry: 20, sinceRetention: 0 }])
    // A schedule whose secret is not accepted does not run.
    expect((await bench.retry('autre-secret')).status).toBe(401)
    expect(await ask(bench)).toMatchObject([503, { sinceRetry: 20 }])
  })

  test('is silent where a message has waited an hour, and not where one is only counted', async () => {
    const bench = instance({ perAddress: 1, perHour: 1e6 })
    for (let number = 0; number < 3; number += 1) await bench.handle(numbered(number))
    await pass(minutes(61))
    await runSchedules(bench)
    expect(await ask(bench)).toMatchObject([200, { oldestWaiting: null }])
    bench.mailFaults.refuse = Infinity
    await bench.handle(post())
    await pass(minutes(61))
    await runSchedules(bench)
    expect(await ask(bench)).toMatchObject([503, { oldestWaiting: 61 }])
  })

  const insertReminder = (values: string) =>
    database.exec(`insert into private.reminders (morning, sent_at) values (${values})`)

  test('is silent where the reminder of the last weekday was not sent', async () => {
    const bench = instance()
    // A Sunday: the last weekday is Friday.
    bench.clock.now = new Date('2026-11-22T15:00:00Z')
    await runSchedules(bench)
    await insertReminder("'2026-11-20', null")
    expect(await ask(bench)).toMatchObject([503, { code: 'silent' }])
    await insertReminder("'2026-11-23', now()")
    expect(await ask(bench)).toMatchObject([503, { code: 'silent' }])
    await database.exec('update private.reminders set sent_at = now()')
    expect(await ask(bench)).toMatchObject([200, { oldestWaiting: null }])
  })

  test('is silent where the reminder of a weekday has no row, from its hour on', async () => {
    const bench = instance()
    await runSchedules(bench)
    await insertReminder("'2026-11-19', now()")
    expect(await ask(bench)).toMatchObject([503, { code: 'silent' }])
    // The hour is compared with the clock of the database.
    bench.clock.now = new Date('2099-11-20T13:30:00Z')
    expect(await ask(bench)).toMatchObject([200, { oldestWaiting: null }])
  })

  test('is silent where no reminder ever came, once a message is days old', async () => {
    const bench = instance()
    await bench.handle(post())
    await runSchedules(bench)
    await pass(minutes(60 * 95))
    expect((await ask(bench))[0]).toBe(200)
    await pass(minutes(60 * 2))
    expect((await ask(bench))[0]).toBe(503)
  })

  test('is silent while a setting is wrong', async () => {
    const deployment = { problems: 1, region: 'ca-central-1' }
    const bench = createBench({ store: createSqlStore(database, config.limits), deployment })
    await runSchedules(bench)
    expect(await ask(bench)).toMatchObject([503, { code: 'silent', problems: 1 }])
  })

  test('refuses a caller without its secret', async () => {
    expect((await instance().watch('cle-publique-de-test')).status).toBe(401)
  })
})

test('erases a network hash after an hour and a sent message after twelve months', async () => {
  const bench = instance()
  bench.mailFaults.refuse = 1
  const listHashed = async () => {
    await select('private.erase_expired_contact_requests()')
    const rows = await select(
      "message->>'message' as words, network_hash from private.contact_requests order by 1",
    )
    return (rows as { words: string; network_hash: string | null }[]).map((row) => [
      row.words,
      row.network_hash !== null,
    ])
  }
  await bench.handle(numbered(1))
  await bench.handle(numbered(2))
  await pass(minutes(59))
  expect(await listHashed()).toEqual([
    ['Message 1', true],
    ['Message 2', true],
  ])
  await pass(minutes(1))
  await bench.handle(numbered(3))
  expect(await listHashed()).toEqual([
    ['Message 1', false],
    ['Message 2', false],
    ['Message 3', true],
  ])
  await pass(minutes(60 * 24 * 366))
  // No e-mail has carried the first one yet.
  expect(await listHashed()).toEqual([['Message 1', false]])
  await bench.retry()
  await pass(minutes(60 * 24 * 366))
  expect(await listHashed()).toEqual([])
})

test.each([
  ['contact_requests', 'received_at', 'DATE'],
  ['contact_requests', 'next_attempt_at', 'DATE'],
  ['contact_requests', 'sent_at', 'DATE'],
  ['contact_requests', 'handled_at', 'DATE'],
  ['contact_requests', 'voicemails_at', '{DATE}'],
  ['reminders', 'morning', 'DATE'],
  ['reminders', 'next_attempt_at', 'DATE'],
  ['reminders', 'sent_at', 'DATE'],
  ['last_runs', 'ran_at', 'DATE'],
])('refuses a date of another century in %s, %s', async (table, column, value) => {
  await database.exec(`
    truncate private.reminders, private.last_runs;
    insert into private.contact_requests (id, message, outcome, handled_at)
      values (gen_random_uuid(), '{}', 'reached', now());
    insert into private.reminders (morning) values (now());
    insert into private.last_runs (name) values ('watch')`)
  for (const date of ['infinity', '-infinity', '9999-12-31', '0001-01-01'])
    await expect(
      database.exec(`update private.${table} set ${column} = '${value.replace('DATE', date)}'`),
    ).rejects.toThrow('"plausible_dates"')
})

test.each(['anon', 'authenticated'])('gives the role %s no right on the table', async (role) => {
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
})
