import * as z from 'zod/mini'

import type { DueMail, RateLimits, RequestStore, StoredRequest } from './types.ts'

/** What PGlite and postgres.js have in common. One call is one statement, and resolves when its transaction is committed. */
export interface SqlClient {
  query(statement: string, values: readonly (string | number | boolean | null)[]): Promise<readonly unknown[]>
}

const acceptance = z.tuple([
  z.discriminatedUnion('outcome', [
    z.object({ outcome: z.literal(['stored', 'held']), mail_number: z.string() }),
    z.object({ outcome: z.literal('duplicate') }),
    z.object({ outcome: z.literal('limited'), retry_after_seconds: z.number() }),
  ]),
])

const dueRow = z.object({
  mail_id: z.string(),
  id: z.string(),
  received_at: z.number(),
  held_because: z.nullable(z.enum(['address', 'hour', 'links'])),
  attempts: z.number(),
  seeking_for: z.enum(['vous', 'proche']),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  message: z.string(),
})

const numberedRow = z.object({ mail_id: z.string() })

const count = z.tuple([z.object({ count: z.number() })])

const toRequest = (row: z.infer<typeof dueRow>): StoredRequest => ({
  id: row.id,
  receivedAt: new Date(row.received_at),
  heldBecause: row.held_because,
  message: { seekingFor: row.seeking_for, name: row.name, phone: row.phone, email: row.email, message: row.message },
})

/** Rows of one e-mail, which come one after the other. */
function toMails(rows: readonly z.infer<typeof dueRow>[]) {
  const mails: DueMail[] = []
  for (const row of rows) {
    const last = mails.at(-1)
    if (last?.id === row.mail_id) mails[mails.length - 1] = { ...last, requests: [...last.requests, toRequest(row)] }
    else mails.push({ id: row.mail_id, attempts: row.attempts, requests: [toRequest(row)] })
  }
  return mails
}

export function createSqlStore(client: SqlClient, limits: RateLimits): RequestStore {
  return {
    async accept(request) {
      const { message } = request
      const [row] = acceptance.parse(
        await client.query(
          `select outcome, retry_after_seconds, mail_number::text
             from public.accept_contact_request($1::uuid, $2::timestamptz, $3, $4, $5, $6, $7, $8, $9, $10, $11::boolean, $12::boolean, $13::integer, $14::integer)`,
          [
            request.id,
            request.receivedAt.toISOString(),
            message.seekingFor,
            message.name,
            message.phone,
            message.email,
            message.message,
            request.contentHash,
            request.resendHash,
            request.addressHash,
            request.looksAutomated,
            request.isAgain,
            limits.perAddress,
            limits.perHour,
          ],
        ),
      )
      if (row.outcome === 'limited') return { outcome: 'limited', retryAfterSeconds: row.retry_after_seconds }
      return row.outcome === 'duplicate' ? { outcome: 'duplicate' } : { outcome: row.outcome, id: row.mail_number }
    },

    async markSent(mailId) {
      const rows = await client.query(
        `update public.contact_requests set sent_at = coalesce(sent_at, now()), last_failure = null
          where mail_id = $1::uuid returning attempts`,
        [mailId],
      )
      return rows.length > 0
    },

    async markFailed(mailId, reason, waitSeconds) {
      await client.query(
        `update public.contact_requests set last_failure = $2, next_attempt_at = now() + make_interval(secs => $3::integer)
          where mail_id = $1::uuid and sent_at is null`,
        [mailId, reason, waitSeconds],
      )
    },

    async letJoin(id) {
      await client.query('update public.contact_requests set is_alone = false where mail_id = $1::uuid and released_at is null', [id])
    },

    async keepApart(ids) {
      const rows = await client.query(
        "update public.contact_requests set is_alone = true where mail_id = any(string_to_array($1, ',')::uuid[]) returning mail_id::text",
        [ids.join(',')],
      )
      return z
        .array(numberedRow)
        .parse(rows)
        .map(({ mail_id }) => mail_id)
    },

    async claimDue(most) {
      const rows = await client.query(
        `select mail_id::text, id::text, (extract(epoch from received_at) * 1000)::float8 as received_at, held_because, attempts,
                seeking_for, name, phone, email, message
           from public.claim_due_contact_requests($1::integer)
          order by mail_id, stored_at, id`,
        [most],
      )
      return toMails(z.array(dueRow).parse(rows))
    },

    async countWaiting() {
      const rows = await client.query('select count(*)::integer as count from public.contact_requests where sent_at is null', [])
      return count.parse(rows)[0].count
    },

    async eraseExpired() {
      const rows = await client.query('select public.erase_expired_contact_requests() as count', [])
      return count.parse(rows)[0].count
    },
  }
}
