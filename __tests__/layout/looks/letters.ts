import type { Page } from '@playwright/test'

/** Letters lie on one another, and on their words: what lies on a word of theirs is seen at that word. */
export const findCoveredWords = (page: Page) =>
  page.evaluate(() => {
    const parts = 'blockquote, p, footer'
    // The bar under the thumb stays at the foot of the screen, over what stands there.
    const bar = document.querySelector<HTMLElement>('nav[aria-label="Nous joindre rapidement"]')
    bar?.style.setProperty('visibility', 'hidden')
    const covered: string[] = []
    for (const part of document.querySelectorAll('main article:has(blockquote) :is(blockquote, p, footer)')) {
      part.scrollIntoView({ block: 'center' })
      const range = new Range()
      range.selectNodeContents(part)
      for (const { left, right, top, bottom } of range.getClientRects())
        for (const x of [left + 1, right - 1]) {
          const seen = document.elementFromPoint(x, (top + bottom) / 2)?.closest(parts)
          if (!seen || !(part.contains(seen) || seen.contains(part))) covered.push(`covered: ${part.textContent.slice(0, 40)}`)
        }
    }
    bar?.style.removeProperty('visibility')
    scrollTo(0, 0)
    return covered
  })
