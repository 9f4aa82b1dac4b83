import { rememberPopupShown, wasPopupShown } from './popup-timer.client'

/** The button of /accessibilite that opts out of the popup before it opens (WCAG 2.2.4). */
export function startPopupOptOut() {
  const box = document.querySelector<HTMLElement>('[data-popup-opt-out]')
  const button = box?.querySelector('button')
  const status = box?.querySelector('[role="status"]')
  if (!box || !button || !status) return

  const announce = (isOptedOut: boolean) => {
    // No aria-pressed, because a second press does not take the choice back.
    if (isOptedOut) button.dataset.chosen = ''
    status.textContent = (isOptedOut ? box.dataset.optedOut : box.dataset.failed) ?? ''
  }
  if (wasPopupShown()) announce(true)
  button.addEventListener('click', () => announce(rememberPopupShown()))
}
