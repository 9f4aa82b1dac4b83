import { recall, remember } from './memory'
import { popupShownKey } from './popup-clock'

/** Who wants no interruption says so once, before it comes (WCAG 2.2.4); who has seen the popup has nothing left to refuse. */
export function startPopupRefusal(): void {
  const box = document.querySelector<HTMLElement>('[data-popup-refusal]')
  const button = box?.querySelector('button')
  const status = box?.querySelector<HTMLElement>('[role="status"]')
  if (!box || !button || !status) return
  if (recall('localStorage', popupShownKey) !== null) status.textContent = box.dataset.refused ?? ''
  button.addEventListener('click', () => {
    status.textContent = (remember('localStorage', popupShownKey, '1') ? box.dataset.refused : box.dataset.failed) ?? ''
  })
}
