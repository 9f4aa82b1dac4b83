// Stores the reminder of each morning: one row, which one caller at a time holds.
import * as z from 'zod/mini'

import { queryRows, type SqlClient } from '../_shared/postgres-client.ts'
import { figuresSchema, measuredSchema } from './figures.ts'
import { availabilityStart, pressingLine } from '../_contract/request-lines.ts'

/** Where no hours were ever read: the reminder comes at noon, and lists the whole day before. */
export const unknownHours = { opens: '12:00', closes: '24:00' }

/**
 * The content that the first attempt decides for those that follow: they send the same requests.
 */
const content = z.object({
  /** A time in Québec. */
  receivedBefore: z.string(),
  unhandledAt: z.string(),
  closedDays: z.readonly(z.array(z.string())),
  opens: z.string(),
  closes: z.string(),
  isCalendarRead: z.boolean(),
  figures: z.nullable(figuresSchema),
  /** When the hourly watch last asked, in Québec. */
  watchedAt: z.nullable(z.string()),
  /** When a copy to whoever is on call last did not leave, if since the last reminder. */
  copyRefusedAt: z.nullable(z.string()),
})
export type ReminderContent = z.infer<typeof content>

const reminder = z.object({ content: z.nullable(content) })

/** The hours of a day, as Postgres reads them too. */
const time = z.string().check(z.regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/))
export const calendarSchema = z.object({
  opens: time,
  closes: time,
  closedDays: z.array(z.string()),
})

const asking = z.object({ id: z.string(), received: z.string(), message: z.string() })
const counts = z.object({ families: z.number(), marked: z.number() })
const lastRun = z.object({ ran: z.string() })
// One row without a field that the form asks for today must not stop the reminder of the others.
const reminded = z.object({
  id: z.string(),
  receivedOn: z.string(),
  name: z.nullable(z.string()),
  // A form where it is optional may write an empty one.
  phone: z.pipe(
    z.nullable(z.string()),
    z.transform((phone) => phone?.trim() || null),
  ),
  email: z.nullable(z.string()),
  message: z.nullable(z.string()),
  voicemails: z.number(),
  lastVoicemailOn: z.nullable(z.string()),
})
export type RemindedRequest = z.infer<typeof reminded>

/** The requests of a reminder: the first families to call, and how many wait. */
export type Unhandled = z.infer<typeof counts> & {
  readonly listed: readonly RemindedRequest[]
}

/** The e-mail stays short, and is signed in time, whatever waits. */
const mostListed = 50

const claimSql = `
  insert into private.reminders as r (morning, next_attempt_at)
  values ($1::text::date, $2::text::timestamptz + interval '2 minutes')
      on conflict (morning) do update set next_attempt_at = excluded.next_attempt_at
   where r.sent_at is null and r.next_attempt_at <= $2::text::timestamptz
  returning content`

// A caller that takes over an expired lease sends what the first one decided, word for word. One
// whose lease was taken over sends nothing: the other may release what it would have sent.
const decideSql = `
  update private.reminders set content = coalesce(content, $2::text::jsonb)
   where morning = $1::text::date and sent_at is null
     and next_attempt_at = $3::text::timestamptz + interval '2 minutes'
  returning content`

const finishSql = `
  update private.reminders set sent_at = $2::text::timestamptz
   where morning = $1::text::date and sent_at is null`

const releaseSql = `
  update private.reminders set content = null
   where morning = $1::text::date and sent_at is null
     and next_attempt_at = $2::text::timestamptz + interval '2 minutes'`

const readCachedCalendarSql = `
  select content->>'opens' as opens, content->>'closes' as closes,
         content->'closedDays' as "closedDays"
    from private.reminders
   where content->>'isCalendarRead' = 'true'
   order by morning desc limit 1`

const formatLocal = (column: string, form = 'YYYY-MM-DD HH24:MI:SS') =>
  `to_char(${column} at time zone 'America/Toronto', '${form}')`

// The form writes its lines in the last paragraph, 482 characters at most. Whole messages of a month
// of flood would fill the memory of the function.
const formLines = "left(split_part(message->>'message', E'\\n\\n', -1), 500)"

/** How long a press on the page of a link may be under way, its answer lost and asked again. */
const pressTime = "interval '1 minute'"

// Each attempt of a day lists the same requests. A press may have been under way, and the retention
// erases what is older than twelve months once its e-mail has left. What came after closing is in the
// inbox at the opening, but for a request that is only counted.
const isUnhandled = `(${formatLocal('received_at')} < $1
          or next_attempt_at is null
             and received_at < $2::text::timestamptz - ${pressTime})
     and (handled_at is null or handled_at > $2::text::timestamptz - ${pressTime})
     and received_at > $2::text::timestamptz + interval '1 day' - interval '12 months'`

// The families that chose a later half-day.
const isDue = `id::text not in (select jsonb_array_elements_text($3::text::jsonb))`

const isPressing = `coalesce(split_part(${formLines}, E'\\n', 1) = $4, false)`
// Half of the list at most, because robots may say « cette semaine » too.
const isListedFirst = `${isPressing}
     and row_number() over (partition by ${isPressing} order by received_at, id)
         <= ${mostListed / 2}`

const listUnhandledSql = `
  select id::text, ${formatLocal('received_at', 'YYYY-MM-DD')} as "receivedOn",
         message->>'name' as name, message->>'phone' as phone, message->>'email' as email,
         ${formLines} as message, voicemails, "lastVoicemailOn"
    from private.contact_requests,
         lateral (select count(*)::integer as voicemails,
                         ${formatLocal('max(left_at)', 'YYYY-MM-DD')} as "lastVoicemailOn"
                    from unnest(voicemails_at) as left_at
                   where left_at <= $2::text::timestamptz - ${pressTime}) as messages
   where suspect is null and ${isUnhandled} and ${isDue}
   order by (${isListedFirst}) desc, received_at, id
   limit ${mostListed}`

const countUnhandledSql = `
  select count(*) filter (where suspect is null)::integer as families,
         count(suspect)::integer as marked
    from private.contact_requests where ${isUnhandled} and ${isDue}`

// A half-day is chosen among the next six, so that only a recent request can wait for one.
const listAskingSql = `
  select id::text, ${formatLocal('received_at')} as received, ${formLines} as message
    from private.contact_requests
   where suspect is null and ${isUnhandled}
     and received_at > $2::text::timestamptz - interval '31 days'
     and position($3 in message->>'message') > 0`

const readWatchSql = `
  select ${formatLocal('ran_at')} as ran from private.last_runs where name = 'watch'`

// Since the last reminder that was sent: on a closed day, none is.
const readRefusedCopySql = `
  select ${formatLocal('ran_at')} as ran from private.last_runs
   where name = 'refused-copy'
     and ran_at > (select coalesce(max(sent_at), '-infinity') from private.reminders
                    where to_char(morning, 'YYYY-MM-DD')
                          not in (select jsonb_array_elements_text($1::text::jsonb)))`

// A month that was already measured is not measured again. Marked requests count as no families:
// one statement of supabase/README.md sets handled_at for a whole flood.
const listMonthSql = `
  select ${formatLocal('received_at')} as received, ${formatLocal('handled_at')} as handled,
         outcome, ${formLines} as message
    from private.contact_requests
   where ${formatLocal('received_at', 'YYYY-MM')} = $1
     and suspect is null
     and not exists (select from private.reminders
                      where sent_at is not null and content->'figures'->>'month' = $1)`

export type ReminderStore = ReturnType<typeof createReminderStore>

export function createReminderStore(client: SqlClient, log: (sentence: string) => void) {
  return {
    /**
     * Claims the reminder of a morning, and returns the content that was already decided, if any;
     * undefined where it is sent or somebody holds it.
     */
    async claim(morning: string, now: Date) {
      const [row] = await queryRows(client, reminder, claimSql, [morning, now.toISOString()])
      return row
    },

    /** Decides the content to send; undefined where it was sent or claimed meanwhile. */
    async decide(morning: string, proposed: ReminderContent, claimedAt: Date) {
      const [row] = await queryRows(client, reminder, decideSql, [
        morning,
        JSON.stringify(proposed),
        claimedAt.toISOString(),
      ])
      return row?.content
    },

    async finish(morning: string, now: Date) {
      await client.query(finishSql, [morning, now.toISOString()])
    },

    /**
     * Releases the reminder, so that the next attempt decides again: what the mail provider refused
     * reached nobody. It does not where another caller has claimed it since, whose e-mail may have.
     */
    async release(morning: string, claimedAt: Date) {
      await client.query(releaseSql, [morning, claimedAt.toISOString()])
    },

    /** Reads the last calendar that the site gave, if any: one changed by hand may be unreadable. */
    async readCachedCalendar() {
      const [row] = await client.query(readCachedCalendarSql, [])
      const { data } = calendarSchema.safeParse(row)
      if (row !== undefined && data === undefined) log('Copie du calendrier illisible.')
      return data
    },

    /** Lists the families that ask to be called at some time. */
    listAskingForTime({ receivedBefore, unhandledAt }: ReminderContent) {
      return queryRows(client, asking, listAskingSql, [
        receivedBefore,
        unhandledAt,
        availabilityStart,
      ])
    },

    async readWatch() {
      const [row] = await queryRows(client, lastRun, readWatchSql)
      return row?.ran ?? null
    },

    /** Reads when a copy last did not leave, where no reminder has said it yet. */
    async readRefusedCopy(closedDays: readonly string[]) {
      const values = [JSON.stringify(closedDays)]
      const [row] = await queryRows(client, lastRun, readRefusedCopySql, values)
      return row?.ran ?? null
    },

    /**
     * Lists the families to call back, of this week first for half of the list at most, then the
     * oldest, and counts all but those that wait for a later half-day.
     */
    async listUnhandled(
      { receivedBefore, unhandledAt }: ReminderContent,
      waitingIds: readonly string[],
    ): Promise<Unhandled> {
      const limits = [receivedBefore, unhandledAt, JSON.stringify(waitingIds)]
      const listed = await queryRows(client, reminded, listUnhandledSql, [...limits, pressingLine])
      const [counted] = await queryRows(client, counts, countUnhandledSql, limits)
      return { families: counted?.families ?? 0, marked: counted?.marked ?? 0, listed }
    },

    /**
     * Lists the requests of a month in the time of Québec; none where the month was already
     * measured.
     */
    listMonth(month: string) {
      return queryRows(client, measuredSchema, listMonthSql, [month])
    },
  }
}
