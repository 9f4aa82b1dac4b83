import { hasTypedInput } from '../forms/drafts/typed-input'
import { isPopupOver, rememberPopupShown } from './popup-timer.client'

const busyDelayMs = 1_000

const isBusy = () =>
  document.visibilityState !== 'visible' ||
  document.activeElement?.matches('input, select, textarea, iframe') === true ||
  document.querySelector('dialog[open], details[data-menu][open]') !== null ||
  hasTypedInput()

/**
 * Opens the popup at that time, or once the visitor is no longer busy, and only once on a device.
 */
export function openWhenFree(openPopup: () => void, opensAt: number) {
  if (isPopupOver()) return
  const delay = Math.max(opensAt - Date.now(), isBusy() ? busyDelayMs : 0)
  if (delay > 0) setTimeout(openWhenFree, delay, openPopup, opensAt)
  // Where storage is refused the popup stays closed, because it would open on every page.
  else if (rememberPopupShown()) openPopup()
}
