import { removeFromStorage, readStorage, writeStorage } from '@/lib/browser/safe-storage'
import { themeKey } from '@/lib/browser/storage-keys'
import { darkQuery } from '@/lib/dark-query'

const { dataset } = document.documentElement

/** Applies the saved theme before the first paint, so that no page flashes white. */
export function applySavedTheme() {
  const saved = readStorage('localStorage', themeKey)
  if (saved === 'light' || saved === 'dark') dataset.theme = saved
  else delete dataset.theme
}

/**
 * Applies and stores the chosen theme. A choice equal to the device's own theme is removed, so that
 * the site follows the device again.
 */
export function startThemeToggle() {
  const button = document.querySelector('[data-theme-toggle]')
  if (!button) return
  const device = window.matchMedia(darkQuery)
  const isDark = () => (dataset.theme === undefined ? device.matches : dataset.theme === 'dark')
  const show = () => {
    button.setAttribute('aria-checked', String(isDark()))
    // Pictures and the browser's bar have a file or a colour for each theme.
    const chosenMedia = isDark() ? 'all' : 'not all'
    for (const element of document.querySelectorAll<HTMLSourceElement | HTMLMetaElement>(
      'picture source[media], meta[name="theme-color"][media]',
    ))
      element.media = dataset.theme === undefined ? darkQuery : chosenMedia
  }
  show()
  // The back/forward cache restores a page as it was left.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) applySavedTheme()
    show()
  })
  device.addEventListener('change', show)
  button.addEventListener('click', () => {
    const chosen = isDark() ? 'light' : 'dark'
    delete dataset.theme
    removeFromStorage('localStorage', themeKey)
    if (chosen !== (isDark() ? 'dark' : 'light')) {
      dataset.theme = chosen
      writeStorage('localStorage', themeKey, chosen)
    }
    show()
  })
}
