// Reads and writes browser storage, which may be refused: private mode, a full disk, the visitor's
// own setting.
type Kind = 'localStorage' | 'sessionStorage'

export function readStorage(kind: Kind, key: string) {
  try {
    return window[kind].getItem(key)
  } catch {
    return null
  }
}

/** Returns false where nothing was stored. */
export function writeStorage(kind: Kind, key: string, value: string) {
  try {
    window[kind].setItem(key, value)
    return true
  } catch {
    return false
  }
}

export function removeFromStorage(kind: Kind, key: string) {
  try {
    window[kind].removeItem(key)
  } catch {
    // The browser refuses storage, so there is nothing to remove.
  }
}
