import { startPopupTimer } from '../popup/popup-timer.client'
import { whenIdle } from '@/lib/when-idle'

type LazyFeatures = typeof import('./lazy-features')

/** If the file fails to load there is no popup and no chat, and the settings stay hidden. */
function withLazyFeatures(use: (features: LazyFeatures) => unknown) {
  import(LAZY_FEATURES_FILE).then(use, () => undefined)
}

export function startLazyFeatures() {
  if (document.querySelector('[data-lazy-control]'))
    withLazyFeatures(({ startLazyControls }) => startLazyControls())
  if (HAS_CHAT) whenIdle(() => withLazyFeatures(({ startChat }) => startChat()))
  window.addEventListener('load', () =>
    startPopupTimer((opensAt) => withLazyFeatures(({ preparePopup }) => preparePopup(opensAt))),
  )
}
