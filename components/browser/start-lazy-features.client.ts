import { startPopupTimer } from '../popup/popup-timer.client'
import { hasChat } from '@/lib/public-environment'
import { whenIdle } from '@/lib/when-idle'

/** If a file fails to load there is no popup and no chat, and the settings stay hidden. */
const ignore = () => undefined

/** Starts what few visits load, each feature with a file of its own. */
export function startLazyFeatures() {
  if (document.querySelector('[data-lazy-control]'))
    void import('./lazy-controls').then(({ startLazyControls }) => startLazyControls(), ignore)
  if (hasChat)
    whenIdle(() => void import('../chat/chat.client').then(({ startChat }) => startChat(), ignore))
  window.addEventListener('load', () =>
    startPopupTimer((opensAt) =>
      import('../popup/prepare-popup').then(({ preparePopup }) => preparePopup(opensAt), ignore),
    ),
  )
}
