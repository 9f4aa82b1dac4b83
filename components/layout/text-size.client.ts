import { readStorage, writeStorage } from '../../lib/safe-storage'

const key = 'site-text-size'

/** The larger-text control, before anything is painted: no text changes its size under the reader's eyes. Where storage is refused, for this page alone. */
export function startTextSize(): void {
  const { dataset } = document.documentElement
  const apply = () => {
    const saved = readStorage('localStorage', key)
    if (saved !== null && /^(normal|large|largest)$/.test(saved)) dataset.text = saved
    const button = document.getElementById(`text-${dataset.text ?? 'normal'}`)
    if (button instanceof HTMLInputElement) button.checked = true
  }
  apply()
  // Once the buttons are there; then again once the browser has put back what it remembers of them, or the whole page on « Back ».
  document.addEventListener('DOMContentLoaded', apply)
  window.addEventListener('pageshow', apply)
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.name !== 'text-size') return
    dataset.text = target.value
    writeStorage('localStorage', key, target.value)
  })
}
