import type { Page } from '@playwright/test'
import { listedArticles } from '@/content/articles'
import { words } from '@/content/words'
import { expect, test } from '../../support/browser'

const listed = listedArticles.length

const cards = 'li[data-categories]'
const shown = (page: Page) => page.locator(`${cards}:visible`)
const choose = (page: Page, category: string) =>
  page.locator('[data-filter] label', { hasText: category }).click()
/** Returns true when every heading has an article under it. */
const everyTitleHasCards = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('section:has(> ul [data-categories])')]
      .filter((section) => section.checkVisibility())
      .every((section) =>
        [...section.querySelectorAll('li[data-categories]')].some((card) => card.checkVisibility()),
      ),
  )

test.use({ javaScriptEnabled: false })

test('shows the chosen category, and a link where it is empty', async ({ page }) => {
  await page.goto('/blog/')
  await expect(shown(page)).toHaveCount(listed)
  const empty = page.getByText('Cette catégorie n’a pas encore d’article')
  for (const category of ['Conseils', 'Guide', 'Bien-être', 'Santé', 'Alzheimer'] as const) {
    await choose(page, category)
    const ofCategory = `li[data-categories="${words.blogPage.filter.categories.indexOf(category)}"]`
    const expected = await page.locator(ofCategory).count()
    expect(expected > 0).toBe(category !== 'Alzheimer')
    await expect(shown(page)).toHaveCount(expected)
    await expect(page.locator(`${ofCategory}:visible`)).toHaveCount(expected)
    expect(await everyTitleHasCards(page)).toBe(true)
    await expect(empty).toBeVisible({ visible: expected === 0 })
  }
  await expect(empty.getByRole('link')).toHaveAttribute('href', '/alzheimer/')
  await choose(page, 'Tous')
  await expect(shown(page)).toHaveCount(listed)
})
