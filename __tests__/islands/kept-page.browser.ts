// The browser keeps pages that are left, as people's do (layout/back.browser.ts): Back shows an island as it was, awake, without loading it.
import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser'
import { answerWith, contactMessages, fieldsOf, fillContact, openContact, visitor, withStatus } from './request/visitor'
import { expectAwake, openTool, tick } from './tools/tool'

test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] })
  },
})

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    window.addEventListener('pageshow', ({ persisted }) => (document.documentElement.dataset.kept = String(persisted)))
  }),
)

async function follow(page: Page, address: string) {
  await page.locator(`footer a[href$="${address}"]`).click()
  await page.waitForURL(`**${address}`)
}

async function goBack(page: Page) {
  await page.goBack({ waitUntil: 'commit' })
  await expect(page.locator('html[data-kept="true"]')).toBeAttached()
}

test('the contact form: what was written since is there, and is what leaves', { tag: '@window' }, async ({ page }) => {
  const form = await openContact(page)
  await fillContact(form)
  await fieldsOf(form).message.fill('Bonjour')
  await follow(page, '/faq/')
  await follow(page, '/contact/')
  await expect(fieldsOf(form).message).toHaveValue('Bonjour')
  await fieldsOf(form).message.fill(visitor.message)
  await goBack(page)
  await goBack(page)
  await expect(fieldsOf(form).message).toHaveValue(visitor.message)
  const sent = await answerWith(page, withStatus(200))
  await fieldsOf(form).submit.click()
  await expect(form.getByText(contactMessages.success)).toBeVisible()
  expect(sent).toEqual([visitor])
})

test('a tool: what is erased on « Confidentialité » does not come back with Back', { tag: '@window' }, async ({ page }) => {
  const keptKeys = () => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('fanal-answers-')))
  await openTool(page, '/cout-net/')
  await page.locator('#rent').focus()
  await expectAwake(page)
  await tick(page, 'household', 'couple')
  await expect.poll(keptKeys).toHaveLength(1)
  await follow(page, '/confidentialite/')
  await page.evaluate(() => sessionStorage.clear())
  await goBack(page)
  await expect(page.locator('main input:checked')).toHaveCount(0)
  expect(await keptKeys()).toEqual([])
})
