// The store on a real PostgreSQL, several clients at once. PGlite has one connection, and cannot
// show what two sessions do to each other.
import { expect } from '@jest/globals'
import { createSqlStore } from '../../../supabase/functions/send-contact-email/sql-store.ts'
import { config } from '../../supabase/functions/send-contact-email/doubles.ts'
import { connect, testOnPostgres } from './real-postgres.ts'

const [messages, clients] = [2000, 4]

testOnPostgres('claims each e-mail for one of several schedules', async (url, admin) => {
  await admin`
    insert into private.contact_requests (id, message, next_attempt_at)
    select gen_random_uuid(), '{}', now() from generate_series(1, ${messages})`
  const claimed: string[] = []
  const claimAll = async () => {
    const sql = connect(url)
    const store = createSqlStore(
      { query: (statement, values) => sql.unsafe(statement, [...values]) },
      config.limits,
    )
    for (;;) {
      const batch = await store.claimDue(10)
      if (batch.length === 0) break
      claimed.push(...batch.map(({ id }) => id))
    }
    await sql.end()
  }
  await Promise.all(Array.from({ length: clients }, claimAll))
  expect([claimed.length, new Set(claimed).size]).toEqual([messages, messages])
})
