import * as z from 'zod/mini'

import type { ContactMessage } from '../_shared/contact-message.ts'
import { queryRows, type SqlClient } from '../_shared/postgres-client.ts'

/** How many messages in an hour, from one network and in total, are e-mailed without a mark. */
export interface RateLimits {
  readonly perAddress: number
  readonly perHour: number
}

/** The multiple of the limits up to which messages are stored; above it they are refused. */
const ceiling = 5

export interface NewRequest {
  /** The id, made from the idempotency key and the message. */
  readonly id: string
  readonly message: ContactMessage
  readonly looksAutomated: boolean
  /**
   * The salted hash of the sender's network, or null where it is unknown: only the limit of the
   * whole hour then counts.
   */
  readonly networkHash: string | null
}

/**
 * Why a message is suspect: too many from one network, too many in one hour, or links such as
 * robots send.
 */
const spamReason = z.enum(['address', 'hour', 'links'])
export type SpamReason = z.infer<typeof spamReason>

export interface StoredRequest {
  readonly id: string
  readonly receivedAt: Date
  readonly message: ContactMessage
  readonly suspect: SpamReason | null
}

export type RequestStore = ReturnType<typeof createSqlStore>

const milliseconds = '(extract(epoch from r.received_at) * 1000)::float8 as received_at'
const stored = { received_at: z.number(), suspect: z.nullable(spamReason) }
const accepted = z.object({ ...stored, is_new: z.boolean() })
const due = z.object({
  ...stored,
  id: z.string(),
  attempts: z.number(),
  message: z.custom<ContactMessage>(),
})
const counted = z.object({ count: z.number() })

// Inserts nothing above a ceiling, which two concurrent inserts may exceed by one. The no-op update
// makes RETURNING include an existing row, whose xmax is not 0.
const insertRequest = `
  insert into private.contact_requests as r (id, message, suspect, network_hash)
  select $1::uuid, $2::text::jsonb,
         case when $3::boolean then 'links'
              when from_network >= $5::integer then 'address'
              when in_all >= $6::integer then 'hour' end,
         $4::text
    from (select count(*) as in_all, count(*) filter (where network_hash = $4) as from_network
            from private.contact_requests where received_at > now() - interval '1 hour') as past
   where (from_network < ${ceiling} * $5 and in_all < ${ceiling} * $6)
      or exists (select from private.contact_requests where id = $1::uuid)
      on conflict (id) do update set id = r.id
  returning ${milliseconds}, r.suspect, r.xmax = 0 as is_new`

const noteSent = `
  update private.contact_requests
     set sent_at = coalesce(sent_at, now()), last_failure = null
   where id = $1::uuid`

const noteFailure = `
  update private.contact_requests
     set last_failure = $2, next_attempt_at = now() + make_interval(secs => $3::integer)
   where id = $1::uuid and sent_at is null`

// Keeps two schedules apart by SKIP LOCKED, and selects the array once, because `id in (select …)`
// may be planned as a nested loop past the limit. Fewest failures, then unsuspected messages come
// first, so that a flood delays nobody.
const claimDueRequests = `
  update private.contact_requests r
     set attempts = attempts + 1, next_attempt_at = now() + interval '2 minutes'
   where id = any (array(
           select id from private.contact_requests
            where sent_at is null and next_attempt_at <= now()
            order by attempts, suspect is not null, next_attempt_at
            limit $1::integer for update skip locked))
  returning id::text, ${milliseconds}, suspect, attempts, message`

const countUnsent =
  'select count(*)::integer as count from private.contact_requests where sent_at is null'

export function createSqlStore(client: SqlClient, limits: RateLimits) {
  return {
    /** Resolves after the commit, never before. */
    async accept(request: NewRequest): Promise<StoredRequest | 'duplicate' | 'overLimit'> {
      const { id, message, looksAutomated, networkHash } = request
      const [row] = await queryRows(client, accepted, insertRequest, [
        id,
        JSON.stringify(message),
        looksAutomated,
        networkHash,
        limits.perAddress,
        limits.perHour,
      ])
      if (!row) return 'overLimit'
      return row.is_new
        ? { id, message, receivedAt: new Date(row.received_at), suspect: row.suspect }
        : 'duplicate'
    },

    async markSent(id: string) {
      await client.query(noteSent, [id])
    },

    async markFailed(id: string, reason: string, waitSeconds: number) {
      await client.query(noteFailure, [id, reason, waitSeconds])
    },

    /** Claims each e-mail that is due for one caller, who has two minutes for it. */
    async claimDue(limit: number) {
      const rows = await queryRows(client, due, claimDueRequests, [limit])
      return rows.map(({ received_at, ...row }) => ({ ...row, receivedAt: new Date(received_at) }))
    },

    async countWaiting() {
      const [row] = await queryRows(client, counted, countUnsent)
      return row?.count ?? 0
    },
  }
}
