// The journeys of the specification, written once, made in Chromium, Firefox and WebKit: what an
// engine may do otherwise than the next. What each part does in detail is
// tested beside it, in Chromium.
import type { Locator } from '@playwright/test'
import { popupDelay } from '@/components/popup/popup-timer.client'
import {
  contactMessages,
  getFields,
  fillCallback,
  fillContact,
  popupMessages,
  visitor,
} from '../support/contact-page'
import { expect, test } from '../support/browser'
import { functionOrigin, startWithFunctionHost } from '../support/alternate-build'
import { listExportedRoutes } from '../support/exported-pages'
import { servePlainly } from '../support/plain-host'

// Each host that a journey starts is another one than the tests' own.
test.use({ expectedProblems: /^other host: http:\/\/(?:localhost|127\.0\.0\.1):/ })

async function expectFields(
  form: Locator,
  names: readonly (keyof typeof visitor)[],
  isFilled = true,
) {
  for (const name of names)
    await expect(getFields(form)[name]).toHaveValue(isFilled ? visitor[name] : '')
}
const callbackFields = ['name', 'phone', 'email'] as const
const contactFields = ['seekingFor', ...callbackFields, 'message'] as const

/** A host whose function gives these answers in turn; undefined breaks the line. */
const hostAnswering = (...answers: (number | undefined)[]) =>
  servePlainly('out', '', (pathname, response) => {
    if (!pathname.startsWith('/functions/')) return false
    const status = answers.shift()
    if (status === undefined) response.destroy()
    else response.writeHead(status).end()
    return true
  })

test.describe('a message that does not leave', () => {
  test.use({
    expectedProblems: /^other host: http:\/\/localhost:|Failed to load resource|Not sent/,
  })

  test('of the contact form is kept whole, and sent at the second try', async ({ page }) => {
    const host = await hostAnswering(503, 200)
    await page.goto(`${host.origin}/contact/`)
    const form = page.locator('main form')
    await fillContact(form)
    await getFields(form).submit.click()
    await expect(form.getByText(contactMessages.failure)).toBeVisible()
    await expectFields(form, contactFields)
    // By a key: a second click so soon would be that of a double click.
    await getFields(form).submit.press('Enter')
    await expect(form.getByText(contactMessages.success)).toBeVisible()
    await host.close()
  })

  test('of the popup is kept whole, is sent at the second try, and closes the dialog', async ({
    page,
  }) => {
    const host = await hostAnswering(undefined, 200)
    await page.goto(`${host.origin}/`)
    // On its second page the visit is old enough.
    await page.evaluate(
      (start) => sessionStorage.setItem('site-visit-start', start),
      String(Date.now() - popupDelay),
    )
    await page.goto(`${host.origin}/services/`)
    const popup = page.getByRole('dialog')
    await fillCallback(popup)
    await getFields(popup).submit.click()
    await expect(popup.getByText(popupMessages.failure)).toBeVisible()
    await expectFields(popup, callbackFields)
    await getFields(popup).submit.press('Enter')
    await expect(popup.getByText(popupMessages.success)).toBeVisible()
    await expect(popup).toBeHidden()
    expect(await page.evaluate(() => localStorage.getItem('site-popup-shown'))).toBe('1')
    await host.close()
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
  await expect(
    page.locator('[data-article-card]:not([data-category="Santé"]):visible'),
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
  // The address leads elsewhere while it loads, which is no failure.
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

test('the contact form sends to a function on another origin, and empties its fields', async ({
  page,
}) => {
  const site = await startWithFunctionHost(functionOrigin)
  // On a phone, the fields that the thanks replace are higher than the screen.
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`http://127.0.0.1:${String(site.port)}/contact/`)
  const form = page.locator('main form')
  await fillContact(form)
  await getFields(form).submit.click()
  await expect(form.getByText(contactMessages.success)).toBeInViewport()
  await expectFields(form, contactFields, false)
  await site.close()
})

test('every kind of page shows its title without a console message', async ({ page }) => {
  const routes = listExportedRoutes().filter((route) => !/article-(?!1\/)/.test(route))
  expect(routes.length).toBeGreaterThan(10)
  for (const route of routes) {
    await page.goto(route)
    await expect(page.locator('h1'), route).toBeVisible()
  }
})
