import { forget, namesKept } from './memory'

/** What the name of everything that a tool keeps begins with. */
const prefix = 'fanal-outil-'

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
    for (const kind of ['localStorage', 'sessionStorage'] as const)
      for (const name of namesKept(kind)) if (name.startsWith(prefix)) forget(kind, name)
    status.textContent = box.dataset.eraser ?? ''
  })
}
