import { readStorage, writeStorage } from './safe-storage'

const key = 'site-request-sent'

/** In this tab, from either form, whatever its outcome. */
export const hasSubmittedRequest = () => readStorage('sessionStorage', key) !== null

export const markRequestSubmitted = () => writeStorage('sessionStorage', key, '1')
