import { forget, recall, remember } from '../../lib/safe-storage'

const key = 'site-light'
const ofDevice = '(prefers-color-scheme: dark)'

const { dataset } = document.documentElement

/** Before anything is painted, so that no page flashes white. */
export function recallLight(): void {
  const saved = recall('localStorage', key)
  if (saved === 'day' || saved === 'evening') dataset.light = saved
  else delete dataset.light
}

/** Day or evening, as the device wishes until « Soir » says otherwise, and again once a choice comes back to that wish: it is forgotten. */
export function startLight(): void {
  const button = document.querySelector('[data-light-switch]')
  if (!button) return
  const device = window.matchMedia(ofDevice)
  const isEvening = () =>
    dataset.light === undefined ? device.matches : dataset.light === 'evening'
  const show = () => {
    button.setAttribute('aria-checked', String(isEvening()))
    // What has a file or a colour of its own for the evening: pictures, the browser's bar.
    for (const each of document.querySelectorAll<HTMLSourceElement | HTMLMetaElement>(
      'picture source[media], meta[name="theme-color"][media]',
    ))
      each.media = dataset.light === undefined ? ofDevice : isEvening() ? 'all' : 'not all'
  }
  show()
  // Back shows a page as it was put aside.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) recallLight()
    show()
  })
  device.addEventListener('change', show)
  button.addEventListener('click', () => {
    const chosen = isEvening() ? 'day' : 'evening'
    delete dataset.light
    forget('localStorage', key)
    if (chosen !== (isEvening() ? 'evening' : 'day')) {
      dataset.light = chosen
      remember('localStorage', key, chosen)
    }
    show()
  })
}
