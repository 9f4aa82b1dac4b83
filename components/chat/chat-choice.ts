import { useSyncExternalStore } from 'react'

const key = 'fanal-chat'
const changed = 'fanal-chat-choice'

/** Where the browser refuses storage, the refusal holds until the page is loaded again. */
let refusedHere: boolean | undefined

export function isChatRefused(): boolean {
  try {
    return refusedHere ?? localStorage.getItem(key) === 'refused'
  } catch {
    return refusedHere ?? false
  }
}

export function chooseChat(isRefused: boolean): void {
  try {
    if (isRefused) localStorage.setItem(key, 'refused')
    else localStorage.removeItem(key)
    refusedHere = undefined
  } catch {
    refusedHere = isRefused
  }
  window.dispatchEvent(new Event(changed))
}

/** `storage` is how the other tabs learn of it. */
function subscribe(onChange: () => void) {
  window.addEventListener(changed, onChange)
  window.addEventListener('storage', onChange)
  return () => {
    window.removeEventListener(changed, onChange)
    window.removeEventListener('storage', onChange)
  }
}

/** The page as exported knows nothing of the device: the chat is refused there until the device says otherwise. */
export const useChatRefused = (before = true) => useSyncExternalStore(subscribe, isChatRefused, () => before)
