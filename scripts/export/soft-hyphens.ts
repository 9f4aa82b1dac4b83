// Adds soft hyphens to the long words of titles: Safari's own hyphenation cuts short words, and
// Firefox's counts words joined by a non-breaking space as one.
import { writeFile } from 'node:fs/promises'
import type { Element } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import createHyphenator, { type HyphenationFunctionSync } from 'hyphen'
import frenchPatterns from 'hyphen/patterns/fr.js'
import { SKIP, visit } from 'unist-util-visit'
import { readHtml } from './exported-pages'

const softHyphen = '\u00AD'
const minPartLength = 5
const longWords = /\p{L}{12,}/gu

const hyphenate = createHyphenator(frenchPatterns) as HyphenationFunctionSync

/** Keeps the breaks with at least five letters before and after them. */
export const hyphenateWord = (word: string) =>
  hyphenate(word)
    .split(softHyphen)
    .reduce((before, after) => {
      const start = before.replaceAll(softHyphen, '').length
      const canBreak = start >= minPartLength && word.length - start >= minPartLength
      return before + (canBreak ? softHyphen : '') + after
    })

const isTitle = ({ tagName }: Element) => /^h[1-3]$/.test(tagName)

/**
 * Tells whether React hydrates an element: it compares the texts with its own, which hold no soft
 * hyphen.
 */
const isHydrated = ({ properties }: Element) => properties.dataRoot !== undefined

/** Finds the positions of an element's texts in its page. */
function findTexts(element: Element) {
  const texts: { start: number; end: number }[] = []
  visit(element, 'text', ({ position }) => {
    const { start, end } = position ?? {}
    if (start?.offset !== undefined && end?.offset !== undefined)
      texts.push({ start: start.offset, end: end.offset })
  })
  return texts
}

/** Hyphenates the texts of titles alone, so that the page is not serialised again. */
export function hyphenateTitles(html: string) {
  const texts: { start: number; end: number }[] = []
  visit(fromHtml(html), 'element', (element) => {
    if (isHydrated(element)) return SKIP
    if (!isTitle(element)) return undefined
    texts.push(...findTexts(element))
    return SKIP
  })

  return texts.reduceRight(
    (page, { start, end }) =>
      page.slice(0, start) +
      page.slice(start, end).replace(longWords, hyphenateWord) +
      page.slice(end),
    html,
  )
}

export async function addSoftHyphens(dir: string) {
  const pages = readHtml(dir)
  for (const { file, html } of pages) await writeFile(file, hyphenateTitles(html))
  return `${pages.length} pages with soft hyphens in the long words of their titles`
}
