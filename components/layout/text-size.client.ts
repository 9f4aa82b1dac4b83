import { readStorage, writeStorage } from '@/lib/browser/safe-storage'
import { textSizeKey } from '@/lib/browser/storage-keys'

/**
 * Applies the saved text size before the first paint. Where storage is refused, a choice lasts for
 * the current page.
 */
export function startTextSize() {
  const { dataset } = document.documentElement
  const apply = () => {
    const saved = readStorage('localStorage', textSizeKey)
    if (saved !== null && /^(normal|large|largest)$/.test(saved)) dataset.textSize = saved
    const button = document.getElementById(`text-${dataset.textSize ?? 'normal'}`)
    if (button instanceof HTMLInputElement) button.checked = true
  }
  apply()
  // The browser restores the state of radio buttons after a reload, and the whole page from the
  // back/forward cache.
  document.addEventListener('DOMContentLoaded', apply)
  window.addEventListener('pageshow', apply)
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.name !== 'text-size') return
    dataset.textSize = target.value
    writeStorage('localStorage', textSizeKey, target.value)
  })
}
