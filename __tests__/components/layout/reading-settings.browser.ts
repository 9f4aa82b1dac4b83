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

  test('gives drawings on yellow the card of the dark system', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/')
    const cards = await page
      .locator('html, main [data-force-light]')
      .evaluateAll((all) => all.map((each) => getComputedStyle(each).getPropertyValue('--card')))
    expect(cards.length).toBeGreaterThan(1)
    expect(new Set(cards).size).toBe(1)
  })
})
