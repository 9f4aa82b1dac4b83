import { chatScript } from '@/lib/public-environment'
import { fragmentStart } from '@/lib/notebook-data'
import { removeFromStorage, readStorage, writeStorage } from '@/lib/browser/safe-storage'
import { chatFocusKey, chatRefusalKey } from '@/lib/browser/storage-keys'
import { hasTypedInput } from '../forms/drafts/typed-input'

const isRefused = () => readStorage('localStorage', chatRefusalKey) === 'refused'

/** Returns true for an address that carries a token or a notebook: a widget reports its page's. */
const hasPrivateAddress = () =>
  /\/demande-traitee\/?$/.test(location.pathname) || location.hash.startsWith(fragmentStart)

/** Marks what a provider adds to the page, which is hidden in low windows and on paper. */
function markWidget() {
  new MutationObserver((records) => {
    for (const node of records.flatMap((record) => [...record.addedNodes]))
      if (node instanceof HTMLElement && !node.matches('dialog, style')) node.dataset.chatPart = ''
  }).observe(document.body, { childList: true })
}

let isLoaded = false

function loadChat() {
  if (chatScript === '' || isRefused() || isLoaded || hasPrivateAddress()) return
  isLoaded = true
  markWidget()
  const script = document.createElement('script')
  script.src = chatScript
  script.async = true
  script.addEventListener('error', () => console.error('The chat failed to load.'))
  script.addEventListener('load', () => {
    document.documentElement.dataset.chat = ''
  })
  document.head.append(script)
}

/** A widget leaves listeners, timers and globals: only a reload removes it. */
function applyChoice() {
  if (isLoaded && isRefused()) location.reload()
  else if (!isRefused()) loadChat()
}

export function startChatSwitch() {
  const button = document.querySelector<HTMLElement>('[data-chat-switch]')
  if (!button) return
  const show = () => button.setAttribute('aria-checked', String(!isRefused()))
  show()
  if (readStorage('sessionStorage', chatFocusKey) !== null) {
    removeFromStorage('sessionStorage', chatFocusKey)
    button.focus()
  }
  button.addEventListener('click', () => {
    if (isRefused()) removeFromStorage('localStorage', chatRefusalKey)
    else writeStorage('localStorage', chatRefusalKey, 'refused')
    show()
    if (isLoaded && isRefused()) writeStorage('sessionStorage', chatFocusKey, '1')
    applyChoice()
  })
  window.addEventListener('storage', show)
}

export function startChat() {
  loadChat()
  // Reloads the page when the choice changes elsewhere, unless it holds unsaved input.
  const followChoice = () => {
    if (!hasTypedInput()) applyChoice()
  }
  for (const event of ['storage', 'pageshow']) window.addEventListener(event, followChoice)
  // A link pasted over the address of a page with the chat.
  window.addEventListener('hashchange', () => {
    if (isLoaded && hasPrivateAddress()) location.reload()
  })
}
