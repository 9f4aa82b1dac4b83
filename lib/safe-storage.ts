/** What the browser remembers. One that refuses storage (private mode, blocked by the visitor) reads nothing and says so when written. */
type Kind = 'localStorage' | 'sessionStorage'

export function readStorage(kind: Kind, key: string): string | null {
  try {
    return window[kind].getItem(key)
  } catch {
    return null
  }
}

/** False when nothing was kept. */
export function writeStorage(kind: Kind, key: string, value: string): boolean {
  try {
    window[kind].setItem(key, value)
    return true
  } catch {
    return false
  }
}

export function removeFromStorage(kind: Kind, key: string): void {
  try {
    window[kind].removeItem(key)
  } catch {
    // Nothing was kept.
  }
}
