import { recall, remember } from './memory'

/** When the first page of this visit was shown. */
export const visitStartKey = 'fanal-visit-start'

const sentKey = 'fanal-request-sent'

/** A visit is the life of a tab: a request sent in it, from either form, keeps the popup from opening. */
export const hasSentRequest = () => recall('sessionStorage', sentKey) !== null

export const noteSentRequest = () => remember('sessionStorage', sentKey, '1')
