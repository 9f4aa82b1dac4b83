import { copy } from './clipboard'

/** A computer that cannot dial: the number goes to the clipboard with one press, and a sentence says so. */
export function startCopies(): void {
  for (const box of document.querySelectorAll<HTMLElement>('[data-copy]')) {
    const status = box.querySelector('[role="status"]')
    const number = box.querySelector('a')
    if (!status || !number) continue
    const say = (text = '') => (status.textContent = text)
    box.querySelector('button')?.addEventListener('click', () => {
      // Said again at each press: a sentence that does not change is not read out.
      say()
      copy(
        box.dataset.copy ?? '',
        () => say(box.dataset.copied),
        () => {
          getSelection()?.selectAllChildren(number)
          say(box.dataset.selected)
        },
      )
    })
  }
}
