import { createRequestId } from '../../../supabase/functions/_shared/request-id'
import { forget, recall, remember } from '../../start/memory'

const key = 'fanal-request-id'

/** Where the browser refuses storage, the number lives as long as the page. */
let idHere: string | undefined

/** Sent again, an hour or a reload later, a message is the same message: its number lasts until it is accepted. */
export function draftId(): string {
  idHere = recall('sessionStorage', key) ?? idHere ?? createRequestId()
  remember('sessionStorage', key, idHere)
  return idHere
}

export function endDraftId(): void {
  idHere = undefined
  forget('sessionStorage', key)
}
