import { site } from '@/content/site'
import { expect, test } from '../../support/browser'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('keeps the phone number in view, and ends under the footer', async ({ page }) => {
    await page.goto('/contact/')
    await expect(page.locator('main [data-copy] a[href^="tel:"]')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Copier le numéro' })).toBeHidden()
    await page.goto('/services/')
    const bar = page.getByRole('navigation', { name: 'Nous joindre rapidement' })
    await expect(bar).toBeInViewport({ ratio: 1 })
    await expect(bar.getByRole('link').first()).toHaveAttribute('href', site.phone.href)
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    const [footer, thumb] = await Promise.all([
      page.locator('footer').last().boundingBox(),
      bar.boundingBox(),
    ])
    expect(thumb?.y).toBeGreaterThanOrEqual((footer?.y ?? 0) + (footer?.height ?? Infinity) - 1)
  })
})

test.describe('in the dark theme', () => {
  test.use({ viewport: { width: 360, height: 740 }, colorScheme: 'dark' })

  for (const address of ['/services/', '/urgence/'])
    test(`draws each focus ring of ${address} in the colour of its words`, async ({ page }) => {
      await page.goto(address)
      const links = page.locator('nav.thumb-bar a').filter({ visible: true })
      await expect(links).toHaveCount(3)
      for (const link of await links.all()) {
        await link.focus()
        const { color, outlineColor } = await link.evaluate((focused) => getComputedStyle(focused))
        expect(outlineColor).toBe(color)
      }
    })
})
