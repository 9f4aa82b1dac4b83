import { expect, test } from '../../../support/browser'

// The height of a computer screen that enlarges four times.
test('places the exit link beside the title without adding height', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto('/urgence/')
  const wayOut = page.locator('main h1 + a')
  await expect(wayOut).toHaveAccessibleName('Quitter cette page')
  const top = async () => (await page.locator('main a[href="tel:911"]').first().boundingBox())?.y
  const before = await top()
  await wayOut.evaluate((link) => {
    link.remove()
  })
  expect(await top()).toBe(before)
})
