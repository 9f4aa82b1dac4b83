// What few pages have or most visits end before, in a file of its own: a single one, because the chat and its switch share their state.
import { startPopupRefusal } from '../popup/popup-refusal'
import { startChat, startChatSwitch } from '../chat/chat.client'
import { startClearData } from '../ui/clear-data.client'

export { preparePopup } from '../popup/popup.client'

export const behaviours = {
  chat: startChat,
  /** Of /confidentialite and /accessibilite: shown once they work. */
  choices: () => {
    for (const start of [startChatSwitch, startPopupRefusal, startClearData]) start()
    document.documentElement.dataset.settingsReady = ''
  },
}
