import { calendar } from '@/content/calendar'
import type { Calendar } from '@/supabase/functions/_calendar/working-time'

export const dynamic = 'force-static'

/** The hours and the closed days, which the function of the forms reads. */
export const GET = () => Response.json(calendar satisfies Calendar)
