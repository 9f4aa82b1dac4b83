// Measures a month, for the e-mail of a morning: how many requests came, and how soon families were
// reached.
import * as z from 'zod/mini'

import type { Outcome } from '../_contract/outcomes.ts'
import { addDays } from '../_calendar/quebec-time.ts'
import {
  countWorkingHours,
  findWorkingDay,
  isWorkingDay,
  type Calendar,
} from '../_calendar/working-time.ts'
import { createChoiceReader } from './chosen-half-day.ts'

/** They hold nothing about a person. */
export const figuresSchema = z.object({
  month: z.string(),
  received: z.number(),
  outcomes: z.object({ reached: z.number(), voicemail: z.number(), dropped: z.number() }),
  inTime: z.number(),
  medianHours: z.nullable(z.number()),
})
export type Figures = z.infer<typeof figuresSchema>

export const measuredSchema = z.object({
  received: z.string(),
  /** When a family was reached, or its request dropped. */
  handled: z.nullable(z.string()),
  outcome: z.nullable(z.string()),
  message: z.nullable(z.string()),
})
type MeasuredRequest = z.infer<typeof measuredSchema>

const promisedHours = 24

/** Measures the wait of the families that were reached, each from the half-day that it chose. */
function measureWaits(reached: readonly MeasuredRequest[], calendar: Calendar) {
  const readChoice = createChoiceReader(calendar)
  return reached.flatMap((request) => {
    const { received, handled } = request
    if (handled === null) return []
    const halfDay = readChoice(request)
    const hours = countWorkingHours(halfDay?.from ?? received, handled, calendar)
    return { hours, isInTime: halfDay ? handled <= halfDay.to : hours <= promisedHours }
  })
}

/**
 * Measures the last month from the second working day of a month on, when all its requests are due.
 */
export async function measureLastMonth(
  { listMonth }: { listMonth: (month: string) => Promise<readonly MeasuredRequest[]> },
  morning: string,
  calendar: Calendar,
): Promise<Figures | null> {
  const { closedDays } = calendar
  const firstDay = `${morning.slice(0, 7)}-01`
  const isDue = findWorkingDay(morning, -1, closedDays) >= firstDay
  if (!isDue || !isWorkingDay(morning, closedDays)) return null
  const month = addDays(firstDay, -1).slice(0, 7)
  const requests = await listMonth(month)
  if (requests.length === 0) return null
  const list = (outcome: Outcome) => requests.filter((request) => request.outcome === outcome)
  const reached = list('reached')
  const waits = measureWaits(reached, calendar)
  const hours = waits.map((wait) => wait.hours).sort((a, b) => a - b)
  return {
    month,
    received: requests.length,
    outcomes: {
      reached: reached.length,
      voicemail: list('voicemail').length,
      dropped: list('dropped').length,
    },
    inTime: waits.filter(({ isInTime }) => isInTime).length,
    medianHours: hours[Math.floor((hours.length - 1) / 2)] ?? null,
  }
}
