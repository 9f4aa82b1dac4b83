import * as z from 'zod/mini'

import type { ContactMessage } from '../_contract/contact-message.ts'
import { Failure } from '../_shared/failure.ts'
import { queryRows, type SqlClient } from '../_shared/postgres-client.ts'
import { tooManyRequests } from './mail-api.ts'
import {
  networkCeiling,
  spamReasons,
  totalCeiling,
  type RateLimits,
  type SpamReason,
} from './rate-limits.ts'

export type NewRequest = {
  /** The id, made from the idempotency key and the message. */
  readonly id: string
  readonly message: ContactMessage
  readonly looksAutomated: boolean
  /**
   * The salted hash of the sender's network, or null where it is unknown: only the limits of the
   * whole hour then count.
   */
  readonly networkHash: string | null
}

const spamReason = z.enum(spamReasons)

/** The words of a row, which may lack a field that an older or a newer form did not ask for. */
export type StoredMessage = Partial<ContactMessage>

/** Reads as texts what such a form wrote otherwise: one row must not wait for ever. */
const readWords = (message: unknown) =>
  Object.fromEntries(
    Object.entries(Object(message) as object).flatMap(([key, value]: [string, unknown]) =>
      value === null ? [] : [[key, typeof value === 'string' ? value : JSON.stringify(value)]],
    ),
  ) as StoredMessage

export type StoredRequest = {
  readonly id: string
  readonly receivedAt: Date
  readonly message: StoredMessage
  readonly suspect: SpamReason | null
}

export type RequestStore = ReturnType<typeof createSqlStore>

const milliseconds = '(extract(epoch from r.received_at) * 1000)::float8 as received_at'
// A reason that a newer version wrote must not keep the other rows from being read.
const stored = { received_at: z.number(), suspect: z.catch(z.nullable(spamReason), 'links') }
const accepted = z.object({ ...stored, is_mailed: z.boolean(), is_new: z.boolean() })
const due = z.object({
  ...stored,
  id: z.string(),
  attempts: z.number(),
  message: z.pipe(z.unknown(), z.transform(readWords)),
})
const counted = z.object({ count: z.number() })
const minutes = z.nullable(z.number())
const silence = z.object({ oldestWaiting: minutes, sinceRetry: minutes, sinceRetention: minutes })

// Inserts nothing above a ceiling, which each concurrent insert may exceed by one. A network that
// sent nothing in the hour is counted among networks, and always stored, so that no flood of others
// refuses it. What is above a limit has no next attempt: it is stored and counted, not e-mailed. The
// no-op update makes RETURNING include an existing row, whose xmax is not 0.
const insertRequest = `
  with past as (
    select count(*) as in_all,
           count(*) filter (where network_hash = $4) as from_network,
           count(next_attempt_at) as mailed,
           count(distinct network_hash) filter (where next_attempt_at is not null) as networks
      from private.contact_requests where received_at > now() - interval '1 hour'),
  judged as (
    select *,
           case when from_network >= $5::integer then 'address'
                when case when is_first then networks else mailed end >= $6::integer then 'hour'
                when $3::boolean then 'links' end as suspect
      from past, lateral (select $4::text is not null and from_network = 0 as is_first) as sender)
  insert into private.contact_requests as r (id, message, suspect, network_hash, next_attempt_at)
  select $1::uuid, $2::text::jsonb, suspect, $4::text,
         case when suspect is null or suspect = 'links' then now() + interval '2 minutes' end
    from judged
   where (from_network < ${networkCeiling} * $5 and (is_first or in_all < ${totalCeiling} * $6))
      or exists (select from private.contact_requests where id = $1::uuid)
      on conflict (id) do update set id = r.id
  returning ${milliseconds}, r.suspect, r.next_attempt_at is not null as is_mailed, r.xmax = 0 as is_new`

const noteSent = `
  update private.contact_requests
     set sent_at = coalesce(sent_at, now()), last_failure = null
   where id = $1::uuid`

// An attempt that came too soon after others is none: hours of them must not delay the next one. A
// row that is only counted stays so.
const noteFailure = `
  update private.contact_requests
     set last_failure = $2, next_attempt_at = now() + make_interval(secs => $3::integer),
         attempts = case when $2 = '${tooManyRequests}' then greatest(attempts - 1, 0) else attempts end
   where id = $1::uuid and sent_at is null and next_attempt_at is not null`

const selectDue = (condition: string) => `array(
     select id from private.contact_requests
      where sent_at is null and next_attempt_at <= now() and ${condition}
      order by next_attempt_at
      limit $1::integer for update skip locked)`

// Keeps two schedules apart by SKIP LOCKED, and selects each array once, because `id in (select …)`
// may be planned as a nested loop past the limit. Half of a batch is for marked requests, and half
// for the others, so that neither waits for the other. A number typed by hand must not overflow.
const claimDueRequests = `
  update private.contact_requests r
     set attempts = least(attempts, 1000) + 1, next_attempt_at = now() + interval '2 minutes'
   where id = any (${selectDue('suspect is null')} || ${selectDue('suspect is not null')})
  returning id::text, ${milliseconds}, suspect, attempts, message`

const isWaiting = 'sent_at is null and next_attempt_at is not null'
const countUnsent = `
  select count(*)::integer as count from private.contact_requests where ${isWaiting}`

const noteMomentSql = `
  insert into private.last_runs (name) values ($1)
      on conflict (name) do update set ran_at = excluded.ran_at`

const countMinutes = (moment: string) => `floor(extract(epoch from now() - ${moment}) / 60)::float8`
const sinceRun = (name: string) =>
  `(select ${countMinutes('ran_at')} from private.last_runs where name = '${name}')`
// The reminder of a working morning waits from its hour on, be its row missing or not sent: the
// opening that was last read, or noon. In the first days of a project, none is awaited.
const lastOpening = `(select content->>'opens' from private.reminders
   where content->>'opens' is not null order by morning desc limit 1)`
const reminderHour = `($1::text::date + coalesce(${lastOpening}, '12:00')::time)
   at time zone 'America/Toronto'`
const isReminderMissing = `(exists (select from private.reminders)
        or exists (select from private.contact_requests
                    where received_at < now() - interval '4 days'))
   and not exists (select from private.reminders
                    where morning = $1::text::date and sent_at is not null)`
const measureSilenceSql = `
  select ${countMinutes(`least(
           (select min(received_at) from private.contact_requests where ${isWaiting}),
           case when ${isReminderMissing} and ${reminderHour} <= now() then ${reminderHour} end
         )`)} as "oldestWaiting",
         ${sinceRun('retry')} as "sinceRetry", ${sinceRun('retention')} as "sinceRetention"`

export function createSqlStore(client: SqlClient, limits: RateLimits) {
  return {
    /** Resolves after the commit, never before. */
    async accept(
      request: NewRequest,
    ): Promise<StoredRequest | 'duplicate' | 'countedOnly' | 'overLimit'> {
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
      if (!row.is_new) return 'duplicate'
      return row.is_mailed
        ? { id, message, receivedAt: new Date(row.received_at), suspect: row.suspect }
        : 'countedOnly'
    },

    async markSent(id: string) {
      await client.query(noteSent, [id])
    },

    async markFailed(id: string, reason: string, waitSeconds: number) {
      await client.query(noteFailure, [id, reason, waitSeconds])
    },

    /**
     * Claims e-mails that are due for one caller, who has two minutes for them: at most so many of
     * marked requests, and as many of others.
     */
    async claimDue(limitOfEach: number) {
      const rows = await queryRows(client, due, claimDueRequests, [limitOfEach])
      return rows.map(({ received_at, ...row }) => ({ ...row, receivedAt: new Date(received_at) }))
    },

    async countWaiting() {
      const [row] = await queryRows(client, counted, countUnsent)
      return row?.count ?? 0
    },

    async noteRun(name: 'retry' | 'watch') {
      await client.query(noteMomentSql, [name])
    },

    async noteRefusedCopy() {
      await client.query(noteMomentSql, ['refused-copy'])
    },

    /**
     * Counts minutes: null where nothing waits, or where a schedule never ran.
     * @param lastMorning The last weekday in Québec, whose reminder must have been sent.
     */
    async measureSilence(lastMorning: string) {
      const [row] = await queryRows(client, silence, measureSilenceSql, [lastMorning])
      if (!row) throw new Failure('réponse vide')
      return row
    },
  }
}
