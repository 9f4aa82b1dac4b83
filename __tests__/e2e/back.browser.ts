import type { Page } from '@playwright/test'
import {
  answerWith,
  contactMessages,
  fieldsOf,
  fillContact,
  openContact,
  visitor,
  watchQuestions,
  withStatus,
} from '../components/forms/visitor'
import { expectHydrated, openTool, tick } from '../support/tool'
import { expect, test } from '../support/browser'

test.use({ viewport: { width: 360, height: 740 } })

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    window.addEventListener(
      'pageshow',
      ({ persisted }) => (document.documentElement.dataset.persisted = String(persisted)),
    )
  }),
)

async function follow(page: Page, address: string) {
  await page.locator(`footer a[href$="${address}"]`).click()
  await page.waitForURL(`**${address}`)
}

async function goBack(page: Page) {
  await page.goBack({ waitUntil: 'commit' })
  await expect(page.locator('html[data-persisted="true"]')).toBeAttached()
}

test.describe('Back, from the back-forward cache,', { tag: '@window' }, () => {
  test('restores the scroll and the filter, with the latest text size and theme', async ({
    page,
  }) => {
    const isMenuOpen = () =>
      page.locator('details[data-menu]').evaluate((menu: HTMLDetailsElement) => menu.open)
    const place = () => page.evaluate(() => window.scrollY)
    await page.goto('/blog/')
    const light = page.getByRole('switch', { name: 'Soir' })
    await light.click()
    await page.locator('[data-filter] label', { hasText: 'Santé' }).click()
    await page.locator('header summary').click()
    const left = await place()
    await page
      .getByRole('navigation', { name: 'Menu' })
      .getByRole('link', { name: 'Services' })
      .click()
    await page.waitForURL('**/services/')
    await page.locator('label[for="text-largest"]').click()
    await light.click()
    await goBack(page)
    await expect(page.locator('html')).toHaveAttribute('data-text', 'largest')
    await expect(light).not.toBeChecked()
    expect(await isMenuOpen()).toBe(false)
    expect(await place()).toBe(left)
    await expect(page).toHaveURL('/blog/?categorie=sante')
    await expect(page.locator('#categorie-sante')).toBeChecked()
  })

  test('restores a draft with what another page wrote since', async ({ page }) => {
    const form = await openContact(page)
    const { seekingFor, message, submit } = fieldsOf(form)
    const asked = watchQuestions(page)
    await fillContact(form)
    await message.fill('Bonjour')
    await page.reload()
    await expect(seekingFor).toHaveValue(visitor.seekingFor)
    await expect(message).toHaveValue('Bonjour')
    await follow(page, '/faq/')
    await follow(page, '/contact/')
    await expect(message).toHaveValue('Bonjour')
    await message.fill(visitor.message)
    await goBack(page)
    await goBack(page)
    await expect(message).toHaveValue(visitor.message)
    // The reload and Back are asked about; a link of the site, whose next page has the draft as
    // well, is not.
    expect(asked).toEqual(['beforeunload', 'beforeunload'])
    const sent = await answerWith(page, withStatus(200))
    await submit.click()
    await expect(form.getByText(contactMessages.success)).toBeInViewport({ ratio: 1 })
    for (const field of Object.values(fieldsOf(form))) await expect(field).toBeHidden()
    expect(sent).toEqual([visitor])
  })

  test('shows nothing in a tool of the data that was cleared', async ({ page }) => {
    const keptKeys = () =>
      page.evaluate(() =>
        Object.keys(sessionStorage).filter((key) => key.startsWith('site-answers-')),
      )
    await openTool(page, '/cout-net/')
    await page.locator('#rent').focus()
    await expectHydrated(page)
    await tick(page, 'household', 'couple')
    await expect.poll(keptKeys).toHaveLength(1)
    await follow(page, '/confidentialite/')
    await page.evaluate(() => sessionStorage.clear())
    await goBack(page)
    await expect(page.locator('main input:checked')).toHaveCount(0)
    expect(await keptKeys()).toEqual([])
  })
})
