import { expect, test } from '../support/browser'

test.use({ viewport: { width: 360, height: 740 }, javaScriptEnabled: false })

test('the mobile menu opens without JavaScript, says which page is open, and leads to the chosen one, where it is closed', async ({
  page,
}) => {
  await page.goto('/services/')
  const menu = page.getByRole('navigation', { name: 'Menu' })
  await page.getByText('Menu', { exact: true }).click()
  await expect(menu.getByRole('link', { name: 'Services' })).toHaveAttribute('aria-current', 'page')
  await menu.getByRole('link', { name: 'FAQ' }).click()
  await expect(page).toHaveURL('/faq/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questions fréquentes')
  await expect(menu).toBeHidden()
})
