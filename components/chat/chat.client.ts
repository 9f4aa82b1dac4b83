import { chatId, chatProvider, chatScriptUrl } from '../../lib/public-environment'
import { removeFromStorage, readStorage, writeStorage } from '../../lib/safe-storage'
import { hasUnsavedInput } from '../forms/unsaved-input'

const key = 'site-chat'
/** The switch that was pressed has the focus again once the page has been loaded without the chat. */
const pressedKey = 'site-chat-pressed'

/** What a provider needs before its script. */
export function chooseAdapter(
  provider: string,
  id: string,
  address: string,
): { script: string; globals: object } | undefined {
  if (provider === 'crisp')
    return {
      script: 'https://client.crisp.chat/l.js',
      globals: { $crisp: [], CRISP_WEBSITE_ID: id },
    }
  if (provider === 'tawk')
    return {
      script: `https://embed.tawk.to/${id}`,
      globals: { Tawk_API: {}, Tawk_LoadStart: new Date() },
    }
  return provider === 'script' ? { script: address, globals: {} } : undefined
}

const isRefused = () => readStorage('localStorage', key) === 'refused'

/** What a provider adds to the page is marked, so that it can be hidden on paper and on low screens. */
function markParts() {
  new MutationObserver((records) => {
    for (const node of records.flatMap((record) => [...record.addedNodes]))
      if (node instanceof HTMLElement && !node.matches('dialog, style')) node.dataset.chatPart = ''
  }).observe(document.body, { childList: true })
}

let isHere = false

function bringChat() {
  if (!HAS_CHAT) return
  const adapter =
    isRefused() || isHere ? undefined : chooseAdapter(chatProvider, chatId, chatScriptUrl)
  if (!adapter) return
  isHere = true
  markParts()
  Object.assign(window, adapter.globals)
  const script = document.createElement('script')
  script.src = adapter.script
  script.async = true
  script.addEventListener('error', () => console.error('The chat does not come.'))
  script.addEventListener('load', () => {
    document.documentElement.dataset.chat = ''
  })
  document.head.append(script)
}

/** A widget leaves listeners, timers and globals that nobody can find: it goes with its document, and the refusal keeps it from coming back. */
function applyChoice() {
  if (isHere && isRefused()) location.reload()
  else if (!isRefused()) bringChat()
}

export function startChatSwitch(): void {
  const button = document.querySelector<HTMLElement>('[data-chat-switch]')
  if (!button) return
  const show = () => button.setAttribute('aria-checked', String(!isRefused()))
  show()
  if (readStorage('sessionStorage', pressedKey) !== null) {
    removeFromStorage('sessionStorage', pressedKey)
    button.focus()
  }
  button.addEventListener('click', () => {
    if (isRefused()) removeFromStorage('localStorage', key)
    else writeStorage('localStorage', key, 'refused')
    show()
    if (isHere && isRefused()) writeStorage('sessionStorage', pressedKey, '1')
    applyChoice()
  })
  window.addEventListener('storage', show)
}

export function startChat(): void {
  bringChat()
  // Chosen in another tab, or on a page that « Back » leads out of. Words that wait in a field keep the page until it is left.
  const follow = () => {
    if (!hasUnsavedInput()) applyChoice()
  }
  for (const event of ['storage', 'pageshow']) window.addEventListener(event, follow)
}
