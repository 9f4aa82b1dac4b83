import type { Page } from '@playwright/test'
import { expect, test } from '../../support/browser'

const urgent = { name: 'C’est urgent', exact: true }
const header = (page: Page) => page.locator('header > div').first().getByRole('link', urgent)
const thumb = (page: Page) =>
  page.getByRole('navigation', { name: 'Nous joindre rapidement' }).getByRole('link', urgent)

for (const [width, bar, inHeader, link] of [
  [543, 'the thumb bar and the menu', false, thumb],
  [544, 'the header', true, header],
] as const)
  test(`at ${String(width)} px, links the urgent numbers from ${bar}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/services/')
    expect([await header(page).isVisible(), await thumb(page).isVisible()]).toEqual([
      inHeader,
      !inHeader,
    ])
    if (!inHeader) {
      await page.getByText('Menu', { exact: true }).click()
      await expect(
        page.getByRole('navigation', { name: 'Menu' }).getByRole('link').first(),
      ).toHaveAttribute('href', '/urgence/')
      await page.keyboard.press('Escape')
    }
    await link(page).click()
    await expect(page).toHaveURL(/\/urgence\/$/)
  })
