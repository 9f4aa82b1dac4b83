import { expect, test } from '../support/browser'

// Playwright's Chromium keeps no page that is left; people's browsers do, and show it on Back as it was, without loading it.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] })
  },
  viewport: { width: 360, height: 740 },
})

test(
  'Back, to a page that the browser has kept: the same place and choice, the menu closed, and the size of text that was chosen since',
  { tag: '@window' },
  async ({ page }) => {
    await page.addInitScript(() => {
      window.addEventListener('pageshow', ({ persisted }) => (document.documentElement.dataset.kept = String(persisted)))
    })
    const isMenuOpen = () => page.locator('details[data-menu]').evaluate((menu: HTMLDetailsElement) => menu.open)
    const place = () => page.evaluate(() => window.scrollY)
    await page.goto('/blog/')
    await page.locator('[data-filter] label', { hasText: 'Santé' }).click()
    await page.locator('header summary').click()
    const left = await place()
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Services' }).click()
    await page.waitForURL('**/services/')
    await page.locator('label[for="text-largest"]').click()
    await page.goBack({ waitUntil: 'commit' })
    await expect(page.locator('html')).toHaveAttribute('data-kept', 'true')
    await expect(page.locator('html')).toHaveAttribute('data-text', 'largest')
    expect(await isMenuOpen()).toBe(false)
    expect(await place()).toBe(left)
    await expect(page).toHaveURL('/blog/?categorie=sante')
    await expect(page.locator('#categorie-sante')).toBeChecked()
  },
)
