import { site } from '@/content/site'
import type { Calendar } from '@/supabase/functions/_shared/working-time'
import { closedDates } from '../_shared/find-closed-period'

export const dynamic = 'force-static'

const { opens, closes } = site.hours

/** The hours and the closed days, which the function of the forms and the forms themselves read. */
export const GET = () =>
  Response.json({ opens, closes, closedDays: closedDates } satisfies Calendar)
