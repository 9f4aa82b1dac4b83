import { expect, test } from '../../support/browser'
import { answerWith, contactMessages, fieldsOf, fillContact, openContact, visitor, withStatus } from '../request/visitor'

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

test('a message that left from another page meanwhile is no longer there', { tag: '@window' }, async ({ page }) => {
  const form = await openContact(page)
  await fillContact(form)
  await page.locator('footer a[href$="/faq/"]').click()
  await page.waitForURL('**/faq/')
  await page.locator('footer a[href$="/contact/"]').click()
  await page.waitForURL('**/contact/')
  await answerWith(page, withStatus(200))
  await expect(fieldsOf(form).message).toHaveValue(visitor.message)
  await fieldsOf(form).submit.click()
  await expect(form.getByText(contactMessages.success)).toBeVisible()
  await page.goBack({ waitUntil: 'commit' })
  await expect(page).toHaveURL(/\/faq\//)
  await page.goBack({ waitUntil: 'commit' })
  await expect(page.locator(`html${kept}`)).toBeAttached()
  await expect(fieldsOf(form).message).toHaveValue('')
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
