// What a page can wait for, loaded once it stands.
import { hasChat } from '@/lib/public-environment'
import { startChat, startChatSwitch } from '../chat/chat.client'
import { startClearData } from '../forms/drafts/clear-data.client'
import { startHandledRequest } from '../handled-request/handled-request.client'
import { startAfterHours } from '../layout/after-hours.client'
import { startPopupOptOut } from '../popup/popup-opt-out.client'
import { startSearch } from '../search/search.client'

// The controls of /confidentialite, /accessibilite and /demande-traitee are shown first, because a
// hidden element takes no focus, and the switch of the chat focuses itself.
document.documentElement.dataset.lazyControlsReady = ''
for (const start of [
  startChatSwitch,
  startPopupOptOut,
  startClearData,
  startHandledRequest,
  startSearch,
])
  start()

if (hasChat) startChat()
startAfterHours()
