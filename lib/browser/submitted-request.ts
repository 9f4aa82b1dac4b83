import { readStorage, writeStorage } from './safe-storage'
import { requestSentKey } from './storage-keys'

/** Returns true once either form was submitted in this tab, even if sending failed. */
export const hasSubmittedRequest = () => readStorage('sessionStorage', requestSentKey) !== null

export const markRequestSubmitted = () => writeStorage('sessionStorage', requestSentKey, '1')
