import { expect, test } from '../support/browser'

test.use({ viewport: { width: 390, height: 844 } })

test('on a phone, the home page shows its title, its people, then the first line of what it offers', async ({ page }) => {
  await page.goto('/')
  const picture = await page.locator('main picture img').first().boundingBox()
  const lead = await page.locator('main .lead').first().boundingBox()
  const bar = await page.getByRole('navigation', { name: 'Nous joindre rapidement' }).boundingBox()
  expect(picture?.x).toBe(0)
  expect(picture?.width).toBe(390)
  expect(picture?.height).toBeGreaterThan(400)
  expect((bar?.y ?? 0) - (lead?.y ?? 0)).toBeGreaterThan(28)
})
