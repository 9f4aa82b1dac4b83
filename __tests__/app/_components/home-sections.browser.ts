import { expect, test } from '../../support/browser'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test('shows the picture and the first line of the lead on the first screen of a phone', async ({
  page,
}) => {
  await page.goto('/')
  const picture = await page.locator('main picture img').first().boundingBox()
  const lead = await page.locator('main .lead').first().boundingBox()
  const bar = await page.getByRole('navigation', { name: 'Nous joindre rapidement' }).boundingBox()
  expect(picture).toMatchObject({ x: 0, width: 390 })
  expect(picture?.height).toBeGreaterThan(400)
  expect((bar?.y ?? 0) - (lead?.y ?? 0)).toBeGreaterThan(28)
})
