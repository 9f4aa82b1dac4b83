import type { Page } from '@playwright/test'
import { site } from '@/content/site'
import { expect, expectHydrated, test } from '../../support/browser'
import { holdRequests } from '../../support/hold-requests'
import {
  answerWith,
  contactMessages,
  getFields,
  fillContact,
  watchNavigations,
  withStatus,
} from '../../support/contact-page'
import { visitor } from '../../support/visitor'

const mainScript = '**/scripts/main-script-*.js'
const react = '**/scripts/part-*.js'

const loadErrorText = 'Le formulaire ne répond pas. Rien n’a été envoyé.'

/** The alert of a form whose code does not come, with the number to call. */
const loadError = (page: Page) =>
  page
    .getByRole('alert')
    .filter({ hasText: loadErrorText })
    .filter({ has: page.locator('a[href^="tel:"]') })

/** Expects that a mail program was opened once, with what was typed in the body. */
function expectEmail(addresses: readonly string[], ...values: string[]) {
  expect(addresses).toHaveLength(1)
  const url = new URL(addresses[0] ?? '')
  expect(url.protocol).toBe('mailto:')
  for (const value of values) expect(url.searchParams.get('body')).toContain(value)
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('shows an e-mail with the questions, and the phone, in place of the form', async ({
    page,
  }) => {
    await page.goto('/contact/')
    const form = page.locator('main form')
    await expect(page.locator(`main aside a[href="${site.phone.href}"]`)).toBeVisible()
    // An e-mail that HTML makes of the fields loses its accents in Chromium and in Safari.
    for (const part of Object.values(getFields(form))) await expect(part).toBeHidden()
    const addresses = await watchNavigations(page)
    await page.locator('main .callout').getByRole('link', { name: site.email }).click()
    await expect.poll(() => addresses.length).toBe(1)
    expectEmail(addresses, 'Pour qui cherchez-vous?', 'Votre téléphone', 'Votre message')
    expect(page.url()).toMatch(/\/contact\/$/)
  })
})

test.describe('before its code comes', () => {
  test('keeps the typed text and the focus, and sends the form after hydration', async ({
    page,
  }) => {
    const release = await holdRequests(page, '**/scripts/*.js')
    const sent = await answerWith(page, withStatus(200))
    await page.goto('/contact/', { waitUntil: 'commit' })
    const form = page.locator('main form')
    const { message, name, submit } = getFields(form)
    await fillContact(form)
    await message.press('ControlOrMeta+Home')
    await expect(page.locator('[data-island]').first()).not.toHaveAttribute('data-hydrated')
    release()
    await expectHydrated(page)
    await expect(message).toBeFocused()
    await page.keyboard.type('Bonjour. ')
    await expect(message).toHaveValue(`Bonjour. ${visitor.message}`)
    await expect(name).toHaveValue(visitor.name)
    await submit.click()
    await expect(form.getByText(contactMessages.success)).toBeVisible()
    expect(sent).toEqual([{ ...visitor, message: `Bonjour. ${visitor.message}` }])
  })

  test('holds a submit, says so on its button, and sends it once', async ({ page }) => {
    const releaseCode = await holdRequests(page, react)
    const releaseScript = await holdRequests(page, mainScript)
    const sent = await answerWith(page, withStatus(200))
    await page.goto('/contact/', { waitUntil: 'commit' })
    const addresses = await watchNavigations(page)
    const form = page.locator('main form')
    const { submit } = getFields(form)
    const label = () => submit.evaluate((button) => getComputedStyle(button, '::before').content)
    const isAskedBeforeLeaving = () =>
      page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })))
    await fillContact(form)
    await submit.click()
    await submit.click()
    expect(await label()).toBe('"Envoi en cours..."')
    await expect(submit.locator('span')).toBeHidden()
    expect(await isAskedBeforeLeaving()).toBe(true)
    releaseScript()
    releaseCode()
    await expect(form.getByText(contactMessages.success)).toBeVisible()
    expect(await label()).toBe('none')
    expect(await isAskedBeforeLeaving()).toBe(false)
    expect(sent).toEqual([visitor])
    expect(addresses).toEqual([])
  })

  test('shows the alert eight seconds after a submit, which can be repeated', async ({ page }) => {
    await page.clock.install()
    const release = await holdRequests(page, mainScript)
    const sent = await answerWith(page, withStatus(200))
    await page.goto('/contact/', { waitUntil: 'commit' })
    const addresses = await watchNavigations(page)
    const form = page.locator('main form')
    const { submit } = getFields(form)
    await fillContact(form)
    await submit.click()
    await expect(submit.locator('span')).toBeHidden()
    await page.clock.fastForward(8000)
    await expect(loadError(page)).toBeVisible()
    expect(addresses).toEqual([])
    release()
    await expectHydrated(page)
    await expect(loadError(page)).toHaveCount(0)
    await submit.click()
    await expect(form.getByText(contactMessages.success)).toBeVisible()
    expect(sent).toEqual([visitor])
  })
})

test('keeps the typed text when the page is left before hydration', async ({ page }) => {
  const release = await holdRequests(page, react)
  await page.goto('/contact/')
  await fillContact(page.locator('main form'))
  await page.goto('/services/')
  release()
  await page.goto('/contact/')
  await expectHydrated(page)
  const { message, email } = getFields(page.locator('main form'))
  await expect(message).toHaveValue(visitor.message)
  await expect(email).toHaveValue(visitor.email)
})

test.describe('where its code does not come', () => {
  test.use({ expectedProblems: /Failed to load resource/ })

  test('shows one alert with the phone, until the network is back', async ({ page, context }) => {
    let isBlocked = true
    await page.route(react, (route) => (isBlocked ? route.abort() : route.fallback()))
    await page.goto('/contact/')
    const { name } = getFields(page.locator('main form'))
    await expect(loadError(page)).toHaveCount(0)
    await name.click()
    await expect(loadError(page)).toBeVisible()
    await name.pressSequentially('Lucie')
    await context.setOffline(true)
    isBlocked = false
    await context.setOffline(false)
    await expectHydrated(page)
    await expect(loadError(page)).toHaveCount(0)
    await expect(name).toHaveValue('Lucie')
    await expect(name).toBeFocused()
  })

  for (const [missing, script] of [
    ['its code', react],
    ['every script', mainScript],
  ] as const)
    test(`without ${missing}, refuses an empty form and opens an e-mail for a full one`, async ({
      page,
    }) => {
      const sent = await answerWith(page, withStatus(200))
      await page.route(script, (route) => route.abort())
      await page.goto('/contact/')
      const addresses = await watchNavigations(page)
      const form = page.locator('main form')
      const { submit, seekingFor, message } = getFields(form)
      if (script === mainScript) await expect(loadError(page)).toBeVisible()
      await submit.click()
      await expect(loadError(page)).toBeVisible()
      await expect(seekingFor).toBeFocused()
      expect(addresses).toEqual([])
      await fillContact(form)
      await submit.press('Enter')
      await expect.poll(() => addresses.length).toBe(1)
      expectEmail(
        addresses,
        'Un proche',
        visitor.name,
        visitor.phone,
        visitor.email,
        visitor.message.replace('\n', '\r\n'),
      )
      await expect(submit.locator('span')).toBeVisible()
      await expect(message).toHaveValue(visitor.message)
      expect(sent).toEqual([])
    })
})
