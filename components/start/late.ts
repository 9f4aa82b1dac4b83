import { recall } from './memory'
import { hasPendingRequest } from './pending-request'
import { popupShownKey, visitStart } from './popup-clock'
import { whenIdle } from './when-idle'

/** After the first load of the visit: well before the popup is fetched, and longer than most visits to a page. */
const popupCodeDelay = 20_000

/** Where the file fails to load there is no popup, no chat, and the choices stay hidden. */
function bring(name: import('./later').Later): void {
  import(LATER_FILE).then(
    ({ begin }: typeof import('./later')) => {
      begin(name)
    },
    () => undefined,
  )
}

function waitForPopup(): void {
  // It may have been shown on a page that was left before the answer came: this one says so.
  const isOver = recall('localStorage', popupShownKey) !== null && !hasPendingRequest('callback')
  if (isOver || typeof HTMLDialogElement === 'undefined') return
  const wait = () =>
    setTimeout(
      () => {
        bring('popup')
      },
      Math.max(0, visitStart() + popupCodeDelay - Date.now()),
    )
  if (document.readyState === 'complete') wait()
  // A moment later: the time of the load event is written once its listeners have run.
  else window.addEventListener('load', () => setTimeout(wait), { once: true })
}

/** When the file of later.ts is asked for: never in most visits. */
export function startLate(): void {
  if (document.querySelector('[data-choice]')) bring('choices')
  if (HAS_CHAT)
    whenIdle(() => {
      bring('chat')
    })
  waitForPopup()
}
