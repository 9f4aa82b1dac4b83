// Adds soft hyphens to the long words of titles: Safari's own hyphenation cuts short words, and
// Firefox's counts words joined by a non-breaking space as one.
import type { Element, Root } from 'hast'
import createHyphenator, { type HyphenationFunctionSync } from 'hyphen'
import frenchPatterns from 'hyphen/patterns/fr.js'
import { SKIP, visit } from 'unist-util-visit'
import { getRange, type Edit } from './page-edits'

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

/** React compares the texts of an island with its own, which hold no soft hyphen. */
const isIslandRoot = ({ properties }: Element) => properties.dataRoot !== undefined

/** Lists the edits that hyphenate the texts of titles. */
export function listHyphenEdits(tree: Root, html: string) {
  const edits: Edit[] = []
  visit(tree, 'element', (element) => {
    if (isIslandRoot(element)) return SKIP
    if (!isTitle(element)) return undefined
    visit(element, 'text', (node) => {
      const { start, end } = getRange(node)
      edits.push({ start, end, text: html.slice(start, end).replace(longWords, hyphenateWord) })
    })
    return SKIP
  })
  return edits
}
