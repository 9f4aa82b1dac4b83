import { expect, test } from '../../support/browser'

test.describe('in forced colours', () => {
  test.use({ forcedColors: 'active' })

  for (const [choice, address, labels] of [
    ['category', '/blog/', '[data-filter] label'],
    ['text size', '/blog/', 'header fieldset label'],
    ['residence', '/carnet-de-visite/', '.visit-notebook-picker label ~ label .over-label + span'],
  ] as const)
    test(`gives the chosen ${choice} another background`, async ({ page }) => {
      await page.goto(address)
      const [canvas, chosen, ...others] = await page
        .locator(`body, ${labels}`)
        .evaluateAll((all) => all.map((label) => getComputedStyle(label).backgroundColor))
      expect(new Set(others).size).toBe(1)
      expect([canvas, ...others]).not.toContain(chosen)
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
