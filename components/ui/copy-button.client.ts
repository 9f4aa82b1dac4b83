/**
 * Copies a text at each click, or selects the element `shown` where the clipboard is refused. A
 * status announces which.
 */
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

/** Starts the buttons that copy a letter as plain text, or print it without the page around it. */
export function startLetters() {
  for (const letter of document.querySelectorAll<HTMLElement>('[data-letter]')) {
    const words = letter.querySelector<HTMLElement>('[data-part="text"]')
    if (!words) continue
    copyOnPress(letter, letter.querySelector('[data-part="copy"]'), words, () =>
      Array.from(words.children, ({ textContent }) => textContent.replaceAll('\u00A0', ' ')).join(
        '\n\n',
      ),
    )
    letter.querySelector('[data-part="print"]')?.addEventListener('click', () => {
      const { dataset } = document.documentElement
      words.dataset.alone = ''
      dataset.printsLetter = ''
      const restore = () => {
        delete words.dataset.alone
        delete dataset.printsLetter
      }
      // A phone returns from print() before its preview has drawn the page, so the page is restored
      // later.
      addEventListener('afterprint', restore, { once: true })
      window.print()
    })
  }
}
