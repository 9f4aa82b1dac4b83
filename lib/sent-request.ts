import { readStorage, writeStorage } from './safe-storage'

const key = 'site-request-sent'

/** In this tab a request was sent from either form, whatever became of it. */
export const hasSentRequest = () => readStorage('sessionStorage', key) !== null

export const markRequestSent = () => writeStorage('sessionStorage', key, '1')
