// Loaded by few visits. One file: the chat and its switch share their state.
import { startHandledRequest } from '../handled-request/handled-request.client'
import { startPopupRefusal } from '../popup/popup-refusal.client'
import { startChat, startChatSwitch } from '../chat/chat.client'
import { startClearData } from '../ui/clear-data.client'

export { preparePopup } from '../popup/popup.client'

export { startChat }

/** Of /confidentialite, /accessibilite and /demande-traitee: shown once they work. */
export function startSettings() {
  // First: what is hidden takes no focus, which the switch of the chat gives itself.
  document.documentElement.dataset.settingsReady = ''
  for (const start of [startChatSwitch, startPopupRefusal, startClearData, startHandledRequest])
    start()
}
