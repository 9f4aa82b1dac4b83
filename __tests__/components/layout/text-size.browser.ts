import { expect, test } from '../../support/browser'
import { holdRequests } from '../../support/hold-requests'

test('applies a text size before the first paint of every page', async ({ page }) => {
  const release = await holdRequests(page, /\/scripts\/main-script-/)
  const size = () =>
    page.evaluate(() =>
      parseFloat(getComputedStyle(document.querySelector('main p') ?? document.body).fontSize),
    )
  const choose = (name: string) => page.locator(`label[for="text-${name}"]`).click()
  await page.goto('/', { waitUntil: 'commit' })
  const normal = await size()
  await choose('largest')
  expect(await size()).toBeGreaterThan(normal * 1.3)
  release()

  await page.addInitScript(() => {
    new PerformanceObserver(
      () => (document.documentElement.dataset.painted = document.documentElement.dataset.textSize),
    ).observe({
      type: 'paint',
    })
  })
  await page.goto('/services/')
  await expect(page.locator('html')).toHaveAttribute('data-painted', 'largest')
})
