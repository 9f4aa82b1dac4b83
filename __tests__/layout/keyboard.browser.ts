import { expect, test } from '../support/browser'
import { press, tabTo } from '../support/focus'

test('from the keyboard, on a telephone, the skip link leads to the content; the text grows, and the focus stays on its control', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/services/')
  const sizes = page.getByRole('group', { name: 'Taille du texte' })
  await tabTo(page, sizes.getByRole('radio', { name: 'Texte normal' }))
  await press(page, 'ArrowRight')
  await press(page, 'ArrowRight')
  await expect(sizes.getByRole('radio', { name: 'Texte très grand' })).toBeFocused()
  await expect(page.locator('html')).toHaveAttribute('data-text', 'largest')
  await tabTo(page, page.getByRole('link', { name: 'Aller au contenu' }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
  await press(page, 'Tab')
  await expect(page.locator('main :focus')).toHaveCount(1)
})

test('from the keyboard, on a wide screen, a category leads to an article, where the keyboard begins at the top', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/blog/')
  await tabTo(page, page.locator('#categorie-tous'))
  await press(page, 'ArrowRight')
  await press(page, 'ArrowRight')
  await expect(page.locator('#categorie-guide')).toBeFocused()
  await tabTo(page, page.locator('[data-entry]:visible a').first())
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/article-\d+\/$/)
  // Nobody presses a key before there is something to see. Where a test does, Chromium 156 breaks off the view transition and tells the console.
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await press(page, 'Tab')
  await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeFocused()
})
