import type { Page } from '@playwright/test'
import { expect, test } from '../../support/browser'
import { withoutPopup } from '../../support/popup'

const field = (page: Page) => page.getByRole('combobox', { name: 'Chercher dans le site' })
const options = (page: Page) => page.getByRole('option')
const number = (page: Page) => page.getByRole('search').locator('a[href^="tel:"]')
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' })

test.describe('is reached', () => {
  test('from the menu of a phone, the field ready to be written in', async ({ page }) => {
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

  test.describe('from a page that does not exist', () => {
    test.use({ expectedProblems: /404/ })

    test('where it answers', async ({ page }) => {
      await page.goto('/nulle-part/')
      await field(page).fill('maman tombe')
      await expect(options(page).first()).toHaveAttribute('href', '/urgence/#chute')
    })
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })

    test('from the menu, closed on the next page, which says which one is open: as an index in the words of families', async ({
      page,
    }) => {
      await page.goto('/services/')
      await page.getByText('Menu', { exact: true }).click()
      await expect(menu(page).getByRole('link', { name: 'Services' })).toHaveAttribute(
        'aria-current',
        'page',
      )
      await menu(page).getByRole('link', { name: 'Chercher' }).click()
      await expect(page).toHaveURL(/\/blog\//)
      await expect(menu(page)).toBeHidden()
      await expect(field(page)).toBeHidden()
      await page.getByRole('link', { name: 'Tous les sujets, de A à Z' }).click()
      await expect(
        page.getByRole('heading', { name: 'Tous les sujets, de A à Z' }),
      ).toBeInViewport()
      expect(await page.locator('#sujets li').count()).toBeGreaterThanOrEqual(60)
      await page.getByRole('link', { name: 'Abus, vol, maltraitance' }).click()
      await expect(page).toHaveURL(/\/urgence\/#peur$/)
    })
  })
})

test.describe('answers', () => {
  test.beforeEach(async ({ page }) => {
    await withoutPopup(page)
  })

  test('above the keyboard of a telephone, the first whole; Escape leads back from the last one to the field', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 340 })
    await page.goto('/blog/')
    await field(page).fill('maman tombe la nuit')
    await expect(options(page).first().locator('.title')).toBeInViewport({ ratio: 1 })
    await expect(options(page).first().locator('.sentence mark').first()).toBeInViewport()
    await expect(field(page)).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('ArrowUp')
    await expect(field(page)).not.toBeInViewport()
    await page.keyboard.press('Escape')
    await expect(field(page)).toBeInViewport({ ratio: 1 })
  })

  test('in a list whose keys are the field’s, which Tab leaves for a number; it closes behind the focus', async ({
    page,
  }) => {
    await page.goto('/blog/')
    await field(page).fill('loyer')
    await expect(options(page).first()).toBeVisible()
    await expect(number(page)).toBeHidden()
    await page.keyboard.press('Tab')
    await expect(page.locator('[role="listbox"]:focus, [role="combobox"]:focus')).toHaveCount(0)
    await field(page).fill('toiture')
    await expect(number(page)).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(number(page)).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(number(page)).toBeHidden()
  })

  test('once it is used, and fetches nothing before', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto('/blog/', { waitUntil: 'networkidle' })
    expect(asked.filter((path) => /recherche|\/scripts\/(?!main-script-)/.test(path))).toEqual([])
    await field(page).focus()
    await expect.poll(() => asked).toContain('/recherche.json')
  })

  test.describe('when its index does not come', () => {
    test.use({ expectedProblems: /Failed to load resource/ })

    test('says so in a sentence, and answers as soon as it is back', async ({ page }) => {
      // The route stays: taken away while the rest of the code is still on its way, it would leave that request without an answer.
      let isLost = true
      await page.route('**/recherche.json', (route) => (isLost ? route.abort() : route.fallback()))
      await page.goto('/blog/')
      await field(page).focus()
      const alert = page.locator('[data-island="search"]').getByRole('alert')
      await expect(alert).toHaveText(/^La recherche ne répond pas\./)
      isLost = false
      await page.keyboard.type('zona')
      await expect(options(page).first()).toBeVisible()
      await expect(alert).toBeHidden()
    })
  })
})
