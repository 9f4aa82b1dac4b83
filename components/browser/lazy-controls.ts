import { startHandledRequest } from '../handled-request/handled-request.client'
import { startPopupOptOut } from '../popup/popup-opt-out.client'
import { startChatSwitch } from '../chat/chat.client'
import { startClearData } from '../forms/clear-data.client'

/**
 * Starts the controls of /confidentialite, /accessibilite and /demande-traitee, which are shown
 * once they work.
 */
export function startLazyControls() {
  // This comes first, because a hidden element takes no focus, and the switch of the chat focuses
  // itself.
  document.documentElement.dataset.lazyControlsReady = ''
  for (const start of [startChatSwitch, startPopupOptOut, startClearData, startHandledRequest])
    start()
}
