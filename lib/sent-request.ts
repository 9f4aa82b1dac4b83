import { recall, remember } from './safe-storage'

const key = 'site-request-sent'

/** In this tab a request was sent from either form, whatever became of it. */
export const hasSentRequest = () => recall('sessionStorage', key) !== null

export const noteSentRequest = () => remember('sessionStorage', key, '1')
