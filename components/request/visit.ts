import { recall, remember } from './memory'

/** When the first page of this visit was shown. scripts/after-export/late-start.mjs writes it too, for a page that is left before React is there. */
export const visitStartKey = 'fanal-visit-start'

const sentKey = 'fanal-request-sent'
let wasSentHere = false

/** A visit is the life of a tab: a request sent in it, from either form, keeps the popup from opening. */
export const hasSentRequest = () => wasSentHere || recall('sessionStorage', sentKey) !== null

export function noteSentRequest(): void {
  wasSentHere = true
  remember('sessionStorage', sentKey, '1')
}
