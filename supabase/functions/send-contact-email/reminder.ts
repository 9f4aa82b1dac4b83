// Sends one e-mail, on working mornings from the opening on, with the families that nobody has
// reached. One that could not leave all day is dropped, because the next one lists the same
// requests.
import {
  describeFailure,
  Failure,
  MailProviderRejection,
  withDeadline,
} from '../_shared/failure.ts'
import type { SqlClient } from '../_shared/postgres-client.ts'
import { toQuebecTime } from '../_calendar/quebec-time.ts'
import { createChoiceReader } from './chosen-half-day.ts'
import { composeReminder } from './compose-reminder.ts'
import type { Dependencies } from './delivery.ts'
import { measureLastMonth } from './figures.ts'
import {
  calendarSchema,
  createReminderStore,
  unknownHours,
  type ReminderContent,
  type ReminderStore,
} from './reminder-store.ts'
import { getReminderCutoff, isWorkingDay, type Calendar } from '../_calendar/working-time.ts'

/**
 * Fetches the hours and the closed days that the site publishes from content/. The function keeps
 * the last ones that it read, because a reminder must not depend on the site being up at that hour.
 */
async function fetchCalendar(siteOrigin: string, year: string): Promise<Calendar> {
  const response = await fetch(`${siteOrigin}/calendrier.json`, {
    signal: AbortSignal.timeout(5_000),
    redirect: 'error',
  })
  const calendar = calendarSchema.parse(await response.json())
  if (!calendar.closedDays.some((day) => day.startsWith(year)))
    throw new Failure('calendrier périmé')
  return calendar
}

const readLastRuns = async (store: ReminderStore, { closedDays }: Calendar) => ({
  watchedAt: await store.readWatch(),
  copyRefusedAt: await store.readRefusedCopy(closedDays),
})

/** Lists the families to call, without those that chose the half-day of a later morning. */
async function listDue(store: ReminderStore, morning: string, content: ReminderContent) {
  const readChoice = createChoiceReader(content)
  const asking = await store.listAskingForTime(content)
  const waiting = asking.filter(
    (request) => (readChoice(request)?.from.slice(0, 10) ?? '') > morning,
  )
  return store.listUnhandled(
    content,
    waiting.map(({ id }) => id),
  )
}

type ReminderDependencies = Omit<Dependencies, 'store' | 'readCalendar'> & { client: SqlClient }

/** Creates the reminder, or returns undefined without a secret that signs its links. */
export function createReminder(
  { client, sendMail, config, now, log }: ReminderDependencies,
  readSiteCalendar = fetchCalendar,
) {
  const { links } = config
  if (links === undefined) return undefined
  const store = createReminderStore(client, log)

  const readCalendar = async (year: string) => {
    try {
      return { ...(await readSiteCalendar(links.siteOrigin, year)), isCalendarRead: true }
    } catch (error) {
      log(`Calendrier du site illisible (${describeFailure(error)}).`)
      const cached = await store.readCachedCalendar()
      return { ...(cached ?? { ...unknownHours, closedDays: [] }), isCalendarRead: false }
    }
  }

  async function decideContent(morning: string): Promise<ReminderContent> {
    const calendar = await readCalendar(morning.slice(0, 4))
    return {
      ...calendar,
      receivedBefore: getReminderCutoff(morning, calendar),
      unhandledAt: now().toISOString(),
      figures: await measureLastMonth(store, morning, calendar),
      ...(await readLastRuns(store, calendar)),
    }
  }

  const send = async (morning: string, content: ReminderContent) => {
    if (!isWorkingDay(morning, content.closedDays)) return
    const unhandled = await listDue(store, morning, content)
    const mail = await composeReminder({ morning, content, unhandled, links }, config.mail)
    if (mail === undefined) return
    const within = config.deadlines.mail
    await withDeadline(sendMail(mail, AbortSignal.timeout(within)), within)
  }

  async function sendReminder() {
    const claimedAt = now()
    const [morning = '', time = ''] = toQuebecTime(claimedAt).split(' ')
    if (!isWorkingDay(morning, [])) return
    const { opens } =
      (await store.readCachedCalendar()) ?? (await readCalendar(morning.slice(0, 4)))
    if (time < `${opens}:00`) return
    const claimed = await store.claim(morning, claimedAt)
    if (claimed === undefined) return
    const proposed = claimed.content ?? (await decideContent(morning))
    const content = await store.decide(morning, proposed, claimedAt)
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
