import type { Page } from '@playwright/test'

/** Letters lie on one another, and on their words: what lies on a word of theirs is seen at that word. */
export const findCoveredWords = (page: Page) =>
  page.evaluate(() => {
    const parts = 'blockquote, p, footer'
    // The bar under the thumb stays at the foot of the screen, over what stands there.
    const bar = document.querySelector<HTMLElement>('nav[aria-label="Nous joindre rapidement"]')
    bar?.style.setProperty('visibility', 'hidden')
    const covered: string[] = []
    for (const letter of document.querySelectorAll('main article:has(blockquote)')) {
      const walker = document.createTreeWalker(letter, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const part = node.parentElement?.closest(parts)
        if (!part || node.parentElement?.closest('svg')) continue
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\S+/g)) {
          const range = new Range()
          range.setStart(node, index)
          range.setEnd(node, index + word.length)
          if (range.getBoundingClientRect().top < 0 || range.getBoundingClientRect().bottom > innerHeight)
            scrollBy(0, range.getBoundingClientRect().top - innerHeight / 3)
          for (const { left, right, top, bottom } of range.getClientRects())
            for (const x of [left + 1, right - 1])
              if (document.elementFromPoint(x, (top + bottom) / 2)?.closest(parts) !== part) covered.push(word)
        }
      }
    }
    bar?.style.removeProperty('visibility')
    scrollTo(0, 0)
    return covered.map((word) => `covered: ${word}`)
  })
