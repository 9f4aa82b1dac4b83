// Floods against the function under Deno, with its pool of four connections and a PostgreSQL some
// milliseconds away. One running instance is judged: Supabase may start several.
import { once } from 'node:events'
import { connect as connectSocket, createServer, type AddressInfo, type Socket } from 'node:net'
import { afterAll, expect, test } from '@jest/globals'
import type { Sql } from 'postgres'
import { createReminder } from '@/supabase/functions/send-contact-email/reminder'
import { openPostgres, type SqlClient } from '@/supabase/functions/_shared/postgres-client'
import type { Mail, SendMail } from '@/supabase/functions/send-contact-email/compose'
import { createSqlStore } from '@/supabase/functions/send-contact-email/sql-store'
import { config, message, siteOrigin } from '../../supabase/functions/send-contact-email/doubles'
import { linkKey, startInDeno, startMailApi, visitorHeaders } from './deno.ts'
import { testOnPostgres } from './real-postgres.ts'

const sockets = new Set<Socket>()
afterAll(() => {
  for (const socket of sockets) socket.destroy()
})

/** Stands between the function and its database: each way takes half of the delay. */
async function delayDatabase(url: string, roundTripMs: number) {
  const { port } = new URL(url)
  const relay = (from: Socket, to: Socket) => {
    sockets.add(from)
    from.on('error', () => to.destroy())
    from.on('close', () => to.destroy())
    from.on('data', (bytes) => setTimeout(() => to.writable && to.write(bytes), roundTripMs / 2))
  }
  const proxy = createServer({ noDelay: true }, (near) => {
    const far = connectSocket({ port: Number(port), host: '127.0.0.1', noDelay: true })
    relay(near, far)
    relay(far, near)
  }).unref()
  await once(proxy.listen(0, '127.0.0.1'), 'listening')
  return url.replace(port, String((proxy.address() as AddressInfo).port))
}

async function deploy(databaseUrl: string, roundTripMs: number) {
  const { server, mails } = await startMailApi()
  const address = await delayDatabase(databaseUrl, roundTripMs)
  const { url } = await startInDeno('send-contact-email', address, server)
  const send = async (client: string, text: string, words = message.message) => {
    const response = await fetch(url, {
      method: 'POST',
      body: JSON.stringify({ ...message, name: text, message: `${words} ${text}` }),
      headers: { ...visitorHeaders, 'cf-connecting-ip': client },
    })
    await response.body?.cancel()
    return response.status
  }
  const isMarked = ({ subject }: { subject: string }) => subject.startsWith('[À vérifier]')
  const countUnmarked = () => mails.filter((mail) => !isMarked(mail)).length
  const isMailed = (name: string) => mails.some(({ subject }) => subject.startsWith(name))
  return { mails, send, isMarked, countUnmarked, isMailed }
}

const countRows = async (sql: Sql) =>
  (await sql<{ count: number }[]>`select count(*)::integer from private.contact_requests`)[0]?.count

/** Sends with so many visitors at a time. */
async function sendAll(count: number, visitors: number, send: (number: number) => Promise<number>) {
  const statuses: Record<number, number> = {}
  const numbers = Array.from({ length: count }, (_, number) => number).values()
  const visit = async () => {
    for (const number of numbers) {
      const status = await send(number)
      statuses[status] = (statuses[status] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: visitors }, visit))
  return statuses
}

for (const roundTripMs of [2, 40, 120])
  testOnPostgres(
    `answers a family among 600 requests of one address, ${roundTripMs} ms from its database`,
    async (url) => {
      const { send, countUnmarked, isMailed } = await deploy(url, roundTripMs)
      const flood = sendAll(600, 600, (number) => send('203.0.113.7', `Robot ${number}`))
      expect(await send('198.51.100.1', 'Famille Roy')).toBe(200)
      const statuses = await flood
      // The ceiling of one address.
      expect(statuses[200] ?? 0).toBeLessThanOrEqual(50)
      expect(countUnmarked()).toBeLessThanOrEqual(50)
      expect(isMailed('Famille Roy')).toBe(true)
    },
  )

testOnPostgres('e-mails a family after 500 requests from ten addresses', async (url, sql) => {
  const { mails, send, isMailed } = await deploy(url, 2)
  const statuses = await sendAll(500, 10, (number) =>
    send(`203.0.113.${number % 10}`, `Robot ${number}`),
  )
  expect(statuses).toEqual({ 200: 500 })
  expect(await send('198.51.100.1', 'Famille Roy')).toBe(200)
  expect([await countRows(sql), isMailed('Famille Roy')]).toEqual([501, true])
  expect(mails.length).toBeLessThanOrEqual(110)
})

testOnPostgres(
  'stores a family after one message from each of 5,000 addresses',
  async (url, sql) => {
    const { mails, send } = await deploy(url, 2)
    const statuses = await sendAll(5_000, 10, (number) =>
      send(`203.0.${number >> 8}.${number % 256}`, `Robot ${number}`),
    )
    expect(statuses).toEqual({ 200: 5_000 })
    expect(await send('198.51.100.1', 'Famille Roy')).toBe(200)
    expect(await countRows(sql)).toBe(5_001)
    expect(mails.length).toBeLessThanOrEqual(210)
  },
)

test('marks links, and bounds e-mails, without a database', async () => {
  const { mails, send, isMarked, isMailed } = await deploy(
    'postgres://postgres@127.0.0.1:1/postgres',
    2,
  )
  const links = 'https://a.example https://b.example https://c.example'
  await send('198.51.100.2', 'Spam', links)
  expect(mails.map(isMarked)).toEqual([true])
  await sendAll(600, 20, (number) => send(`203.0.113.${number % 10}`, `Robot ${number}`))
  expect(await send('198.51.100.1', 'Famille Roy')).toBe(200)
  expect(isMailed('Famille Roy')).toBe(true)
  expect(mails.length).toBeLessThanOrEqual(210)
})

/** Creates the reminder of Monday, 30 November 2026. */
const createMondayReminder = (
  client: SqlClient,
  log: (sentence: string) => void,
  sendMail: SendMail = () => Promise.resolve(),
) =>
  createReminder(
    {
      client,
      sendMail,
      config: { ...config, links: { siteOrigin, keys: [linkKey] } },
      now: () => new Date('2026-11-30T08:00:00-05:00'),
      log,
    },
    () => Promise.resolve({ opens: '08:00', closes: '18:00', closedDays: [] }),
  )

testOnPostgres('reminds of a family before 12,000 marked requests', async (_, sql) => {
  await sql`
    insert into private.contact_requests (id, received_at, message, suspect, next_attempt_at)
    select gen_random_uuid(), '2026-11-26 10:00-05', ${JSON.stringify(message)}::text::jsonb,
           case when number > 1 then 'hour' end, null
      from generate_series(1, 12001) as number`
  const mails: Mail[] = []
  await createMondayReminder(
    { query: (statement, values) => sql.unsafe(statement, [...values]) },
    () => undefined,
    (mail) => Promise.resolve(void mails.push(mail)),
  )?.()
  expect(mails.map(({ text }) => text.match(/#|12000/g))).toEqual([['#', '12000']])
  expect(mails[0]?.text.length).toBeLessThan(1_000)
})

testOnPostgres(
  'fails the reminder and the watch while somebody locks a table',
  async (url, sql) => {
    const client = openPostgres(url)
    const lines: string[] = []
    await sql.begin(async (holder) => {
      await holder`lock table private.reminders`
      const watch = createSqlStore(client, config.limits).measureSilence('2026-11-30')
      await Promise.all([
        createMondayReminder(client, (line) => lines.push(line))?.(),
        expect(watch).rejects.toMatchObject({ code: '55P03' }),
      ])
    })
    expect(lines).toEqual(['Rappel du matin remis (55P03).'])
  },
)
