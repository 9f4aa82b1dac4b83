import { clearAll } from './store'

/** « Tout effacer » : the question opens by itself, as it is printed; asked once, because the notes of three visits do not come back. */
export function startEraser(): void {
  const box = document.querySelector<HTMLDetailsElement>('details[data-eraser]')
  const status = box?.nextElementSibling
  if (!box || !status) return
  box.addEventListener('toggle', () => {
    if (box.open) status.textContent = ''
  })
  box.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('button')
    if (!button) return
    box.open = false
    box.querySelector('summary')?.focus()
    if (!button.matches('[data-erase]')) return
    clearAll()
    status.textContent = box.dataset.eraser ?? ''
  })
}
