import { readStorage, writeStorage } from '../../lib/safe-storage'
import { hasSentRequest } from '../../lib/sent-request'

/** From the first page of the visit to the popup. */
export const popupDelay = 30_000

/** The popup is loaded so long before it opens: later than most visits to a page last. */
const loadLead = 10_000

const shownKey = 'site-popup-shown'
const visitStartKey = 'site-visit-start'

/** True once it was shown on this device, or refused. */
export const wasPopupShown = () => readStorage('localStorage', shownKey) !== null

/** False where the browser stores nothing. */
export const rememberPopupShown = () => writeStorage('localStorage', shownKey, '1')

/** True where it opens no more: it was shown, or a request was sent. */
export const isPopupOver = () => wasPopupShown() || hasSentRequest()

/** The first page of this tab. A clock that was set back starts again. */
function getVisitStart(): number {
  const stored = Number(readStorage('sessionStorage', visitStartKey))
  if (stored > 0 && stored <= Date.now()) return stored

  const now = Date.now()
  writeStorage('sessionStorage', visitStartKey, String(now))
  return now
}

/** Calls `preparePopup` a little before the popup opens. In the script of every page: what comes later is in a file of its own. */
export function startPopupTimer(preparePopup: (opensAt: number) => unknown): void {
  const opensAt = getVisitStart() + popupDelay
  if (isPopupOver() || document.querySelector('[data-tool="urgence"]')) return
  setTimeout(preparePopup, Math.max(0, opensAt - loadLead - Date.now()), opensAt)
}
