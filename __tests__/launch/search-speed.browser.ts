import { expect, test } from '../support/browser'
import { expectHydrated } from '../support/contact-page'

test('the hydrated search answers within 100 ms of the fourth letter', async ({ page }) => {
  await page.goto('/blog/')
  await page.locator('#chercher').focus()
  await expectHydrated(page)
  const waits: number[] = []
  for (const word of ['caution', 'démence', 'hôpital', 'impôts', 'solitude']) {
    await page.locator('#chercher').fill(word.slice(0, 3))
    const wait = await page
      .locator('#chercher')
      .evaluate(async (input: HTMLInputElement, letter) => {
        const start = performance.now()
        input.setRangeText(letter, 3, 3, 'end')
        input.dispatchEvent(new InputEvent('input', { bubbles: true }))
        await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)))
        return performance.now() - start
      }, word.charAt(3))
    await expect(page.getByRole('option').first()).toBeVisible()
    waits.push(wait)
  }
  expect(waits.toSorted((a, b) => a - b)[2]).toBeLessThan(100)
})
