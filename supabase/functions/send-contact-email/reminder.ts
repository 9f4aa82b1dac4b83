// Sends one e-mail, on working mornings from 8 h on, with the families that nobody has reached. One
// that could not leave all day is dropped, because the next one lists the same requests.
import * as z from 'zod/mini'

import {
  describeFailure,
  Failure,
  MailProviderRejection,
  withDeadline,
} from '../_shared/failure.ts'
import type { Outcome } from '../_shared/outcomes.ts'
import type { SqlClient } from '../_shared/postgres-client.ts'
import { addDays, toQuebecTime } from '../_shared/quebec-time.ts'
import { composeReminder } from './compose-reminder.ts'
import type { Dependencies } from './delivery.ts'
import {
  createReminderStore,
  type Figures,
  type ReminderContent,
  type ReminderStore,
} from './reminder-store.ts'
import {
  countWorkingHours,
  findWorkingDay,
  getReminderCutoff,
  isWorkingDay,
  openingTime,
} from '../_shared/working-time.ts'

const calendarSchema = z.object({ closedDays: z.array(z.string()) })

/**
 * Fetches the closed days that the site publishes from content/closed-days.yml. The function keeps
 * the last ones that it read, because a reminder must not depend on the site being up at that hour.
 */
async function fetchClosedDays(siteOrigin: string, year: string): Promise<string[]> {
  const response = await fetch(`${siteOrigin}/calendrier.json`, {
    signal: AbortSignal.timeout(5_000),
    redirect: 'error',
  })
  const { closedDays } = calendarSchema.parse(await response.json())
  if (!closedDays.some((day) => day.startsWith(year))) throw new Failure('calendrier périmé')
  return closedDays
}

const promisedHours = 24

/**
 * Measures the last month from the second working day of a month on, when all its requests are due.
 */
async function measureLastMonth(
  store: ReminderStore,
  morning: string,
  closedDays: readonly string[],
): Promise<Figures | null> {
  const firstDay = `${morning.slice(0, 7)}-01`
  const isDue = findWorkingDay(morning, -1, closedDays) >= firstDay
  if (!isDue || !isWorkingDay(morning, closedDays)) return null
  const month = addDays(firstDay, -1).slice(0, 7)
  const requests = await store.listMonth(month)
  if (requests.length === 0) return null
  const list = (outcome: Outcome) => requests.filter((request) => request.outcome === outcome)
  const reached = list('reached')
  const hours = reached
    .flatMap(({ received, handled }) =>
      handled === null ? [] : countWorkingHours(received, handled, closedDays),
    )
    .sort((a, b) => a - b)
  return {
    month,
    received: requests.length,
    outcomes: {
      reached: reached.length,
      voicemail: list('voicemail').length,
      dropped: list('dropped').length,
    },
    inTime: hours.filter((each) => each <= promisedHours).length,
    medianHours: hours[Math.floor((hours.length - 1) / 2)] ?? null,
  }
}

/** Creates the reminder, or returns undefined without a secret that signs its links. */
export function createReminder(
  { client, sendMail, config, now, log }: Omit<Dependencies, 'store'> & { client: SqlClient },
  readClosedDays = fetchClosedDays,
) {
  const { links } = config
  if (links === undefined) return undefined
  const store = createReminderStore(client)

  const readCalendar = async (year: string) => {
    try {
      const closedDays = await readClosedDays(links.siteOrigin, year)
      return { closedDays, isCalendarRead: true }
    } catch (error) {
      log(`Calendrier du site illisible (${describeFailure(error)}).`)
      return { closedDays: await store.readCachedCalendar(), isCalendarRead: false }
    }
  }

  async function decideContent(morning: string): Promise<ReminderContent> {
    const calendar = await readCalendar(morning.slice(0, 4))
    return {
      ...calendar,
      receivedBefore: getReminderCutoff(morning, calendar.closedDays),
      unhandledAt: now().toISOString(),
      figures: await measureLastMonth(store, morning, calendar.closedDays),
      watchedAt: await store.readLastWatch(),
    }
  }

  const send = async (morning: string, content: ReminderContent) => {
    if (!isWorkingDay(morning, content.closedDays)) return
    const unhandled = await store.listUnhandled(content)
    if (unhandled.families + unhandled.marked === 0 && content.figures === null) return
    const mail = await composeReminder({ morning, content, unhandled, links }, config.mail)
    const within = config.deadlines.mail
    await withDeadline(sendMail(mail, AbortSignal.timeout(within)), within)
  }

  async function sendReminder() {
    const claimedAt = now()
    const [morning = '', time = ''] = toQuebecTime(claimedAt).split(' ')
    if (time < openingTime || !isWorkingDay(morning, [])) return
    const claimed = await store.claim(morning, claimedAt)
    if (claimed === undefined) return
    const proposed = claimed.content ?? (await decideContent(morning))
    const content = await store.decide(morning, proposed)
    if (!content) return
    try {
      await send(morning, content)
    } catch (error) {
      // An e-mail of an earlier attempt may have arrived without an answer.
      if (error instanceof MailProviderRejection && claimed.content === null)
        await store.release(morning, claimedAt)
      throw error
    }
    await store.finish(morning, now())
  }

  /** Runs the reminder without ever rejecting: the next call retries what did not leave. */
  return () =>
    sendReminder().catch((error: unknown) =>
      log(`Rappel du matin remis (${describeFailure(error)}).`),
    )
}
