// On working mornings, from 8 h on, one e-mail lists the requests that nobody marked as handled.
// The schedule that retries e-mails starts it. A reminder that could not leave all day is not sent
// later, because the next one lists the same requests and more.
import * as z from 'zod/mini'

import { describeFailure, Failure, Refusal, withDeadline } from '../_shared/failure.ts'
import type { LinkSettings } from '../_shared/handled-link.ts'
import { addDays, toQuebecTime } from '../_shared/quebec-time.ts'
import { composeReminder } from './compose-reminder.ts'
import type { Dependencies } from './delivery.ts'
import type { Figures, ReminderContent, ReminderStore } from './reminder-store.ts'
import {
  isWorkingDay,
  openingTime,
  getPreviousWorkingDay,
  getReminderCutoff,
  countWorkingHours,
} from '../_shared/working-time.ts'

const calendar = z.object({ closedDays: z.array(z.string()) })

/** Fetches the closed days that the site publishes from content/closed-days.yml. */
export async function fetchClosedDays(site: string, year: string): Promise<string[]> {
  const signal = AbortSignal.timeout(5_000)
  const response = await fetch(`${site}/calendrier.json`, { signal, redirect: 'error' })
  const { closedDays } = calendar.parse(await response.json())
  if (!closedDays.some((day) => day.startsWith(year))) throw new Failure('calendrier périmé')
  return closedDays
}

type ReminderDependencies = Pick<Dependencies, 'sendMail' | 'config' | 'now' | 'log'> & {
  readonly store: ReminderStore
  readonly fetchClosedDays: typeof fetchClosedDays
}

const promisedHours = 24

function measureMonth(
  month: string,
  requests: readonly { received: string; handled: string | null }[],
  closedDays: readonly string[],
): Figures {
  const hours = requests
    .flatMap(({ received, handled }) =>
      handled === null ? [] : countWorkingHours(received, handled, closedDays),
    )
    .sort((a, b) => a - b)
  return {
    month,
    received: requests.length,
    inTime: hours.filter((each) => each <= promisedHours).length,
    medianHours: hours[Math.floor((hours.length - 1) / 2)] ?? null,
  }
}

/** Creates the reminder. Without a secret that signs links, none is sent. */
export function createReminder(dependencies: ReminderDependencies): () => Promise<void> {
  const { links } = dependencies.config
  return links === undefined ? () => Promise.resolve() : createSender(dependencies, links)
}

function createSender(dependencies: ReminderDependencies, links: LinkSettings) {
  const { store, sendMail, config, now, log } = dependencies

  async function readCalendar(year: string) {
    try {
      const closedDays = await dependencies.fetchClosedDays(links.site, year)
      return { closedDays, isCalendarRead: true }
    } catch (error) {
      log(`Calendrier du site illisible (${describeFailure(error)}).`)
      return { closedDays: await store.readCopy(), isCalendarRead: false }
    }
  }

  /**
   * Measures the last month from the second working day of a month on, when all its requests are
   * due.
   */
  async function measureLastMonth(morning: string, closedDays: readonly string[]) {
    const firstDay = `${morning.slice(0, 7)}-01`
    const isDue = getPreviousWorkingDay(morning, closedDays) >= firstDay
    if (!isDue || !isWorkingDay(morning, closedDays)) return null
    const month = addDays(firstDay, -1).slice(0, 7)
    const requests = await store.listMonth(month)
    return requests.length === 0 ? null : measureMonth(month, requests, closedDays)
  }

  async function decideContent(morning: string): Promise<ReminderContent> {
    const calendar = await readCalendar(morning.slice(0, 4))
    const { closedDays } = calendar
    return {
      ...calendar,
      receivedBefore: getReminderCutoff(morning, closedDays),
      unhandledAt: now().toISOString(),
      figures: await measureLastMonth(morning, closedDays),
    }
  }

  async function send(morning: string, content: ReminderContent) {
    if (!isWorkingDay(morning, content.closedDays)) return
    const requests = await store.listRecalled(content)
    if (requests.length === 0 && content.figures === null) return
    const mail = await composeReminder({ morning, content, requests, links }, config.mail)
    const within = config.deadlines.mail
    await withDeadline(sendMail(mail, AbortSignal.timeout(within)), within)
  }

  async function sendReminder() {
    const [morning = '', time = ''] = toQuebecTime(now()).split(' ')
    if (time < openingTime || !isWorkingDay(morning, [])) return
    const claimed = await store.claim(morning, now())
    if (claimed === undefined) return
    const proposed = claimed.content ?? (await decideContent(morning))
    const content = await store.decide(morning, proposed)
    if (content === undefined) return
    try {
      await send(morning, content)
    } catch (error) {
      // An e-mail of an earlier attempt may have arrived without an answer.
      if (error instanceof Refusal && claimed.content === null) await store.release(morning)
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
