import * as z from 'zod/mini'

import type { DueRequest, RateLimits, RequestStore } from './types.ts'

/** What PGlite and postgres.js have in common. One call is one statement, and resolves when its transaction is committed. */
export interface SqlClient {
  query(statement: string, values: readonly (string | number | null)[]): Promise<readonly unknown[]>
}

const acceptance = z.tuple([
  z.discriminatedUnion('outcome', [
    z.object({ outcome: z.literal('stored'), row_id: z.string() }),
    z.object({ outcome: z.literal('duplicate') }),
    z.object({ outcome: z.literal('limited'), retry_after_seconds: z.number() }),
  ]),
])

const dueRow = z.object({
  id: z.string(),
  received_at: z.number(),
  attempts: z.number(),
  seeking_for: z.enum(['vous', 'proche']),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  message: z.string(),
})

const count = z.tuple([z.object({ count: z.number() })])

const toDue = (row: z.infer<typeof dueRow>): DueRequest => ({
  id: row.id,
  receivedAt: new Date(row.received_at),
  attempts: row.attempts,
  message: { seekingFor: row.seeking_for, name: row.name, phone: row.phone, email: row.email, message: row.message },
})

export function createSqlStore(client: SqlClient, limits: RateLimits): RequestStore {
  return {
    async accept(request) {
      const { message } = request
      const [row] = acceptance.parse(
        await client.query(
          `select outcome, retry_after_seconds, row_id::text
             from public.accept_contact_request($1::uuid, $2::timestamptz, $3, $4, $5, $6, $7, $8, $9, $10::timestamptz, $11::integer, $12::integer)`,
          [
            request.id,
            request.receivedAt.toISOString(),
            message.seekingFor,
            message.name,
            message.phone,
            message.email,
            message.message,
            request.contentHash,
            request.addressHash,
            request.firstAttemptUntil.toISOString(),
            limits.perAddress,
            limits.perHour,
          ],
        ),
      )
      if (row.outcome === 'limited') return { outcome: 'limited', retryAfterSeconds: row.retry_after_seconds }
      return row.outcome === 'stored' ? { outcome: 'stored', id: row.row_id } : { outcome: 'duplicate' }
    },

    async markSent(id, at) {
      const rows = await client.query(
        `update public.contact_requests set sent_at = coalesce(sent_at, $2::timestamptz), last_failure = null
          where id = $1::uuid returning attempts`,
        [id, at.toISOString()],
      )
      return rows.length > 0
    },

    async markFailed(id, reason, nextAttemptAt) {
      await client.query(
        `update public.contact_requests set last_failure = $2, next_attempt_at = $3::timestamptz
          where id = $1::uuid and sent_at is null`,
        [id, reason, nextAttemptAt.toISOString()],
      )
    },

    async claimDue(now, leaseUntil, most) {
      const rows = await client.query(
        `select id::text, (extract(epoch from received_at) * 1000)::float8 as received_at, attempts, seeking_for, name, phone, email, message
           from public.claim_due_contact_requests($1::timestamptz, $2::timestamptz, $3::integer)`,
        [now.toISOString(), leaseUntil.toISOString(), most],
      )
      return z.array(dueRow).parse(rows).map(toDue)
    },

    async countWaiting() {
      const rows = await client.query('select count(*)::integer as count from public.contact_requests where sent_at is null', [])
      return count.parse(rows)[0].count
    },

    async eraseExpired(now) {
      const rows = await client.query('select public.erase_expired_contact_requests($1::timestamptz) as count', [now.toISOString()])
      return count.parse(rows)[0].count
    },
  }
}
