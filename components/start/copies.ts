/** A computer that cannot dial: the number goes to the clipboard with one press, and a sentence says so. */
export function startCopies(): void {
  for (const box of document.querySelectorAll<HTMLElement>('[data-copy]')) {
    const status = box.querySelector<HTMLElement>('[role="status"]')
    const number = box.querySelector('a')
    if (!status || !number) continue
    // An old browser, or one that refuses the clipboard: the number is selected, ready for the visitor's own « Copier ».
    const select = () => {
      getSelection()?.selectAllChildren(number)
      status.textContent = box.dataset.selected ?? ''
    }
    box.querySelector('button')?.addEventListener('click', () => {
      // Said again at each press: a sentence that does not change is not read out.
      status.textContent = ''
      if (!('clipboard' in navigator)) {
        select()
        return
      }
      navigator.clipboard.writeText(box.dataset.copy ?? '').then(() => {
        status.textContent = box.dataset.copied ?? ''
      }, select)
    })
  }
}
