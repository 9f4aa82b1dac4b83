import { rememberPopupShown, wasPopupShown } from './popup-timer.client'

/** The button of /accessibilite that refuses the popup before it opens (WCAG 2.2.4). */
export function startPopupRefusal() {
  const box = document.querySelector<HTMLElement>('[data-popup-refusal]')
  const status = box?.querySelector('[role="status"]')
  if (!box || !status) return

  const announce = (isRefused: boolean) => {
    status.textContent = (isRefused ? box.dataset.refused : box.dataset.failed) ?? ''
  }
  if (wasPopupShown()) announce(true)
  box.querySelector('button')?.addEventListener('click', () => announce(rememberPopupShown()))
}
