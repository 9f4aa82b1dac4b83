/** Copies at each press; where an old browser, or one that refuses the clipboard, leaves that to the visitor, selects what is `shown`. A status says which. */
export function copyOnPress(
  box: HTMLElement,
  button: Element | null,
  shown: Element | null,
  text: () => string,
): void {
  const status = box.querySelector('[role="status"]')
  if (!status || !shown) return
  const say = (sentence = '') => (status.textContent = sentence)
  const select = () => {
    if (shown instanceof HTMLInputElement) shown.select()
    else getSelection()?.selectAllChildren(shown)
    say(box.dataset.selected)
  }
  button?.addEventListener('click', () => {
    // Said again at each press: a sentence that does not change is not read out.
    say()
    if ('clipboard' in navigator)
      navigator.clipboard.writeText(text()).then(() => say(box.dataset.copied), select)
    else select()
  })
}

/** A computer that cannot dial: the number goes to the clipboard with one press, and a sentence says so. */
export function startCopyButtons(): void {
  for (const box of document.querySelectorAll<HTMLElement>('[data-copy]'))
    copyOnPress(
      box,
      box.querySelector('button'),
      box.querySelector('a'),
      () => box.dataset.copy ?? '',
    )
}

/** Each letter goes to the clipboard with one press, as plain words that any e-mail takes, or to the printer without the page around it. */
export function startLeaseLetters(): void {
  for (const letter of document.querySelectorAll<HTMLElement>('[data-letter]')) {
    const words = letter.querySelector<HTMLElement>('[data-part="words"]')
    if (!words) continue
    copyOnPress(letter, letter.querySelector('[data-part="copy"]'), words, () =>
      Array.from(words.children, ({ textContent }) => textContent.replaceAll('\u00A0', ' ')).join(
        '\n\n',
      ),
    )
    letter.querySelector('[data-part="print"]')?.addEventListener('click', () => {
      words.dataset.alone = ''
      // A telephone returns from print() before its preview has drawn the page.
      addEventListener('afterprint', () => delete words.dataset.alone, { once: true })
      window.print()
    })
  }
}
