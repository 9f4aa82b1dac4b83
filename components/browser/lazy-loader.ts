import { startPopupTimer } from '../popup/popup-timer'
import { whenIdle } from '../../lib/when-idle'

type Lazy = typeof import('./lazy-features')

/** Where the file fails to load there is no popup, no chat, and the choices stay hidden. */
function withLazyFile(use: (lazy: Lazy) => unknown): void {
  import(LAZY_FEATURES_FILE).then(use, () => undefined)
}

/** Loads lazy-features.ts where it is needed: never in most visits. */
export function startLazyFeatures(): void {
  if (document.querySelector('[data-setting]'))
    withLazyFile(({ behaviours }) => behaviours.choices())
  if (HAS_CHAT) whenIdle(() => withLazyFile(({ behaviours }) => behaviours.chat()))
  window.addEventListener('load', () =>
    startPopupTimer((opensAt) => withLazyFile(({ preparePopup }) => preparePopup(opensAt))),
  )
}
