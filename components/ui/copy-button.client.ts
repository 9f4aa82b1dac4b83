/** Copies a text at each click, or selects the element `shown` where the clipboard is refused. */
export function copyOnPress(
  box: HTMLElement,
  button: Element | null,
  shown: Element | null,
  text: () => string,
) {
  const status = box.querySelector('[role="status"]')
  if (!status || !shown) return
  const announce = (sentence = '') => (status.textContent = sentence)
  const select = () => {
    if (shown instanceof HTMLInputElement) shown.select()
    else getSelection()?.selectAllChildren(shown)
    announce(box.dataset.selected)
  }
  button?.addEventListener('click', () => {
    // The status is emptied first, because a screen reader does not repeat an unchanged text.
    announce()
    if ('clipboard' in navigator)
      navigator.clipboard.writeText(text()).then(() => announce(box.dataset.copied), select)
    else select()
  })
}

/** Starts the buttons that copy a phone number, for computers, which cannot dial. */
export function startCopyButtons() {
  for (const box of document.querySelectorAll<HTMLElement>('[data-copy]'))
    copyOnPress(
      box,
      box.querySelector('button'),
      box.querySelector('a'),
      () => box.dataset.copy ?? '',
    )
}
