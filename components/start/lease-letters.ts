import { copy } from './clipboard'

/** Each letter goes to the clipboard with one press, as plain words that any e-mail takes, or to the printer without the page around it. */
export function startLeaseLetters(): void {
  for (const letter of document.querySelectorAll<HTMLElement>('[data-letter]')) {
    const words = letter.querySelector<HTMLElement>('[data-part="words"]')
    const status = letter.querySelector('[role="status"]')
    if (!words || !status) continue
    const say = (text = '') => (status.textContent = text)
    letter.querySelector('[data-part="copy"]')?.addEventListener('click', () => {
      // Said again at each press: a sentence that does not change is not read out.
      say()
      copy(
        Array.from(words.children, ({ textContent }) => textContent.replaceAll('\u00A0', ' ')).join('\n\n'),
        () => say(letter.dataset.copied),
        () => {
          getSelection()?.selectAllChildren(words)
          say(letter.dataset.selected)
        },
      )
    })
    letter.querySelector('[data-part="print"]')?.addEventListener('click', () => {
      words.dataset.alone = ''
      // A telephone returns from print() before its preview has drawn the page.
      addEventListener('afterprint', () => delete words.dataset.alone, { once: true })
      window.print()
    })
  }
}
