import { recall, remember } from './memory'

const sentKey = 'fanal-request-sent'
let wasSentHere = false

/** A visit is the life of a tab: a request sent in it, from either form, keeps the popup from opening. */
export const hasSentRequest = () => wasSentHere || recall('sessionStorage', sentKey) !== null

export function noteSentRequest(): void {
  wasSentHere = true
  remember('sessionStorage', sentKey, '1')
}
