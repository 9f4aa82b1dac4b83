import { readStorage, writeStorage } from './safe-storage'

const key = 'site-request-sent'

/** In this tab, from either form, whatever its outcome. */
export const hasSentRequest = () => readStorage('sessionStorage', key) !== null

export const markRequestSent = () => writeStorage('sessionStorage', key, '1')
