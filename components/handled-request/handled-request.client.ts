import type { Words } from '@/content/words'
import { formatDay } from '@/lib/quebec-date'
import { postToFunction } from '../forms/send-request'

type Outcome = keyof Words['handledRequestPage']['outcomes']

/** The outcome that each status of supabase/functions/mark-request-handled stands for. */
const outcomeOfStatus: Partial<Record<number, Outcome>> = {
  200: 'handled',
  404: 'unknown',
  409: 'alreadyHandled',
  410: 'expired',
  422: 'invalid',
}

/** The second part of a token is the day of its request. Only the function can verify it. */
function readDay(token: string): string | undefined {
  const [, day = ''] = token.split('.')
  return Number.isNaN(Date.parse(day)) ? undefined : formatDay(day)
}

/**
 * Marks the request at a click on the button, not when the page opens: mail scanners open links.
 */
export function startHandledRequest(): void {
  const box = document.querySelector<HTMLElement>('[data-handled-request]')
  const button = box?.querySelector('button')
  const status = box?.querySelector<HTMLElement>('[role="status"]')
  const received = box?.querySelector('[data-part="received"]')
  if (!box || !button || !status || !received) return

  const token = location.hash.slice(1)
  const outcomes = JSON.parse(box.dataset.outcomes ?? '{}') as Record<Outcome, string>
  const show = (outcome: Outcome) => {
    status.textContent = outcomes[outcome]
    // A click is worth repeating only after a failure that may pass.
    if (outcome === 'failed') return
    button.remove()
    status.focus()
  }

  const day = readDay(token)
  if (day === undefined) show('invalid')
  else received.textContent = box.dataset.received?.replace('{day}', day) ?? ''

  // The double-click guard covers this button, and the function records a repeated request once.
  button.addEventListener('click', () => {
    status.textContent = box.dataset.sending ?? ''
    void postToFunction('mark-request-handled', { token }).then((code) =>
      show(outcomeOfStatus[code] ?? 'failed'),
    )
  })
  // Opening another link in the same tab changes only the fragment.
  addEventListener('hashchange', () => location.reload())
}
