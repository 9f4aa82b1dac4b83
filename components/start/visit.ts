import { forget, recall, remember } from './memory'

/* What a visit knows of the callback popup and of its own requests. */

/** The popup was shown once, or refused before it was. */
export const popupShownKey = 'fanal-popup-shown'

export const popupDelay = 30_000

const visitStartKey = 'fanal-visit-start'

/** When this page was loaded: the script may be ready long after. */
function loadedAt(): number {
  const [page] = performance.getEntriesByType('navigation')
  const end = page instanceof PerformanceNavigationTiming ? page.loadEventEnd : 0
  return end > 0 ? Date.now() - (performance.now() - end) : Date.now()
}

/** The first load of the visit, kept for the pages and reloads that follow. A clock set back in between starts over. */
export function visitStart(): number {
  const saved = Number(recall('sessionStorage', visitStartKey))
  if (saved > 0 && saved <= Date.now()) return saved
  const start = loadedAt()
  remember('sessionStorage', visitStartKey, String(start))
  return start
}

const sentKey = 'fanal-request-sent'

/** A visit is the life of a tab: a request sent in it, from either form, keeps the popup from opening. */
export const hasSentRequest = () => recall('sessionStorage', sentKey) !== null

export const noteSentRequest = () => remember('sessionStorage', sentKey, '1')

export type FormName = 'contact' | 'callback'

/** From the click to the answer: a page that is left meanwhile never learns what became of the request, and the next one says so. */
const pendingKey = (form: FormName) => `fanal-${form}-pending`

export const savePendingRequest = (form: FormName) => remember('sessionStorage', pendingKey(form), '1')

export const clearPendingRequest = (form: FormName) => {
  forget('sessionStorage', pendingKey(form))
}

export const hasPendingRequest = (form: FormName) => recall('sessionStorage', pendingKey(form)) !== null
