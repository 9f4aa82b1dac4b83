import type { Page } from '@playwright/test'
import { answerWith, contactMessages, fieldsOf, openPopup, popupMessages, visitor, withStatus } from '../request/visitor'
import { awaken } from '../support/awake'
import { expect, test } from '../support/browser'
import { exportedRoutes } from '../support/exported-pages'
import { press, tabThrough, tabTo } from '../support/focus'

async function open(page: Page, address: string) {
  await page.goto(address)
  await awaken(page)
}

for (const [width, height] of [
  [320, 640],
  [360, 740],
  [1280, 800],
] as const) {
  const isPhone = width < 1000

  test.describe(`au clavier, à ${String(width)} px`, () => {
    test.use({ viewport: { width, height } })

    test('le lien d’évitement mène au contenu', async ({ page }) => {
      await open(page, '/services/')
      await press(page, 'Tab')
      await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page.locator('main')).toBeFocused()
      await press(page, 'Tab')
      expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
    })

    test('le texte grandit, et le focus reste sur le réglage', async ({ page }) => {
      await open(page, '/services/')
      const sizes = page.getByRole('group', { name: 'Taille du texte' })
      await tabTo(page, sizes.getByRole('radio', { name: 'Texte normal' }))
      await expect(sizes).toMatchAriaSnapshot()
      await press(page, 'ArrowRight')
      await press(page, 'ArrowRight')
      await expect(sizes.getByRole('radio', { name: 'Texte très grand' })).toBeFocused()
      await expect(page.locator('html')).toHaveAttribute('data-text', 'largest')
      await expect(sizes).toMatchAriaSnapshot()
    })

    test('une recherche mène à un article', async ({ page }) => {
      await open(page, '/blog/')
      const field = page.getByRole('combobox', { name: 'Chercher dans le site' })
      await tabTo(page, field)
      await page.keyboard.type('zona')
      await expect(page.getByRole('option').first()).toBeVisible()
      await press(page, 'ArrowDown')
      await expect(page.getByRole('search').getByRole('status')).toHaveText(/résultats?$/)
      await expect(page.getByRole('search')).toMatchAriaSnapshot()
      await page.keyboard.press('Enter')
      await page.waitForURL('**/blog/article-15/')
      await expect(page.locator('h1')).toBeFocused()
      await press(page, 'Tab')
    })

    test('une catégorie mène à un article', async ({ page }) => {
      await open(page, '/blog/')
      await tabTo(page, page.locator('#categorie-tous'))
      await press(page, 'ArrowRight')
      await press(page, 'ArrowRight')
      await expect(page.locator('#categorie-guide')).toBeFocused()
      await expect(page.getByRole('group', { name: /./ }).filter({ has: page.locator('#categorie-guide') })).toMatchAriaSnapshot()
      const first = page.locator('[data-entry]:visible a').first()
      await tabTo(page, first)
      const address = await first.getAttribute('href')
      await page.keyboard.press('Enter')
      await page.waitForURL(`**${address ?? ''}`)
      await expect(page.locator('h1')).toBeFocused()
    })

    test('une question s’ouvre, et sa réponse vient ensuite', async ({ page }) => {
      await open(page, '/faq/')
      const question = page.locator('#depot-de-garantie')
      await tabTo(page, question.locator('summary'))
      await press(page, 'Enter')
      await expect(question).toHaveAttribute('open')
      await expect(question).toMatchAriaSnapshot()
      await press(page, 'Tab')
    })

    test('un message s’écrit, se corrige et part', async ({ page }) => {
      await open(page, '/contact/')
      const sent = await answerWith(page, withStatus(200))
      const form = page.locator('main form')
      const fields = fieldsOf(form)
      await tabTo(page, fields.seekingFor)
      await tabTo(page, fields.submit)
      await page.keyboard.press('Enter')
      await expect(fields.seekingFor).toBeFocused()
      await expect(form).toMatchAriaSnapshot()
      await page.keyboard.type('Un proche')
      for (const [field, value] of [
        [fields.name, visitor.name],
        [fields.phone, visitor.phone],
        [fields.email, visitor.email],
        [fields.message, 'Bonjour'],
      ] as const) {
        await tabTo(page, field)
        await page.keyboard.type(value)
      }
      await tabTo(page, fields.submit)
      await page.keyboard.press('Enter')
      await expect(form.getByText(contactMessages.success)).toBeVisible()
      await expect(form.locator('.answer')).toBeFocused()
      await expect(form.locator('.answer')).toMatchAriaSnapshot()
      expect(sent).toEqual([{ ...visitor, message: 'Bonjour' }])
    })

    test('un appel se demande, ou la fenêtre se ferme', async ({ page }) => {
      const popup = await openPopup(page, '/services/')
      await expect(popup).toMatchAriaSnapshot()
      const sent = await answerWith(page, withStatus(200))
      const fields = fieldsOf(popup)
      for (const [field, value] of [
        [fields.name, visitor.name],
        [fields.phone, visitor.phone],
        [fields.email, visitor.email],
      ] as const) {
        await tabTo(page, field)
        await page.keyboard.type(value)
      }
      await tabTo(page, fields.submit)
      await page.keyboard.press('Enter')
      await expect(popup.getByText(popupMessages.success)).toBeVisible()
      expect(sent).toHaveLength(1)
      await tabTo(page, popup.getByRole('button', { name: 'Fermer' }))
      await page.keyboard.press('Enter')
      await expect(popup).toHaveCount(0)
    })

    if (isPhone)
      test('le menu s’ouvre, se parcourt et se ferme', async ({ page }) => {
        await open(page, '/services/')
        const button = page.locator('header summary')
        await tabTo(page, button)
        await press(page, 'Enter')
        const menu = page.getByRole('navigation', { name: 'Menu' })
        await expect(menu).toMatchAriaSnapshot()
        await tabTo(page, menu.getByRole('link', { name: 'Contact' }))
        await press(page, 'Escape')
        await expect(menu).toBeHidden()
        await expect(button).toBeFocused()
        await press(page, 'Enter')
        await tabTo(page, menu.getByRole('link', { name: 'FAQ' }))
        await page.keyboard.press('Enter')
        await page.waitForURL('**/faq/')
        await expect(page.locator('h1')).toBeFocused()
      })

    test('chaque arrêt se voit en entier, du haut en bas de chaque page', async ({ page }) => {
      test.setTimeout(240_000)
      for (const route of exportedRoutes())
        await test.step(route, async () => {
          await open(page, route)
          expect(await tabThrough(page)).toBeGreaterThan(15)
        })
    })
  })
}
