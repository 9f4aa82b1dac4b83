import { rememberPopupShown, wasPopupShown } from './popup-timer.client'

/** The button of /accessibilite that opts out of the popup before it opens (WCAG 2.2.4). */
export function startPopupOptOut() {
  const box = document.querySelector<HTMLElement>('[data-popup-opt-out]')
  const status = box?.querySelector('[role="status"]')
  if (!box || !status) return

  const announce = (isOptedOut: boolean) => {
    status.textContent = (isOptedOut ? box.dataset.optedOut : box.dataset.failed) ?? ''
  }
  if (wasPopupShown()) announce(true)
  box.querySelector('button')?.addEventListener('click', () => announce(rememberPopupShown()))
}
