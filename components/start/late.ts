import { recall } from './memory'
import { load } from './store'
import { popupDelay, popupShownKey, visitStart } from './visit'
import { whenIdle } from './when-idle'

/** So long before the popup opens, its code and its HTML are fetched: later than most visits to a page last. */
const popupLead = 10_000

type Later = typeof import('./later')

/** Where the file fails to load there is no popup, no chat, and the choices stay hidden. */
function bring(name: keyof Later['behaviours']): void {
  import(LATER_FILE).then(
    ({ behaviours }: Later) => behaviours[name](),
    () => undefined,
  )
}

function waitForPopup(): void {
  // It may have been shown on a page that was left with its words: this one says so.
  const isOver = recall('localStorage', popupShownKey) !== null && !load('callback')
  if (isOver || typeof HTMLDialogElement === 'undefined') return
  window.addEventListener('load', () => {
    setTimeout(() => bring('popup'), Math.max(0, visitStart() + popupDelay - popupLead - Date.now()))
  })
}

/** When the file of later.ts is asked for: never in most visits. */
export function startLate(): void {
  if (document.querySelector('[data-choice]')) bring('choices')
  if (HAS_CHAT) whenIdle(() => bring('chat'))
  waitForPopup()
}
