import { forget, recall, remember } from './memory'

export type FormName = 'contact' | 'callback'

/** From the click to the answer, what was sent is kept in this tab: where the page is left meanwhile, the next one says so. */
export const pendingRequestKey = (form: FormName) => `fanal-${form}-pending`

export const savePendingRequest = (form: FormName, message: object) =>
  remember('sessionStorage', pendingRequestKey(form), JSON.stringify(message))

export const clearPendingRequest = (form: FormName) => {
  forget('sessionStorage', pendingRequestKey(form))
}

export const hasPendingRequest = (form: FormName) => recall('sessionStorage', pendingRequestKey(form)) !== null

/** Throws where something else has written there. */
export const pendingRequest = (form: FormName) =>
  JSON.parse(recall('sessionStorage', pendingRequestKey(form)) ?? 'null') as Partial<Record<string, string>> | null
