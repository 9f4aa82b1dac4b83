import { expect, test } from '../support/browser'
import { pressKey, tabTo } from '../support/focus'

test('keeps the focus on the text size, and skips to the title by its link', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/services/')
  const sizes = page.getByRole('group', { name: 'Taille du texte' })
  await tabTo(page, sizes.getByRole('radio', { name: 'A normal' }))
  await pressKey(page, 'ArrowRight')
  await pressKey(page, 'ArrowRight')
  await expect(sizes.getByRole('radio', { name: 'A très grand' })).toBeFocused()
  await expect(page.locator('html')).toHaveAttribute('data-text-size', 'largest')
  await tabTo(page, page.getByRole('link', { name: 'Aller au contenu' }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.locator('h1')).toBeFocused()
  await pressKey(page, 'Tab')
  await expect(page.locator('main :focus')).toHaveCount(1)
})

test('filters the blog and starts at the top of the article that is opened', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/blog/')
  await tabTo(page, page.locator('#categorie-tous'))
  await pressKey(page, 'ArrowRight')
  await pressKey(page, 'ArrowRight')
  await expect(page.locator('#categorie-guide')).toBeFocused()
  await tabTo(page, page.locator('li[data-categories]:visible a').first())
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/article-\d+\/$/)
  await pressKey(page, 'Tab')
  await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeFocused()
})
