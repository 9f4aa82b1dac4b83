import { createRequestId } from '../../supabase/functions/_shared/request-id'
import { forget, recall, remember } from './memory'

/** Each form writes a message of its own: one that is accepted must not end the number of the other. */
export type FormName = 'contact' | 'callback'

const keyOf = (form: FormName) => `fanal-${form}-id`

const entry = (): Readonly<Record<string, unknown>> => Object(window.history.state) as Record<string, unknown>

function write(key: string, id: string | undefined) {
  if (entry()[key] !== id) window.history.replaceState({ ...entry(), [key]: id }, '')
}

/**
 * The number of what is being written, the same until it is accepted: sent again, an hour, a page or a reload later, a message is the same message.
 * This entry of the history has the first word: Back shows the words that the browser kept for it, which may have left from another page since. It is
 * also all that is left where storage is refused.
 */
export function draftId(form: FormName): string {
  const key = keyOf(form)
  const here = entry()[key]
  const id = typeof here === 'string' ? here : (recall('sessionStorage', key) ?? createRequestId())
  remember('sessionStorage', key, id)
  write(key, id)
  return id
}

/** The words come from the memory of this tab, and so does their number. */
export function followDraftId(form: FormName): void {
  const id = recall('sessionStorage', keyOf(form))
  if (id !== null) write(keyOf(form), id)
}

export function endDraftId(form: FormName): void {
  forget('sessionStorage', keyOf(form))
  write(keyOf(form), undefined)
}
