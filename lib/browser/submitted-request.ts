import { readStorage, writeStorage } from './safe-storage'

const key = 'site-request-sent'

/** Returns true once either form was submitted in this tab, even if sending failed. */
export const hasSubmittedRequest = () => readStorage('sessionStorage', key) !== null

export const markRequestSubmitted = () => writeStorage('sessionStorage', key, '1')
