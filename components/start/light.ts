import { forget, recall, remember } from './memory'

const key = 'fanal-light'
const ofDevice = '(prefers-color-scheme: dark)'

/**
 * Day or evening, as the device wishes until « Soir » says otherwise. Before anything is painted, so that no page flashes white. A choice that comes
 * back to what the device wishes is forgotten: the site then follows it again, at dusk as at dawn.
 */
export function startLight(): void {
  const { dataset } = document.documentElement
  const device = window.matchMedia(ofDevice)
  const isEvening = () => (dataset.light === undefined ? device.matches : dataset.light === 'evening')
  const show = () => {
    document.querySelector('[data-light-switch]')?.setAttribute('aria-checked', String(isEvening()))
    // What has a file or a colour of its own for the evening: pictures, the browser's bar.
    for (const each of document.querySelectorAll<HTMLSourceElement | HTMLMetaElement>(
      'picture source[media], meta[name="theme-color"][media]',
    ))
      each.media = dataset.light === undefined ? ofDevice : isEvening() ? 'all' : 'not all'
  }
  const apply = () => {
    const saved = recall('localStorage', key)
    if (saved === 'day' || saved === 'evening') dataset.light = saved
    show()
  }
  apply()
  document.addEventListener('DOMContentLoaded', apply)
  window.addEventListener('pageshow', apply)
  device.addEventListener('change', show)
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('[data-light-switch]')) return
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
