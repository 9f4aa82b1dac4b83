import { removeFromStorage, readStorage, writeStorage } from '../../lib/safe-storage'

const key = 'site-theme'
const prefersDark = '(prefers-color-scheme: dark)'

const { dataset } = document.documentElement

/** Before anything is painted, so that no page flashes white. */
export function applySavedTheme(): void {
  const saved = readStorage('localStorage', key)
  if (saved === 'light' || saved === 'dark') dataset.theme = saved
  else delete dataset.theme
}

/** Day or evening, as the device wishes until « Soir » says otherwise, and again once a choice comes back to that wish: it is forgotten. */
export function startThemeToggle(): void {
  const button = document.querySelector('[data-theme-toggle]')
  if (!button) return
  const device = window.matchMedia(prefersDark)
  const isDark = () => (dataset.theme === undefined ? device.matches : dataset.theme === 'dark')
  const show = () => {
    button.setAttribute('aria-checked', String(isDark()))
    // What has a file or a colour of its own for the evening: pictures, the browser's bar.
    for (const each of document.querySelectorAll<HTMLSourceElement | HTMLMetaElement>(
      'picture source[media], meta[name="theme-color"][media]',
    ))
      each.media = dataset.theme === undefined ? prefersDark : isDark() ? 'all' : 'not all'
  }
  show()
  // Back shows a page as it was put aside.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) applySavedTheme()
    show()
  })
  device.addEventListener('change', show)
  button.addEventListener('click', () => {
    const chosen = isDark() ? 'light' : 'dark'
    delete dataset.theme
    removeFromStorage('localStorage', key)
    if (chosen !== (isDark() ? 'dark' : 'light')) {
      dataset.theme = chosen
      writeStorage('localStorage', key, chosen)
    }
    show()
  })
}
