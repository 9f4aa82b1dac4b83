// What few pages have or most visits end before, in a file of its own: a single one, because the chat and its switch share their state.
import { startChat, startChatSwitch } from './chat'
import { startEraser } from './eraser'
import { startPopup, startPopupRefusal } from './popup'

export const behaviours = {
  popup: startPopup,
  chat: startChat,
  /** Of /confidentialite and /accessibilite: shown once they work. */
  choices: () => {
    for (const start of [startChatSwitch, startPopupRefusal, startEraser]) start()
    document.documentElement.dataset.choices = ''
  },
}
