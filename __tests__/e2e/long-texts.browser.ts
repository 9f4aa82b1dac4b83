import type { Page } from '@playwright/test'
import { hyphenateWord } from '@/scripts/export/soft-hyphens'
import { expect, test } from '../support/browser'
import { findCut, openAnswers } from './page-checks/breaks'
import { findCovered, findOverflow } from './page-checks/layout'
import { walkPages } from './page-checks/walk'

const ordinaryWords =
  'Questions fréquentes sur le bail, le déménagement et la résidence, avant de signer ou de visiter un appartement à Québec'
/** For the titles that the export hyphenates. */
const longWords =
  'Renseignements sur l’accompagnement et le déménagement, entièrement reconnus par les établissements gouvernementaux de la région'.replace(
    /\p{L}{12,}/gu,
    hyphenateWord,
  )

/** Cuts a text after a word, at `length` letters or less. */
function cutText(text: string, length: number): string {
  const words = text.split(' ')
  const getLength = (count: number) =>
    words.slice(0, count).join(' ').replaceAll('\u00AD', '').length
  let count = words.length
  while (getLength(count) > length) count -= 1
  return words.slice(0, count).join(' ')
}

/** The longest texts that content/schema/ allows, in the order in which they are set. */
const texts = [
  { selector: 'main .choice-group > legend, main .answer-field > label', length: 110 },
  { selector: 'main .choice-group label', length: 80 },
  { selector: 'main .button', length: 80 },
  { selector: 'header nav a', length: 30 },
  { selector: 'footer nav a', length: 40 },
  { selector: 'h1', length: 120 },
  { selector: 'h2, h3', length: 90 },
].map(({ selector, length }) => ({
  selector,
  text: cutText(ordinaryWords, length),
  hyphenated: cutText(longWords, length),
}))

/** An island has no soft hyphens. */
const setTexts = (page: Page) =>
  page.evaluate((replacements) => {
    const listTexts = (element: Element) => {
      const found: Text[] = []
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node instanceof Text; node = walker.nextNode())
        if (
          node.data.trim() &&
          !node.parentElement?.closest('svg, script, .visually-hidden, .reading-pause')
        )
          found.push(node)
      return found.sort((one, other) => other.length - one.length)
    }

    // Content that the browser skips off the screen would keep the height of its placeholder.
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets.push(sheet)

    for (const { selector, text, hyphenated } of replacements)
      for (const element of document.querySelectorAll(selector)) {
        const found = listTexts(element)
        const longest = found.find((node) => !node.parentElement?.closest('.nowrap'))
        if (!longest) continue
        for (const node of found) node.data = ''
        const isHyphenated = element.matches('h1, h2, h3') && !element.closest('[data-root]')
        longest.data = isHyphenated ? hyphenated : text
        element.setAttribute('data-long', '')
      }
  }, texts)

for (const width of [320, 768, 1280])
  test.describe(`at ${String(width)} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('shows every title and label whole at its longest', async ({ page }) => {
      const faults = await walkPages(page, async () => {
        await openAnswers(page)
        await setTexts(page)
        return [
          ...(await findOverflow(page)),
          ...(await findCut(page)),
          ...(await findCovered(page, '[data-long]')),
        ]
      })
      expect(faults).toEqual([])
    })
  })
