import { expect, test } from '../../support/browser'
import { withoutPopup } from '../../support/popup'

test('keeps a phone number among words on one line of the narrowest phone', async ({ page }) => {
  await withoutPopup(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/situation/premieres-semaines/')
  const numbers = page.locator('main p a[href^="tel:"] .nowrap')
  expect(await numbers.count()).toBeGreaterThan(0)
  const lines = await numbers.evaluateAll((all) =>
    all.map((number) => {
      const words = document.createRange()
      words.selectNodeContents(number)
      return new Set(Array.from(words.getClientRects(), ({ top }) => top)).size
    }),
  )
  expect(new Set(lines)).toEqual(new Set([1]))
})
