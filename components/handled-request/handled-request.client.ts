import { postToFunction } from '@/lib/browser/post-to-function'
import { fillTemplate } from '@/lib/fill-template'
import type { Words } from '@/content/words'
import { formatDay } from '@/supabase/functions/_calendar/quebec-time'
import { formatTime } from '@/supabase/functions/_calendar/half-days'

type Outcomes = Words['handledRequestPage']['outcomes']

/** The outcome that each status of supabase/functions/mark-request-handled stands for. */
const outcomeOfStatus: Partial<Record<number, keyof Outcomes>> = {
  200: 'handled',
  404: 'unknown',
  409: 'alreadyHandled',
  410: 'expired',
  422: 'invalid',
}

/** What the function says was recorded before, and when in Québec: 2026-11-30 10:05. */
type Details = {
  readonly previous?: string | null
  readonly at?: string | null
}

/** The second part of a token is the day of its request. Only the function can verify it. */
function readDay(token: string): string | undefined {
  const [, day = ''] = token.split('.')
  return Number.isNaN(Date.parse(day)) ? undefined : formatDay(day)
}

const readAnswer = async (response: Response) => ({
  status: response.status,
  details: (await response.json()) as Details,
})

/**
 * Records what the call gave at a click on a button, not when the page opens: mail scanners open
 * links.
 */
export function startHandledRequest(): void {
  const box = document.querySelector<HTMLElement>('[data-handled-request]')
  const choices = box?.querySelector('[data-part="choices"]')
  const status = box?.querySelector<HTMLElement>('[role="status"]')
  const received = box?.querySelector('[data-part="received"]')
  if (!box || !choices || !status || !received) return

  const token = location.hash.slice(1)
  const sentences = JSON.parse(box.dataset.outcomes ?? '{}') as Outcomes
  const getLabel = (name: string) =>
    choices.querySelector(`[value="${CSS.escape(name)}"]`)?.textContent ?? name
  const show = (outcome: keyof Outcomes, text = sentences[outcome]) => {
    status.textContent = text
    // A click is worth repeating only after a failure that may pass.
    if (outcome === 'failed') return
    choices.remove()
    status.focus()
  }

  /** Says what was recorded before, if anything. */
  function describePrevious(sentence: string, { previous, at }: Details) {
    if (!previous || !at) return ''
    const [day = '', time = ''] = at.split(' ')
    return fillTemplate(sentence, {
      outcome: getLabel(previous),
      day: formatDay(day),
      time: formatTime(time),
    })
  }

  const describe = (outcome: keyof Outcomes, chosen: string, details: Details) => {
    if (outcome === 'alreadyHandled') return describePrevious(sentences.alreadyHandled, details)
    if (outcome !== 'handled') return sentences[outcome]
    const recorded = fillTemplate(sentences.handled, { outcome: getLabel(chosen) })
    return `${recorded} ${describePrevious(sentences.before, details)}`.trim()
  }

  async function record(chosen: string) {
    const answer = await postToFunction(
      'mark-request-handled',
      { token, outcome: chosen },
      readAnswer,
    )
    const outcome = outcomeOfStatus[answer?.status ?? 0] ?? 'failed'
    show(outcome, describe(outcome, chosen, answer?.details ?? {}))
  }

  const day = readDay(token)
  if (day === undefined) show('invalid')
  else received.textContent = fillTemplate(box.dataset.received ?? '', { day })

  // The double-click guard covers each button, and this one a second button.
  let isSending = false
  choices.addEventListener('click', ({ target }) => {
    if (isSending || !(target instanceof HTMLButtonElement)) return
    isSending = true
    status.textContent = box.dataset.sending ?? ''
    void record(target.value).finally(() => (isSending = false))
  })
  // Opening another link in the same tab changes only the fragment.
  addEventListener('hashchange', () => location.reload())
}
