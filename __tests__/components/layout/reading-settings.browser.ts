import { expect, test } from '../../support/browser'

test.describe('in forced colours', () => {
  test.use({ forcedColors: 'active' })

  test('gives the chosen category and text size another background', async ({ page }) => {
    await page.goto('/blog/')
    for (const group of ['[data-filter]', 'header fieldset']) {
      const grounds = await page
        .locator(`${group} label`)
        .evaluateAll((labels) => labels.map((label) => getComputedStyle(label).backgroundColor))
      expect(new Set(grounds.slice(1)).size, group).toBe(1)
      expect(grounds[0], group).not.toBe(grounds[1])
    }
  })
})
