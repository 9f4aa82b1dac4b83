import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser'

const maps = { '/': 5, '/contact/': 8, '/services/': 8 }

/** What is wrong with the names of the map: one over another, out of the frame, or smaller than the smallest text. */
const faultsOf = (page: Page) =>
  page
    .locator('main [data-size]')
    .filter({ has: page.locator('[data-place]') })
    .evaluate((map) => {
      const frame = map.getBoundingClientRect()
      const names = [...map.querySelectorAll('[data-place] > span')]
        .filter((name) => name.checkVisibility())
        .map((name) => ({ text: name.textContent, box: name.getBoundingClientRect(), size: parseFloat(getComputedStyle(name).fontSize) }))
      const faults = names.flatMap(({ text, box, size }, index) => [
        ...(box.left < frame.left || box.right > frame.right || box.top < frame.top || box.bottom > frame.bottom ? [`${text} is cut`] : []),
        ...(size < 16.9 ? [`${text}: ${String(size)} px`] : []),
        ...names
          .slice(index + 1)
          .filter(
            (other) => other.box.left < box.right && box.left < other.box.right && other.box.top < box.bottom && box.top < other.box.bottom,
          )
          .map((other) => `${text} over ${other.text}`),
      ])
      return { count: names.length, faults, overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth }
    })

for (const width of [320, 360, 390, 768, 960, 1024, 1440]) {
  test.describe(`at ${String(width)} px`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('every name of the maps is whole, apart from the others and large enough', async ({ page }) => {
      const found: object[] = []
      for (const [route, least] of Object.entries(maps)) {
        await page.goto(route)
        for (const text of ['normal', 'large', 'largest']) {
          await page.evaluate((size) => (document.documentElement.dataset.text = size), text)
          const { count, faults, overflow } = await faultsOf(page)
          // Very narrow, the bridges and the ferry are left to the caption.
          if (count < (width < 400 ? Math.min(least, 7) : least)) faults.push(`${String(count)} names`)
          if (overflow > 0) faults.push(`scrolls by ${String(overflow)} px`)
          if (faults.length > 0) found.push({ route, text, faults })
        }
      }
      expect(found).toEqual([])
    })
  })
}
