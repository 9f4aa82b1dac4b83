import { recall, remember } from '../start/memory'
import { hasSentRequest } from '../start/sent-request'
import { hasUnsavedInput } from '../start/unsaved-input'

/** From the first page of the visit to the popup. */
export const popupDelay = 30_000

/** The popup is loaded so long before it opens: later than most visits to a page last. */
const loadLead = 10_000

const busyDelay = 1_000

const shownKey = 'site-popup-shown'
const visitStartKey = 'site-visit-start'

/** True once it was shown on this device, or refused. */
export const wasPopupShown = () => recall('localStorage', shownKey) !== null

/** False where the browser stores nothing. */
export const rememberPopupShown = () => remember('localStorage', shownKey, '1')

/** The first page of this tab. A clock that was set back starts again. */
function getVisitStart(): number {
  const stored = Number(recall('sessionStorage', visitStartKey))
  if (stored > 0 && stored <= Date.now()) return stored

  const now = Date.now()
  remember('sessionStorage', visitStartKey, String(now))
  return now
}

const isBusy = () =>
  document.visibilityState !== 'visible' ||
  document.activeElement?.matches('input, select, textarea, iframe') === true ||
  document.querySelector('dialog[open], details[data-menu][open]') !== null ||
  hasUnsavedInput()

/** Opens what `loadPopup` loads, once on a device. A failure to load means no popup. */
export function startPopupTimer(loadPopup: () => Promise<() => void>): void {
  const opensAt = getVisitStart() + popupDelay
  const isOver = () => wasPopupShown() || hasSentRequest()
  if (isOver() || document.querySelector('[data-tool="urgence"]')) return

  const openOnceFree = (openPopup: () => void) => {
    if (isOver()) return
    const delay = Math.max(opensAt - Date.now(), isBusy() ? busyDelay : 0)
    if (delay > 0) setTimeout(openOnceFree, delay, openPopup)
    // Where storage is refused it never opens: it would open again on every page.
    else if (rememberPopupShown()) openPopup()
  }
  const load = () => loadPopup().then(openOnceFree, () => undefined)
  setTimeout(() => void load(), Math.max(0, opensAt - loadLead - Date.now()))
}
