// Random weeks in which the mail provider, the calendar and the process fail.
import { expect, test } from '@jest/globals'

import { MailProviderRejection } from '@/supabase/functions/_shared/failure'
import type { SqlClient } from '@/supabase/functions/_shared/postgres-client'
import { addDays, fromQuebecTime } from '@/supabase/functions/_calendar/quebec-time'
import type { SendMail } from '@/supabase/functions/send-contact-email/compose'
import {
  accept,
  calendar,
  config,
  database,
  getId,
  listReminded,
  mark,
  readCalendar,
  receive,
  remind,
  sent,
  startAgain,
} from './reminder-scenario.ts'

/** For mail providers that never answer: one that answers does so before any timer. */
const impatientConfig = { ...config, deadlines: { ...config.deadlines, mail: 3 } }

/** Draws the same numbers for the same seed. */
function createRandom(seed: number) {
  let state = seed * 2_654_435_761
  return (limit: number) => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 374_761_393) | 0
    return ((state ^ (state >>> 13)) >>> 0) % limit
  }
}
type Random = ReturnType<typeof createRandom>

const never = () => new Promise<never>(() => undefined)
const mailProviders: readonly SendMail[] = [
  accept,
  () => Promise.reject(new MailProviderRejection('statut 422')),
  () => Promise.reject(new Error('réseau')),
  never,
  (mail, signal) => accept(mail, signal).then(never),
  (mail, signal) => accept(mail, signal).then(() => Promise.reject(new Error('réponse perdue'))),
]

/** One attempt, which may end before or after any of its statements. */
function tryReminder(moment: Date, random: Random, hasCopy: boolean) {
  const [lastStatement, isDone] = [random(3) === 0 ? random(6) : Infinity, random(2) === 0]
  let statements = 0
  const client: SqlClient = {
    async query(statement, values) {
      statements += 1
      if (statements > lastStatement || (statements === lastStatement && !isDone))
        throw new Error('ended')
      const rows = await database.query(statement, values)
      if (statements === lastStatement) throw new Error('ended')
      return rows
    },
  }
  const mailProvider = mailProviders[random(mailProviders.length)] ?? accept
  const send: SendMail = (mail, signal) =>
    statements >= lastStatement ? never() : mailProvider(mail, signal)
  const isRead = !hasCopy || random(3) > 0
  return remind(
    moment,
    send,
    isRead ? readCalendar : () => Promise.reject(new Error('down')),
    client,
    impatientConfig,
  )
}

const isWorking = (day: string) =>
  ![0, 6].includes(new Date(day).getUTCDay()) && !calendar.closedDays.includes(day)

/** Christmas 2026 and Easter 2027 five times each, then any Thursday of three years. */
function pickFirstDay(seed: number, random: Random) {
  if (seed < 10) return seed < 5 ? '2026-12-24' : '2027-03-25'
  return addDays('2026-01-08', 7 * random(150))
}

type Case = { number: number; received: Date; day: string; hour: number; handled: Date | undefined }

function inventRequests(days: readonly string[], random: Random): Case[] {
  return Array.from({ length: 1 + random(5) }, (_, number) => {
    const [dayIndex, hour] = [random(days.length - 1), random(24)]
    const day = days[dayIndex] ?? ''
    const handledOn = days[dayIndex + 1 + random(4)]
    const handled =
      handledOn === undefined
        ? undefined
        : fromQuebecTime(`${handledOn} ${random(2) ? '07:30' : '09:30'}:00`)
    return {
      number,
      received: fromQuebecTime(`${day} ${String(hour).padStart(2, '0')}:30:00`),
      day,
      hour,
      handled,
    }
  })
}

/** Returns the least and the most times that a request may be recalled on a working morning. */
function countRight({ day: receivedOn, hour, handled }: Case, day: string, before: string) {
  const isPast = receivedOn < before || (receivedOn === before && hour < 18)
  const isHandled = handled !== undefined && handled < fromQuebecTime(`${day} 08:00:00`)
  if (!isPast || isHandled) return [0, 0] as const
  // Marked while the mail provider fails: recalled, if what was decided had left.
  return handled !== undefined && handled < fromQuebecTime(`${day} 12:00:00`)
    ? ([0, 1] as const)
    : ([1, 1] as const)
}

/** Lists the faults of the e-mails that the agency was sent, by the rule as the agency knows it. */
function findFaults(requests: readonly Case[], days: readonly string[]) {
  return days.flatMap((day, index) => {
    const mailsOfDay = sent().filter(({ id }) => id === `rappel-${day}`)
    const before = days.slice(0, index).findLast(isWorking)
    const isSilent = before === undefined || !isWorking(day)
    const faults =
      mailsOfDay.length > (isSilent ? 0 : 1) ? [`${day}: ${mailsOfDay.length} sent`] : []
    if (isSilent) return faults
    const ids = mailsOfDay.flatMap(listReminded)
    const wrong = requests.filter((request) => {
      const count = ids.filter((id) => id === getId(request.number)).length
      const [least, most] = countRight(request, day, before)
      return count < least || count > most
    })
    return [...faults, ...wrong.map(({ number }) => `${day}: request ${number}`)]
  })
}

async function play(seed: number) {
  const random = createRandom(seed + 1)
  const first = pickFirstDay(seed, random)
  const days = Array.from({ length: 7 }, (_, index) => addDays(first, index))
  await startAgain()
  const requests = inventRequests(days, random)
  const events = [
    ...requests.map(({ number, received }) => ({
      time: received,
      run: () => receive(number, received),
    })),
    ...requests.flatMap(({ number, handled: time }) =>
      time === undefined ? [] : { time, run: () => mark(number, time) },
    ),
    ...days.flatMap((day, index) =>
      ['08:00', '08:01', '09:00', '10:00', '11:00'].map((hour) => {
        const time = fromQuebecTime(`${day} ${hour}:00`)
        const pair = () =>
          Promise.all([tryReminder(time, random, index > 0), tryReminder(time, random, index > 0)])
        return { time, run: pair }
      }),
    ),
    // The service that failed all morning works again.
    ...days.map((day) => ({
      time: fromQuebecTime(`${day} 12:00:00`),
      run: () => remind(fromQuebecTime(`${day} 12:00:00`)),
    })),
  ]
  for (const { run } of events.sort((a, b) => Number(a.time) - Number(b.time))) await run()
  return { faults: findFaults(requests, days), count: sent().flatMap(listReminded).length }
}

test('lists each request once a morning until it is marked, in 200 weeks of faults', async () => {
  const wrong: unknown[] = []
  let total = 0
  for (let seed = 0; seed < 200; seed += 1) {
    const { faults, count } = await play(seed)
    total += count
    if (faults.length > 0) wrong.push({ seed, faults })
  }
  expect(wrong).toEqual([])
  expect(total).toBeGreaterThan(300)
}, 600_000)
