import { createHalfDayFinder } from '../_calendar/half-days.ts'
import { readRequestLines } from '../_contract/request-lines.ts'
import type { Calendar } from '../_calendar/working-time.ts'

/** Creates what finds the half-day that a request asks for, if any: nobody is late before it. */
export function createChoiceReader(calendar: Calendar) {
  const findHalfDay = createHalfDayFinder(calendar)
  return ({ message, received }: { message: string | null; received: string }) =>
    findHalfDay(readRequestLines(message ?? '').availability ?? '', received.slice(0, 10))
}
