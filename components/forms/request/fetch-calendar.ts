import type { Calendar } from '@/supabase/functions/_shared/working-time'
import { basePath } from '@/lib/public-environment'

export const calendarAddress = `${basePath}/calendrier.json`

/** Fetches the hours and the closed days of the agency; undefined where they cannot be read. */
export async function fetchCalendar(): Promise<Calendar | undefined> {
  try {
    const response = await fetch(calendarAddress)
    return response.ok ? ((await response.json()) as Calendar) : undefined
  } catch {
    return undefined
  }
}
