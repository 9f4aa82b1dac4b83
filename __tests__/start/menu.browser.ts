import { awake } from '../support/awake'
import { expect, test } from '../support/browser'

const phone = { width: 360, height: 740 }

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'le menu mobile' : 'le menu mobile sans JavaScript', () => {
    test.use({ javaScriptEnabled, viewport: phone })

    test('s’ouvre, montre tous les liens et mène à la page choisie', async ({ page }) => {
      await page.goto('/')
      await page.getByText('Menu', { exact: true }).click()
      const menu = page.getByRole('navigation', { name: 'Menu' })
      await expect(menu.getByRole('link')).toHaveText([
        'Services',
        'Notre équipe',
        'Témoignages',
        'Blogue',
        'Liens utiles',
        'Alzheimer',
        'Notre mission',
        'FAQ',
        'Contact',
      ])
      await menu.getByRole('link', { name: 'FAQ' }).click()
      await expect(page).toHaveURL('/faq/')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questions fréquentes')
      await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden()
    })

    test('dit quelle page est ouverte', async ({ page }) => {
      await page.goto('/services/')
      await page.getByText('Menu', { exact: true }).click()
      await expect(page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Services' })).toHaveAttribute(
        'aria-current',
        'page',
      )
    })
  })
}

test.describe('le menu mobile ouvert', () => {
  test.use({ viewport: phone })

  test.beforeEach(async ({ page }) => {
    await page.goto('/services/')
    await page.getByText('Menu', { exact: true }).click()
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()
    await awake(page)
  })

  test('se ferme avec Échap et rend le focus à son bouton', async ({ page }) => {
    await page.keyboard.press('Escape')
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden()
    await expect(page.locator('header summary')).toBeFocused()
  })

  test('se ferme quand on touche ailleurs', async ({ page }) => {
    await page.locator('main h1').click({ force: true })
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden()
  })
})
