import { readStorage, writeStorage } from '@/lib/safe-storage'
import { hasSubmittedRequest } from '@/lib/sent-request'

/** In milliseconds, from the first page of the visit. */
export const popupDelay = 30_000

/** The popup is loaded so long before it opens. Most visits to a page have ended by then. */
const loadLead = 10_000

const shownKey = 'site-popup-shown'
const visitStartKey = 'site-visit-start'

/** True once it was shown on this device, or refused. */
export const wasPopupShown = () => readStorage('localStorage', shownKey) !== null

/** False where the browser stores nothing. */
export const rememberPopupShown = () => writeStorage('localStorage', shownKey, '1')

/** True once it was shown, or a request was sent. */
export const isPopupOver = () => wasPopupShown() || hasSubmittedRequest()

/** When the first page of this tab was opened. */
function getVisitStart() {
  const stored = Number(readStorage('sessionStorage', visitStartKey))
  if (stored > 0) return stored

  const now = Date.now()
  writeStorage('sessionStorage', visitStartKey, String(now))
  return now
}

/**
 * Calls `preparePopup` a little before the popup opens, except on /urgence and /demande-traitee.
 */
export function startPopupTimer(preparePopup: (opensAt: number) => unknown) {
  const opensAt = getVisitStart() + popupDelay
  if (isPopupOver() || document.querySelector('[data-tool="urgence"], [data-handled-request]'))
    return
  setTimeout(preparePopup, Math.max(0, opensAt - loadLead - Date.now()), opensAt)
}
