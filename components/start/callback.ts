import { recall } from './memory'
import { underWayKey } from './under-way'
import { popupShownKey, visitStart } from './visit'

/** After the first load of the visit: well before the popup is fetched, and longer than most visits to a page. */
const codeDelay = 20_000

/** Where it does not come there is no popup. */
const bring = () => {
  import(POPUP_FILE).then(
    ({ startPopup }: typeof import('./popup')) => {
      startPopup()
    },
    () => undefined,
  )
}

/** The code of the callback popup, once in its time; at once where a page was left that had asked for a callback, and had no answer yet. */
export function startCallback(): void {
  const isLeft = recall('sessionStorage', underWayKey('callback')) !== null
  if ((recall('localStorage', popupShownKey) !== null && !isLeft) || typeof HTMLDialogElement === 'undefined') return
  const begin = () => setTimeout(bring, isLeft ? 0 : Math.max(0, visitStart() + codeDelay - Date.now()))
  if (document.readyState === 'complete') begin()
  // A moment later: the time of the load event is written once its listeners have run.
  else window.addEventListener('load', () => setTimeout(begin), { once: true })
}
