import { expect, test } from '../../support/browser'

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme })

    test('draws a focus ring in the colour of the titles of the footer', async ({ page }) => {
      await page.goto('/')
      const footer = page.getByRole('contentinfo')
      const link = footer.getByRole('link').first()
      await link.focus()
      const ring = await link.evaluate((focused) => getComputedStyle(focused).outlineColor)
      await expect(footer.locator('h2, h3, summary').first()).toHaveCSS('color', ring)
    })
  })
