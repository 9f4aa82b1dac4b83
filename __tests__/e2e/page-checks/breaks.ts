import type { Page } from '@playwright/test'

/** Lists every cut word, and every title, lead and caption whose last line is one short word. */
export const findBreaks = (page: Page) =>
  page.evaluate(() => {
    const isRead = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest(
        'script, style, noscript, svg, select, textarea, [aria-hidden], .visually-hidden, .host, [lang="en"]',
      )

    type Word = { text: string; node: Text; first: number; last: number }
    /** The matches of this pattern in each text inside an element. */
    const findWords = (element: Element, pattern: RegExp) => {
      const words: Word[] = []
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node instanceof Text; node = walker.nextNode())
        if (node.parentElement && isRead(node.parentElement))
          for (const { 0: text, index } of node.data.matchAll(pattern))
            words.push({ text, node, first: index, last: index + text.length - 1 })
      return words
    }

    const getBox = (node: Text, at: number) => {
      const letter = new Range()
      letter.setStart(node, at)
      letter.setEnd(node, at + 1)
      // The first letter after a soft hyphen that is shown has the box of the hyphen too.
      return [...letter.getClientRects()].at(-1)
    }
    /** Letters of two sizes on one line overlap; those of two lines do not, or hardly. */
    const areApart = (a: DOMRect | undefined, b: DOMRect | undefined) =>
      a !== undefined && b !== undefined && (b.top + b.bottom) / 2 > a.bottom && b.left < a.right

    // A word that its column is too narrow for, except an address.
    const cut = findWords(document.body, /(?<![\p{L}.@])\p{L}{2,}(?![\p{L}@]|\.\p{L})/gu)
      .filter(({ node, first, last }) => areApart(getBox(node, first), getBox(node, last)))
      .filter(
        ({ node: { parentElement } }) =>
          parentElement && getComputedStyle(parentElement).overflowWrap !== 'anywhere',
      )
      .map(({ text }) => `cut: ${text}`)

    // Lines as wide as one another are a column of words: only a short one under a long one is a
    // word left alone.
    const isShort = (element: Element, { node, first, last }: Word) => {
      const range = new Range()
      range.selectNodeContents(element)
      const longest = Math.max(...Array.from(range.getClientRects(), ({ width }) => width))
      range.setStart(node, first)
      range.setEnd(node, last + 1)
      return range.getBoundingClientRect().width < longest / 2
    }
    const alone = [...document.querySelectorAll('h1, h2, h3, .lead, figcaption')]
      .filter((element) => {
        const hasBlocks = [...element.children].some(
          (child) => getComputedStyle(child).display !== 'inline',
        )
        if (hasBlocks) return false
        const words = findWords(element, /\S+/g)
        const [last, previous] = words.toReversed()
        // Two words can only stand one under the other.
        if (!last || !previous || words.length < 3) return false
        const isApart = areApart(
          getBox(previous.node, previous.last),
          getBox(last.node, last.first),
        )
        return isApart && isShort(element, last)
      })
      .map((element) => `alone: ${element.tagName} « ${element.textContent.slice(-50)} »`)

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
