import type { Page } from '@playwright/test'
import { interfaceTexts } from '@/content/interface'
import { expect, test } from '../../support/browser'
import { withoutPopup } from '../../support/popup'

/** A screen high enough for the whole page: whatever lies on a word can be asked for at that word. */
const height = 16_000

const views = [
  { width: 320, letters: '' },
  { width: 390, letters: '' },
  { width: 768, letters: '' },
  { width: 960, letters: '' },
  { width: 1280, letters: 'large' },
  { width: 1440, letters: '' },
] as const

/** Of each letter, whether the one before lies under it; and the words, of the letters and around, that something else lies on. */
const findCovered = (page: Page) =>
  page.evaluate(() => {
    const letters = [...document.querySelectorAll('main article')]
    const sheetOf = (letter: Element) =>
      letter.querySelector('blockquote')?.parentElement?.getBoundingClientRect() ?? letter.getBoundingClientRect()
    const isOver = (one: DOMRect, other: DOMRect) =>
      one.left < other.right - 8 && other.left < one.right - 8 && one.top < other.bottom - 8 && other.top < one.bottom - 8
    const overlapping = letters.filter((letter, index) =>
      letters.some((other, place) => place < index && isOver(sheetOf(letter), sheetOf(other))),
    ).length
    const covered: string[] = []
    let words = 0
    for (const letter of letters) {
      const walker = document.createTreeWalker(letter, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (node.parentElement?.closest('svg')) continue
        for (const { 0: word, index: start } of (node.textContent ?? '').matchAll(/\S+/g)) {
          const range = document.createRange()
          range.setStart(node, start)
          range.setEnd(node, start + word.length)
          for (const { left, right, top, bottom } of range.getClientRects()) {
            words++
            for (const x of [left + 1, right - 1])
              if (
                document.elementFromPoint(x, (top + bottom) / 2)?.closest('blockquote, p, footer') !==
                node.parentElement?.closest('blockquote, p, footer')
              )
                covered.push(word)
          }
        }
      }
    }
    return { overlapping, covered, words }
  })

/** On the page of the letters, one in each pile lies on nothing, and so does the one across the page. */
const onAnother = { '/': 2, '/temoignages/': 5 }

for (const { width, letters } of views)
  test(`letters overlap and hide no word, at ${String(width)} px${letters && ', in large letters'}`, async ({ page }) => {
    await withoutPopup(page)
    await page.setViewportSize({ width, height })
    for (const [route, overlapping] of Object.entries(onAnother)) {
      await page.goto(route)
      await page.evaluate((size) => {
        if (size) document.documentElement.dataset.text = size
        // The bar under the thumb stays at the foot of the screen, over what stands there.
        for (const bar of document.querySelectorAll<HTMLElement>('body nav')) bar.style.visibility = 'hidden'
      }, letters)
      const found = await findCovered(page)
      expect(found.words, route).toBeGreaterThan(100)
      expect(found.covered, route).toEqual([])
      expect(found.overlapping, route).toBe(overlapping)
    }
  })

for (const [route, cards] of [
  ['/', 3],
  ['/temoignages/', 9],
] as const)
  test(`${route}: the average once, and on each letter five stars that are one picture with its words`, async ({ page }) => {
    await page.goto(route)
    await expect(page.locator('main').getByText(/5,0/)).toHaveCount(1)
    const stars = page.locator('main article').getByRole('img', { name: interfaceTexts.stars, exact: true })
    await expect(stars).toHaveCount(cards)
    // Drawn beside the name, and said nowhere else.
    await expect(page.locator('main article footer')).toHaveText(
      (await page.locator('main article footer p').allTextContents()).map((name) => `${name}${interfaceTexts.stars}`),
    )
  })
