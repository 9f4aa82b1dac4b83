import { getQuebecDate } from '@/supabase/functions/_calendar/quebec-time'

/**
 * Hides notices whose last day is past, by emptying their dates: a nightly build may have been
 * missed.
 */
export function hidePastNotices() {
  const { dataset } = document.documentElement
  for (const name of ['notice', 'closedPeriod']) {
    const lastDay = dataset[name]
    if (lastDay && lastDay < getQuebecDate()) dataset[name] = ''
  }
}
