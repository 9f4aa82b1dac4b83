import { formatDay, getQuebecDate } from '@/supabase/functions/_calendar/quebec-time'

/**
 * Writes the date only when printing: formatting the first French date takes 50 to 100 ms, two
 * seconds on an old tablet.
 */
function writePrintDate() {
  const date = document.querySelector('[data-print-date]')
  if (date) date.textContent = formatDay(getQuebecDate())
}

/** What a tool prints: its blank form, this form under the date, or its answers under the date. */
type PrintState = 'blank' | 'dated' | 'answers'

export function setPrintState(state: PrintState) {
  document.querySelector('[data-tool]')?.setAttribute('data-print-state', state)
  window.addEventListener('beforeprint', writePrintDate)
}
