import type { Locator, Page } from '@playwright/test'
import { answerWith, contactMessages, fieldsOf, openPopup, popupMessages, visitor, withStatus } from '../islands/request/visitor'
import { expect, test } from '../support/browser'
import { press, tabTo, typeInEach } from '../support/focus'

/** A link leads to another document: the keyboard begins at its top. */
async function follow(page: Page, address: string) {
  await page.keyboard.press('Enter')
  await page.waitForURL(`**${address}`)
  // Nobody presses a key before there is something to see. Where a test does, Chromium 156 breaks off the view transition and tells the console.
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await press(page, 'Tab')
  await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeFocused()
}

const whoOf = (form: Locator) => (['name', 'phone', 'email'] as const).map((name) => [fieldsOf(form)[name], visitor[name]] as const)

for (const [width, height] of [
  [320, 640],
  [1280, 800],
] as const) {
  const isPhone = width < 1000

  test.describe(`from the keyboard, at ${String(width)} px`, () => {
    test.use({ viewport: { width, height } })

    test('the skip link leads to the content; the text grows, and the focus stays on its control', async ({ page }) => {
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

    test('a search leads to an article', async ({ page }) => {
      await page.goto('/blog/')
      const field = page.getByRole('combobox', { name: 'Chercher dans le site' })
      await tabTo(page, field)
      await page.keyboard.type('zona')
      await expect(page.getByRole('option').first()).toBeVisible()
      await press(page, 'ArrowDown')
      await follow(page, '/blog/article-15/')
    })

    test('a category leads to an article', async ({ page }) => {
      await page.goto('/blog/')
      await tabTo(page, page.locator('#categorie-tous'))
      await press(page, 'ArrowRight')
      await press(page, 'ArrowRight')
      await expect(page.locator('#categorie-guide')).toBeFocused()
      await expect(page).toHaveURL(/\?categorie=guide$/)
      const first = page.locator('[data-entry]:visible a').first()
      await tabTo(page, first)
      await follow(page, (await first.getAttribute('href')) ?? '')
    })

    test('a message is written, corrected and sent', async ({ page }) => {
      await page.goto('/contact/')
      const sent = await answerWith(page, withStatus(200))
      const form = page.locator('main form')
      const fields = fieldsOf(form)
      await tabTo(page, fields.seekingFor)
      await tabTo(page, fields.submit)
      await page.keyboard.press('Enter')
      await expect(fields.seekingFor).toBeFocused()
      await page.keyboard.type('Un proche')
      await typeInEach(page, [...whoOf(form), [fields.message, 'Bonjour']])
      await tabTo(page, fields.submit)
      await page.keyboard.press('Enter')
      await expect(form.getByText(contactMessages.success)).toBeVisible()
      await expect(form.locator('.answer')).toBeFocused()
      expect(sent).toEqual([{ ...visitor, message: 'Bonjour' }])
    })

    test('a call is asked for, and the dialog closed', async ({ page }) => {
      const popup = await openPopup(page, '/services/')
      const sent = await answerWith(page, withStatus(200))
      await typeInEach(page, whoOf(popup))
      await tabTo(page, fieldsOf(popup).submit)
      await page.keyboard.press('Enter')
      await expect(popup.getByText(popupMessages.success)).toBeVisible()
      expect(sent).toHaveLength(1)
      await tabTo(page, popup.getByRole('button', { name: 'Fermer' }), 'Shift+Tab')
      await page.keyboard.press('Enter')
      await expect(popup).toHaveCount(0)
    })

    if (isPhone)
      test('the menu opens, is walked through and closes', async ({ page }) => {
        await page.goto('/services/')
        const button = page.locator('header summary')
        await tabTo(page, button)
        await press(page, 'Enter')
        const menu = page.getByRole('navigation', { name: 'Menu' })
        await tabTo(page, menu.getByRole('link', { name: 'Contact' }))
        await press(page, 'Escape')
        await expect(menu).toBeHidden()
        await expect(button).toBeFocused()
        await press(page, 'Enter')
        await tabTo(page, menu.getByRole('link', { name: 'FAQ' }))
        await follow(page, '/faq/')
      })
  })
}
