// Several clients use the store on a real PostgreSQL while its connections are ended again and
// again. PGlite has one connection, and cannot show what two sessions do to each other.
import { randomUUID } from 'node:crypto'
import { expect } from '@jest/globals'
import type { Sql } from 'postgres'
import { createSqlStore } from '../../../supabase/functions/send-contact-email/sql-store.ts'
import { buildHandledLink } from '../../../supabase/functions/_shared/handled-link.ts'
import { createMarkHandler } from '../../../supabase/functions/mark-request-handled/handler.ts'
import {
  config,
  message,
  post,
  siteOrigin,
} from '../../supabase/functions/send-contact-email/doubles.ts'
import { connect, endConnectionsAgainAndAgain, testOnPostgres } from './real-postgres.ts'

const [messages, clients, workers, mostClaimed] = [2000, 16, 2, 10]
const noLimits = { perAddress: 1_000_000, perHour: 1_000_000 }

function openStore(url: string) {
  const sql = connect(url)
  const store = createSqlStore(
    { query: (statement, values) => sql.unsafe(statement, [...values]) },
    noLimits,
  )
  return { sql, store }
}

async function untilDone<Result>(act: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await act()
    } catch {
      // A connection was ended: the caller tries again, as the site and the schedules do.
    }
  }
}

async function storeAndSend(url: string, admin: Sql) {
  const stopFaults = endConnectionsAgainAndAgain(admin)
  const ids = Array.from({ length: messages }, () => randomUUID())
  const sent: string[] = []
  const sizes: number[] = []

  const pending = ids.entries()
  const store = async () => {
    const client = openStore(url)
    for (const [number, id] of pending)
      await untilDone(() =>
        client.store.accept({
          id,
          message: { ...message, message: `Message ${number}` },
          looksAutomated: false,
          networkHash: null,
        }),
      )
    await client.sql.end()
  }
  await Promise.all(Array.from({ length: clients }, store))

  const markDue = () => admin`update private.contact_requests set next_attempt_at = now()`
  const send = async () => {
    const client = openStore(url)
    for (;;) {
      const claimed = await untilDone(() => client.store.claimDue(mostClaimed))
      if (claimed.length === 0) break
      sizes.push(claimed.length)
      for (const { id } of claimed) {
        await untilDone(() => client.store.markSent(id))
        sent.push(id)
      }
    }
    await client.sql.end()
  }
  await markDue()
  await Promise.all(Array.from({ length: workers }, send))
  stopFaults()

  // An e-mail claimed by a connection that ended is due again once its lease has passed.
  await markDue()
  await send()

  const rows = await admin<{ id: string }[]>`select id::text from private.contact_requests`
  return { ids, sent, sizes, stored: rows.map(({ id }) => id) }
}

testOnPostgres('stores and claims each message once while connections end', async (url, admin) => {
  const { ids, sent, sizes, stored } = await storeAndSend(url, admin)
  expect(stored.sort()).toEqual(ids.sort())
  expect(sent.sort()).toEqual(ids)
  expect(Math.max(...sizes)).toBeLessThanOrEqual(mostClaimed)
})

testOnPostgres(
  'keeps one outcome of those chosen at once, and tells the others',
  async (url, admin) => {
    const links = { siteOrigin, keys: ['cle-de-test-des-liens-du-courriel-1'] }
    const connections = Array.from({ length: 8 }, () => connect(url))
    for (let round = 0; round < 40; round += 1) {
      const [row] = await admin<{ id: string }[]>`
      insert into private.contact_requests (id, message) values (gen_random_uuid(), '{}')
      returning id::text`
      const id = row?.id ?? ''
      const link = await buildHandledLink({ id, receivedOn: '2026-11-27' }, '2026-11-27', links)
      const choose = async (sql: Sql, outcome: string) => {
        const handle = createMarkHandler({
          client: { query: (statement, values) => sql.unsafe(statement, [...values]) },
          config: { ...config, links },
          now: () => new Date('2026-11-30T15:00:00Z'),
          log: () => undefined,
        })
        const response = await handle(post({ token: link.split('#')[1], outcome }))
        const { previous } = (await response.json()) as { previous: string | null }
        return { status: response.status, outcome, previous }
      }
      const answers = await Promise.all(
        connections.map((sql, index) => choose(sql, index % 2 ? 'reached' : 'dropped')),
      )
      const [first, ...others] = answers.filter(({ status }) => status === 200)
      expect(others).toEqual([])
      const told = answers.filter(({ status }) => status === 409).map(({ previous }) => previous)
      expect(told).toEqual(Array(7).fill(first?.outcome))
    }
    await Promise.all(connections.map((sql) => sql.end()))
  },
)
