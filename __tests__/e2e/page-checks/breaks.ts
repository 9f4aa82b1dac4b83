import type { Page } from '@playwright/test'

/**
 * Every word that is cut, and every title, lead and caption whose last line is one word. What may
 * not be parted at the end of a line is told in the text (__tests__/lib/typography.export.test.ts).
 */
export const findBreaks = (page: Page) =>
  page.evaluate(() => {
    const isRead = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest(
        'script, style, noscript, svg, select, textarea, [aria-hidden], .visually-hidden, .host, [lang="en"]',
      )

    /** The words of a block, with the place on the screen of any of their characters. */
    type Block = { element: Element; text: string; places: { node: Text; at: number }[] }
    const blocks = new Map<Element, Block>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      if (!parent || !(node instanceof Text) || !isRead(parent)) continue
      let element: Element = parent
      while (element.parentElement && getComputedStyle(element).display === 'inline')
        element = element.parentElement
      const block = blocks.get(element) ?? { element, text: '', places: [] }
      for (let at = 0; at < node.data.length; at += 1) block.places.push({ node, at })
      block.text += node.data
      blocks.set(element, block)
    }

    const getBox = ({ places }: Block, at: number, length = 1) => {
      const place = places[at]
      if (!place) return undefined
      const range = new Range()
      range.setStart(place.node, place.at)
      range.setEnd(place.node, Math.min(place.at + length, place.node.length))
      // The first letter after a soft hyphen that is shown has the box of the hyphen too.
      return length === 1 ? [...range.getClientRects()].at(-1) : range.getBoundingClientRect()
    }
    /** Letters of two sizes on one line overlap; those of two lines do not, or hardly. */
    const areApart = (a: DOMRect | undefined, b: DOMRect | undefined) =>
      a !== undefined && b !== undefined && (b.top + b.bottom) / 2 > a.bottom && b.left < a.right

    /**
     * A word that its column is too narrow for. One that goes on in another element may be two; an
     * address may be cut anywhere.
     */
    const whole = [...blocks.values()].filter(
      ({ element }) => getComputedStyle(element).overflowWrap !== 'anywhere',
    )
    const cut = whole.flatMap((block) =>
      [...block.text.matchAll(/(?<![\p{L}.@])\p{L}{2,}(?![\p{L}@]|\.\p{L})/gu)]
        .map(({ 0: word, index }) => ({ word, first: index, last: index + word.length - 1 }))
        .filter(({ first, last }) => block.places[first]?.node === block.places[last]?.node)
        .filter(({ first, last }) => areApart(getBox(block, first), getBox(block, last)))
        .map(({ word }) => `cut: ${word}`),
    )

    /**
     * Lines of a title as wide as one another are a column of words: only a short one under a long
     * one is a word left alone.
     */
    const isColumn = ({ element }: Block, box: DOMRect | undefined) =>
      element.matches('h1, h2, h3') && box !== undefined && box.width >= longestLine(element) / 2
    const longestLine = (element: Element) => {
      const range = new Range()
      range.selectNodeContents(element)
      return Math.max(...Array.from(range.getClientRects(), ({ width }) => width))
    }
    const alone = [...blocks.values()]
      .filter(({ element }) => element.matches('h1, h2, h3, .lead, figcaption'))
      .flatMap((block) => {
        const words = [...block.text.matchAll(/[^\s]+/g)]
        const [last, previous] = words.toReversed()
        // Two words can only stand one under the other.
        if (!last || !previous || words.length < 3) return []
        const isAlone = areApart(
          getBox(block, previous.index + previous[0].length - 1),
          getBox(block, last.index),
        )
        return isAlone && !isColumn(block, getBox(block, last.index, last[0].length))
          ? [`alone: ${block.element.tagName} « ${block.text.slice(-50).replace(/\s+/g, ' ')} »`]
          : []
      })

    return [...cut, ...alone]
  })

export const findCut = async (page: Page) =>
  (await findBreaks(page)).filter((each) => each.startsWith('cut:'))

/** A closed answer has no lines; of those that share a name, one is open at a time. */
export const openAnswers = (page: Page) =>
  page.evaluate(() => {
    for (const answer of document.querySelectorAll('details:not([data-menu])')) {
      answer.removeAttribute('name')
      answer.toggleAttribute('open', true)
    }
  })
