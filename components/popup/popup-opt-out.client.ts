import { forgetPopupShown, rememberPopupShown, wasPopupShown } from './popup-timer.client'

/** The switch of /accessibilite that opts out of the popup before it opens (WCAG 2.2.4). */
export function startPopupOptOut() {
  const box = document.querySelector<HTMLElement>('[data-popup-opt-out]')
  const button = box?.querySelector('button')
  const status = box?.querySelector('[role="status"]')
  if (!box || !button || !status) return

  const show = (hasFailed = false) => {
    const isOptedOut = wasPopupShown()
    button.setAttribute('aria-checked', String(isOptedOut))
    const text = isOptedOut ? box.dataset.optedOut : hasFailed && box.dataset.failed
    status.textContent = text || ''
  }
  show()
  button.addEventListener('click', () => {
    if (wasPopupShown()) {
      forgetPopupShown()
      show()
    } else show(!rememberPopupShown())
  })
}
