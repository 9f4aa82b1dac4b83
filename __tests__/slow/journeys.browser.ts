// Runs the journeys of the specification in Chromium, Firefox and WebKit, whose engines may differ.
// The details of each part are tested beside it, in Chromium.
import { popupDelayMs } from '@/components/popup/popup-timer.client'
import { words } from '@/content/words'
import {
  answerWith,
  contactMessages,
  failedRequest,
  getFields,
  fillCallback,
  fillContact,
  popupMessages,
  withStatus,
} from '../support/contact-page'
import { visitor } from '../support/visitor'
import { expect, test } from '../support/browser'
import { listExportedRoutes } from '../support/exported-pages'

test.describe('after a failed request', () => {
  test.use({ expectedProblems: failedRequest })

  test('keeps the contact form’s message, and sends it at the second try', async ({ page }) => {
    const answers = [503, 200]
    await answerWith(page, (route) => withStatus(answers.shift() ?? 500)(route))
    await page.goto('/contact/')
    const form = page.locator('main form')
    await fillContact(form)
    await getFields(form).submit.click()
    await expect(form.getByText(contactMessages.failure)).toBeVisible()
    for (const name of ['seekingFor', 'name', 'phone', 'email', 'message'] as const)
      await expect(getFields(form)[name]).toHaveValue(visitor[name])
    // A key is used, because a second click so soon would count as a double click.
    await getFields(form).submit.press('Enter')
    await expect(form.getByText(contactMessages.success)).toBeVisible()
  })

  test('keeps the popup’s message, sends it at the second try, and closes the dialog', async ({
    page,
  }) => {
    const lines = ['cut', 'open']
    await answerWith(page, (route) =>
      lines.shift() === 'cut' ? route.abort() : withStatus(200)(route),
    )
    await page.goto('/')
    await page.goto('/services/')
    const popup = page.getByRole('dialog')
    // In real time.
    await expect(popup).toBeVisible({ timeout: popupDelayMs + 15_000 })
    await fillCallback(popup)
    await popup.getByText('Cette semaine').click()
    await getFields(popup).submit.click()
    await expect(popup.getByText(popupMessages.failure)).toBeVisible()
    for (const name of ['name', 'phone', 'email'] as const)
      await expect(getFields(popup)[name]).toHaveValue(visitor[name])
    await getFields(popup).submit.press('Enter')
    await expect(popup.getByText(popupMessages.success)).toBeVisible()
    await expect(popup).toBeHidden()
    expect(await page.evaluate(() => localStorage.getItem('site-popup-shown'))).toBe('1')
  })
})

test('Back restores the category, with the menu closed and the text size chosen since', async ({
  page,
}) => {
  const links = page.locator('[data-menu] nav a:visible')
  await page.goto('/blog/')
  await page.locator('label[for="categorie-sante"]').click()
  await expect(page).toHaveURL(/\/blog\/\?categorie=sante$/)
  await page.locator('[data-menu] summary').click()
  await page.locator('[data-menu] a[href="/services/"]').click()
  await expect(page).toHaveURL(/\/services\/$/)
  await page.locator('label[for="text-largest"]').click()
  await page.goBack({ waitUntil: 'commit' })
  await expect(page.locator('#categorie-sante')).toBeChecked()
  await expect(page.locator('#text-largest')).toBeChecked()
  const health = words.blogPage.filter.categories.indexOf('Santé')
  await expect(
    page.locator(`li[data-categories]:not([data-categories="${health}"]):visible`),
  ).toHaveCount(0)
  await expect(links).toHaveCount(0)
})

test('the search leads to a question from the keyboard, in spite of a typing mistake', async ({
  page,
}) => {
  await page.goto('/blog/')
  await page.getByRole('combobox').pressSequentially('depo de garantie')
  await expect(page.getByRole('option').first()).toContainText('garantie')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/faq\/#depot-de-garantie$/)
  await expect(page.locator('main details[open]')).toHaveAttribute('id', 'depot-de-garantie')
})

test('an old hash address leads to its page, an unknown one to the error screen', async ({
  page,
}) => {
  // A redirect during the load is no failure.
  const follow = async (old: string, landing: string) => {
    await page.goto(old, { waitUntil: 'commit' })
    await expect(page).toHaveURL(landing)
  }
  await follow('/#/services', '/services/')
  await follow('/#/blog/article-5?utm_source=x', '/blog/article-5/?utm_source=x')
  await follow('/#/nulle-part', '/404/')
  await page.goto('/temoignages/')
  await follow('/#/contact', '/contact/')
  await page.goBack({ waitUntil: 'commit' })
  await expect(page).toHaveURL('/temoignages/')
})

test('every kind of page shows its title without a console message', async ({ page }) => {
  const routes = listExportedRoutes().filter((route) => !/article-(?!1\/)/.test(route))
  expect(routes.length).toBeGreaterThan(10)
  for (const route of routes) {
    await page.goto(route)
    await expect(page.locator('h1'), route).toBeVisible()
  }
})
