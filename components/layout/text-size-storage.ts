export const sizes = ['normal', 'large', 'largest'] as const
export type TextSize = (typeof sizes)[number]

const key = 'fanal-text-size'

/** A browser that refuses storage (private mode, blocked by the visitor) simply forgets the choice. */
export function readTextSize(): TextSize {
  try {
    const saved = localStorage.getItem(key)
    return sizes.find((size) => size === saved) ?? 'normal'
  } catch {
    return 'normal'
  }
}

export function saveTextSize(size: TextSize): void {
  document.documentElement.dataset.text = size
  try {
    localStorage.setItem(key, size)
  } catch {
    // Nothing to do: the size holds for this page.
  }
}

/** Runs in the head, before anything is painted: no flash of smaller text on the next page or visit. Also says that a script runs at all. */
export const textSizeScript = `(function(d){d.dataset.script='';try{var s=localStorage.getItem('${key}');if(s==='large'||s==='largest')d.dataset.text=s}catch(e){}})(document.documentElement)`
