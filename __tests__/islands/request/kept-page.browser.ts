import type { Route } from '@playwright/test'
import { expect, test } from '../../support/browser'
import { answerWith, contactMessages, fieldsOf, fillContact, functionPath, idOf, openContact, visitor, withStatus } from './visitor'

// The browser keeps pages that are left, as people's do (back.browser.ts): Back shows the form as it was, awake, without loading it.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] })
  },
})

const kept = '[data-kept="true"]'

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    window.addEventListener('pageshow', ({ persisted }) => (document.documentElement.dataset.kept = String(persisted)))
  }),
)

test('a message that left from another page meanwhile is still the same message', { tag: '@window' }, async ({ page }) => {
  const form = await openContact(page)
  await fillContact(form)
  await page.locator('footer a[href$="/faq/"]').click()
  await page.waitForURL('**/faq/')
  await page.locator('footer a[href$="/contact/"]').click()
  await page.waitForURL('**/contact/')
  const ids: string[] = []
  const note = (route: Route) => {
    ids.push(idOf(route.request()))
    return withStatus(200)(route)
  }
  await answerWith(page, note)
  await expect(fieldsOf(form).message).toHaveValue(visitor.message)
  await fieldsOf(form).submit.click()
  await expect(form.getByText(contactMessages.success)).toBeVisible()
  // Playwright forgets in a page that comes back what it was told to intercept; told anew, it does.
  await page.unroute(functionPath)
  await page.goBack({ waitUntil: 'commit' })
  await expect(page).toHaveURL(/\/faq\//)
  await page.goBack({ waitUntil: 'commit' })
  await expect(page.locator(`html${kept}`)).toBeAttached()
  await expect(fieldsOf(form).message).toHaveValue(visitor.message)
  await answerWith(page, note)
  await fieldsOf(form).submit.click()
  await expect(form.getByText(contactMessages.success)).toBeVisible()
  expect(ids).toEqual([ids[0], ids[0]])
})

test('what was written since is there, and is what leaves', { tag: '@window' }, async ({ page }) => {
  const form = await openContact(page)
  await fillContact(form)
  await fieldsOf(form).message.fill('Bonjour')
  await page.locator('footer a[href$="/faq/"]').click()
  await page.waitForURL('**/faq/')
  await page.locator('footer a[href$="/contact/"]').click()
  await page.waitForURL('**/contact/')
  await expect(fieldsOf(form).message).toHaveValue('Bonjour')
  await fieldsOf(form).message.fill(visitor.message)
  await page.goBack({ waitUntil: 'commit' })
  await expect(page).toHaveURL(/\/faq\//)
  await page.goBack({ waitUntil: 'commit' })
  await expect(page.locator(`html${kept}`)).toBeAttached()
  await expect(fieldsOf(form).message).toHaveValue(visitor.message)
  const sent = await answerWith(page, withStatus(200))
  await fieldsOf(form).submit.click()
  await expect(form.getByText(contactMessages.success)).toBeVisible()
  expect(sent).toEqual([visitor])
})
