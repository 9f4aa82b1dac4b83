import type { Page } from '@playwright/test'
import { words as siteWords } from '@/content/words'
import { expect, test } from '../../support/browser'
import { holdRequests } from '../../support/hold-requests'
import { withoutPopup } from '../../support/popup'

const words = siteWords.interfaceTexts.search

/** What the first focus in the field loads: the index and the code. */
const searchFiles = /recherche\.json|\/scripts\/combobox/

const field = (page: Page) => page.getByRole('combobox', { name: 'Chercher dans le site' })
const options = (page: Page) => page.getByRole('option')
const phoneLink = (page: Page) => page.getByRole('search').locator('a[href^="tel:"]')
const alert = (page: Page) => page.getByRole('alert').filter({ hasText: words.failed })
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' })

test('the menu of a phone leads to the field, ready to be typed in', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/faq/')
  await page.locator('header summary').click()
  await menu(page).getByRole('link', { name: 'Chercher' }).click()
  await expect(page).toHaveURL(/\/blog\/#chercher$/)
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toBeInViewport()
  await page.keyboard.type('caution')
  await expect(options(page).first()).toContainText('dépôt')
})

test.describe('on the error page', () => {
  test.use({ expectedProblems: /404/ })

  test('the search answers', async ({ page }) => {
    await page.goto('/nulle-part/')
    await field(page).fill('maman tombe')
    await expect(options(page).first()).toHaveAttribute('href', '/urgence/#chute')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })

  test('the menu marks the page that is open', async ({ page }) => {
    await page.goto('/services/')
    await page.getByText('Menu', { exact: true }).click()
    const link = menu(page).getByRole('link', { name: 'Services' })
    await expect(link).toHaveAttribute('aria-current', 'page')
  })

  test('the menu leads to an index of subjects instead of the field', async ({ page }) => {
    await page.goto('/services/')
    await page.getByText('Menu', { exact: true }).click()
    await menu(page).getByRole('link', { name: 'Chercher' }).click()
    await expect(menu(page)).toBeHidden()
    await expect(field(page)).toBeHidden()
    await page.getByRole('link', { name: 'D’autres sujets, de A à Z' }).click()
    const title = page.getByRole('heading', { name: 'D’autres sujets, de A à Z' })
    await expect(title).toBeInViewport()
    await title.click()
    expect(await page.locator('#sujets li').count()).toBeGreaterThanOrEqual(30)
    await page.getByRole('link', { name: 'Abus, vol, maltraitance' }).click()
    await expect(page).toHaveURL(/\/urgence\/#peur$/)
  })
})

test.describe('on the blog', () => {
  test.beforeEach(async ({ page }) => {
    await withoutPopup(page)
  })

  test('the first result and the field are in sight above the keyboard of a phone', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 340 })
    await page.goto('/blog/')
    await field(page).fill('maman tombe la nuit')
    await expect(options(page).first().locator('.search-title')).toBeInViewport({ ratio: 1 })
    await expect(options(page).first().locator('.small mark').first()).toBeInViewport()
    await expect(field(page)).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('ArrowUp')
    await expect(field(page)).not.toBeInViewport()
    await page.keyboard.press('Escape')
    await expect(field(page)).toBeInViewport({ ratio: 1 })
  })

  test('Tab leads past the results to the phone number under weak ones', async ({ page }) => {
    await page.goto('/blog/')
    await field(page).fill('loyer')
    await expect(options(page).first()).toBeVisible()
    await expect(phoneLink(page)).toBeHidden()
    await field(page).fill('toiture')
    await expect(phoneLink(page)).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(phoneLink(page)).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(phoneLink(page)).toBeHidden()
  })

  test('loads nothing of the search before a visitor enters the field', async ({ page }) => {
    const requested: string[] = []
    page.on('request', (request) => requested.push(request.url()))
    await page.goto('/blog/')
    await expect(page.locator('html')).toHaveAttribute('data-lazy-controls-ready')
    const ofSearch = () => requested.filter((url) => searchFiles.test(url)).length
    expect(ofSearch()).toBe(0)
    await field(page).focus()
    await expect.poll(ofSearch).toBe(2)
  })

  test('keeps what is typed and the focus until its code is loaded', async ({ page }) => {
    const release = await holdRequests(page, searchFiles)
    await page.goto('/blog/')
    await field(page).click()
    await page.keyboard.type('ba')
    release()
    await expect(options(page).first()).toBeVisible()
    await page.keyboard.type('il')
    await expect(field(page)).toHaveValue('bail')
    await expect(options(page).first()).toContainText(/bail/i)
  })
})

test.describe('where a file fails to load', () => {
  test.use({ expectedProblems: /Failed to load resource/ })

  test('shows the number to call, and searches at the next focus', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 664 })
    await page.route('**/scripts/combobox*', (route) => route.abort())
    await page.goto('/blog/')
    await field(page).focus()
    await page.keyboard.type('bail')
    await expect(alert(page).locator('a[href^="tel:"]')).toBeVisible()
    await expect(field(page)).toHaveValue('bail')
    const [fieldBox, alertBox] = [await field(page).boundingBox(), await alert(page).boundingBox()]
    expect(alertBox?.y).toBeGreaterThan((fieldBox?.y ?? 0) + (fieldBox?.height ?? 0))
    await page.unrouteAll()
    await field(page).blur()
    await field(page).focus()
    await expect(options(page).first()).toContainText(/bail/i)
    await expect(alert(page)).toBeHidden()
  })

  test('replaces the field by the number to call without the lazy features', async ({ page }) => {
    await page.route('**/scripts/lazy-features*', (route) => route.abort())
    await page.goto('/blog/')
    await expect(alert(page).locator('a[href^="tel:"]')).toBeVisible()
    await expect(field(page)).toBeHidden()
  })
})
