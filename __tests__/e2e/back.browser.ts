import type { Locator, Page } from '@playwright/test'
import { getFields, openContact, watchQuestions } from '../support/contact-page'
import { visitor } from '../support/visitor'
import { openTool, tick } from '../support/open-tool'
import { expect, expectHydrated, test } from '../support/browser'

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

/** Types, and waits until the page would ask before it is left. */
async function write(message: Locator, text: string) {
  await message.fill(text)
  await message
    .page()
    .waitForFunction(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })))
}

async function goBack(page: Page) {
  await page.goBack({ waitUntil: 'commit' })
  await expect(page.locator('html[data-persisted="true"]')).toBeAttached()
}

test.describe('Back, from the back-forward cache,', { tag: '@window' }, () => {
  test('restores the scroll position and the filter, with the menu closed', async ({ page }) => {
    const menu = page.locator('details[data-menu]')
    const scrollPosition = () => page.evaluate(() => window.scrollY)
    await page.goto('/blog/')
    await page.locator('[data-filter] label', { hasText: 'Santé' }).click()
    await page.locator('header summary').click()
    const positionBefore = await scrollPosition()
    await page
      .getByRole('navigation', { name: 'Menu' })
      .getByRole('link', { name: 'Services' })
      .click()
    await page.waitForURL('**/services/')
    await goBack(page)
    expect(await menu.evaluate((element: HTMLDetailsElement) => element.open)).toBe(false)
    expect(await scrollPosition()).toBe(positionBefore)
    await expect(page).toHaveURL('/blog/?categorie=sante')
    await expect(page.locator('#categorie-sante')).toBeChecked()
  })

  test('applies the text size and the theme chosen on a later page', async ({ page }) => {
    await page.goto('/blog/')
    const darkTheme = page.getByRole('switch', { name: 'Soir' })
    await darkTheme.click()
    await follow(page, '/faq/')
    await page.locator('label[for="text-largest"]').click()
    await darkTheme.click()
    await goBack(page)
    await expect(page.locator('html')).toHaveAttribute('data-text-size', 'largest')
    await expect(darkTheme).not.toBeChecked()
  })

  test('restores a draft with what a later page wrote', async ({ page }) => {
    const { message } = getFields(await openContact(page))
    const questions = watchQuestions(page)
    await write(message, 'Bonjour')
    await page.reload()
    // The footer of a tool names the contact page on a phone too.
    await follow(page, '/cout-net/')
    await follow(page, '/contact/')
    await expectHydrated(page)
    await expect(message).toHaveValue('Bonjour')
    await write(message, visitor.message)
    await goBack(page)
    await goBack(page)
    await expect(message).toHaveValue(visitor.message)
    // The browser asks before a reload and Back, but not before a link of the site, whose page has
    // the draft.
    expect(questions).toEqual(['beforeunload', 'beforeunload'])
  })

  test('shows no answers in a tool whose data was cleared on a later page', async ({ page }) => {
    const storedKeys = () =>
      page.evaluate(() =>
        Object.keys(sessionStorage).filter((key) => key.startsWith('site-answers-')),
      )
    await openTool(page, '/cout-net/')
    await page.locator('#rent').focus()
    await expectHydrated(page)
    await tick(page, 'meals', 'oneMeal')
    await expect.poll(storedKeys).toHaveLength(1)
    await follow(page, '/confidentialite/')
    await page.evaluate(() => sessionStorage.clear())
    await goBack(page)
    await expect(page.locator('main input:checked')).toHaveCount(0)
    expect(await storedKeys()).toEqual([])
  })
})
