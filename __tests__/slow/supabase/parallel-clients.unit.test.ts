// Several clients use the store on a real PostgreSQL while its connections are ended again and
// again. PGlite has one connection, and cannot show what two sessions do to each other.
import { randomUUID } from 'node:crypto'
import { expect } from '@jest/globals'
import type { Sql } from 'postgres'
import { createSqlStore } from '../../../supabase/functions/send-contact-email/sql-store.ts'
import { message } from '../../supabase/functions/send-contact-email/doubles.ts'
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
