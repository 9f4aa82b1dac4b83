import * as z from 'zod/mini'

import type { ContactMessage } from '../_shared/contact-message.ts'
import type { RateLimits, RequestStore } from './types.ts'

/** What PGlite and postgres.js have in common. One call is one statement, and resolves when its transaction is committed. */
export interface SqlClient {
  query(statement: string, values: readonly (string | number | boolean | null)[]): Promise<readonly unknown[]>
}

const milliseconds = '(extract(epoch from r.received_at) * 1000)::float8 as received_at'
const stored = { received_at: z.number(), suspect: z.nullable(z.enum(['address', 'hour', 'links'])) }
const accepted = z.array(z.object({ ...stored, is_new: z.boolean() }))
const due = z.array(
  z.object({
    ...stored,
    id: z.string(),
    attempts: z.number(),
    message: z.custom<ContactMessage>((value: unknown) => typeof value === 'object' && value !== null),
  }),
)
const count = z.tuple([z.object({ count: z.number() })])

/** What a place or an hour may store is so many times what it sends without a mark. */
const ceiling = 5

export function createSqlStore(client: SqlClient, limits: RateLimits): RequestStore {
  return {
    async accept({ id, message, looksAutomated, addressHash, networkHash }) {
      // Nothing is inserted above a ceiling, unless its row is there already. Updated to itself, a row that is there is returned too; xmax is 0 in a new
      // one. Counted side by side, two may both see room for one more: a limit is no exact number.
      const [row] = accepted.parse(
        await client.query(
          `insert into public.contact_requests as r (id, message, suspect, address_hash, network_hash)
           select $1::uuid, $2::text::jsonb,
                  case when $3::boolean then 'links' when from_place >= $6::integer then 'address' when in_all >= $7::integer then 'hour' end,
                  $4::text, $5::text
             from (select count(*) as in_all,
                          greatest(count(*) filter (where address_hash = $4), count(*) filter (where network_hash = $5)) as from_place
                     from public.contact_requests where received_at > now() - interval '1 hour') as past
            where coalesce(from_place < ${ceiling} * $6, true) and coalesce(in_all < ${ceiling} * $7, true)
               or exists (select from public.contact_requests where id = $1::uuid)
               on conflict (id) do update set id = r.id
           returning ${milliseconds}, r.suspect, r.xmax = 0 as is_new`,
          [id, JSON.stringify(message), looksAutomated, addressHash, networkHash, limits.perAddress, limits.perHour],
        ),
      )
      if (!row) return { outcome: 'refused' }
      return row.is_new ? { outcome: 'stored', receivedAt: new Date(row.received_at), suspect: row.suspect } : { outcome: 'duplicate' }
    },

    async markSent(id) {
      await client.query('update public.contact_requests set sent_at = coalesce(sent_at, now()), last_failure = null where id = $1::uuid', [
        id,
      ])
    },

    async markFailed(id, reason, waitSeconds) {
      await client.query(
        `update public.contact_requests set last_failure = $2, next_attempt_at = now() + make_interval(secs => $3::integer)
          where id = $1::uuid and sent_at is null`,
        [id, reason, waitSeconds],
      )
    },

    async claimDue(most) {
      // The lease and SKIP LOCKED keep two schedules apart. What failed least comes first, then what is not suspect: a flood makes nobody wait.
      const rows = await client.query(
        `update public.contact_requests r set attempts = attempts + 1, next_attempt_at = now() + interval '2 minutes'
          where id in (select id from public.contact_requests where sent_at is null and next_attempt_at <= now()
                        order by attempts, suspect is not null, next_attempt_at limit $1::integer for update skip locked)
         returning id::text, ${milliseconds}, suspect, attempts, message`,
        [most],
      )
      return due.parse(rows).map(({ received_at, ...row }) => ({ ...row, receivedAt: new Date(received_at) }))
    },

    async countWaiting() {
      const rows = await client.query('select count(*)::integer as count from public.contact_requests where sent_at is null', [])
      return count.parse(rows)[0].count
    },

    async eraseExpired() {
      return count.parse(await client.query('select public.erase_expired_contact_requests() as count', []))[0].count
    },
  }
}
