import { copyOnPress } from '../ui/copy-button.client'

function* listAncestors({ parentElement }: HTMLElement) {
  for (let each = parentElement; each; each = each.parentElement) yield each
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
      words.dataset.alone = ''
      for (const ancestor of listAncestors(words)) ancestor.dataset.holdsLetter = ''
      const restore = () => {
        delete words.dataset.alone
        for (const ancestor of listAncestors(words)) delete ancestor.dataset.holdsLetter
      }
      // A phone returns from print() before its preview has drawn the page, so the page is restored
      // later.
      addEventListener('afterprint', restore, { once: true })
      window.print()
    })
  }
}
