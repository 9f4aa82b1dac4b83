import { readStorage, removeFromStorage, writeStorage } from '@/lib/browser/safe-storage'
import { popupShownKey, visitStartKey } from '@/lib/browser/storage-keys'
import { hasSubmittedRequest } from '@/lib/browser/submitted-request'

/** How long after the first page of a visit the popup opens. */
export const popupDelayMs = 30_000

/** Its script and its words are fetched this long before, when most visits have ended. */
const loadLeadMs = 10_000

/** Returns true once the popup was shown on this device, or the visitor opted out. */
export const wasPopupShown = () => readStorage('localStorage', popupShownKey) !== null

/** Returns false where the browser refuses storage. */
export const rememberPopupShown = () => writeStorage('localStorage', popupShownKey, '1')

/** Lets the popup open on the next page. */
export const forgetPopupShown = () => removeFromStorage('localStorage', popupShownKey)

/** Returns true once the popup was shown, or a request was sent. */
export const isPopupOver = () => wasPopupShown() || hasSubmittedRequest()

/** Returns when the first page of this tab was opened. */
function getVisitStart() {
  const stored = Number(readStorage('sessionStorage', visitStartKey))
  if (stored > 0) return stored

  const now = Date.now()
  writeStorage('sessionStorage', visitStartKey, String(now))
  return now
}

/** Calls `preparePopup` shortly before the popup opens, except on the pages without a popup. */
export function startPopupTimer(preparePopup: (opensAt: number) => unknown) {
  const opensAt = getVisitStart() + popupDelayMs
  if (isPopupOver() || document.querySelector('[data-without-popup]')) return
  setTimeout(preparePopup, Math.max(0, opensAt - loadLeadMs - Date.now()), opensAt)
}
