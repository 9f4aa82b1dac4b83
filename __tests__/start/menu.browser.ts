import { expect, test } from '../support/browser'

test.use({ viewport: { width: 360, height: 740 } })

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'the mobile menu' : 'the mobile menu without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('opens, shows all links and leads to the chosen page', async ({ page }) => {
      await page.goto('/')
      await page.getByText('Menu', { exact: true }).click()
      const menu = page.getByRole('navigation', { name: 'Menu' })
      await expect(menu.getByRole('link')).toHaveText([
        'C’est urgent : les numéros',
        'Services',
        'Notre équipe',
        'Témoignages',
        'Chercher',
        'Blogue',
        'Liens utiles',
        'Alzheimer',
        'Notre mission',
        'FAQ',
        'Où en êtes-vous?',
        'Un mois en résidence, prix net',
        'Carnet de visite',
        'Bail, hausse, départ',
        'Contact',
      ])
      await menu.getByRole('link', { name: 'FAQ' }).click()
      await expect(page).toHaveURL('/faq/')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questions fréquentes')
      await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden()
    })

    test('says which page is open', async ({ page }) => {
      await page.goto('/services/')
      await page.getByText('Menu', { exact: true }).click()
      await expect(page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Services' })).toHaveAttribute(
        'aria-current',
        'page',
      )
    })
  })
}

test.describe('the open mobile menu', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/services/')
    await page.getByText('Menu', { exact: true }).click()
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()
  })

  test('closes on Escape and gives the focus back to its button', async ({ page }) => {
    await page.keyboard.press('Escape')
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden()
    await expect(page.locator('header summary')).toBeFocused()
    // With the menu closed, it moves no focus.
    await page.locator('main a').first().focus()
    await page.keyboard.press('Escape')
    await expect(page.locator('main a').first()).toBeFocused()
  })

  test('closes when one touches elsewhere, and not inside', async ({ page }) => {
    await page.getByRole('navigation', { name: 'Menu' }).getByText('Outils', { exact: true }).click()
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()
    await page.locator('main h1').click({ force: true })
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden()
  })
})
