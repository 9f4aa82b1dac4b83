export const sizes = ['normal', 'large', 'largest'] as const
export type TextSize = (typeof sizes)[number]

const key = 'fanal-text-size'
const changed = 'fanal-text-size-changed'

/** What the page shows now, which textSizeScript has set before the first paint. */
export function readTextSize(): TextSize {
  return sizes.find((size) => size === document.documentElement.dataset.text) ?? 'normal'
}

export function saveTextSize(size: TextSize): void {
  document.documentElement.dataset.text = size
  window.dispatchEvent(new Event(changed))
  try {
    localStorage.setItem(key, size)
  } catch {
    // A browser that refuses storage (private mode, blocked by the visitor): the size holds for this page and is forgotten.
  }
}

export function onTextSize(listener: () => void): () => void {
  window.addEventListener(changed, listener)
  return () => {
    window.removeEventListener(changed, listener)
  }
}

/** Runs in the head, before anything is painted: no flash of smaller text on the next page or visit. Also says that a script runs at all. */
export const textSizeScript = `(function(d){d.dataset.script='';try{var s=localStorage.getItem('${key}');if(s==='large'||s==='largest')d.dataset.text=s}catch(e){}})(document.documentElement)`
