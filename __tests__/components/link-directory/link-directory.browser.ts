import type { Page } from '@playwright/test'
import { words } from '@/content/words'
import { expect, test } from '../../support/browser'
import { withoutPopup } from '../../support/popup'

const route = '/liens-utiles/'
const groups = 'main [data-groups] details'
const all = words.linkGroups.length

/** The groups whose links can be read. */
const findReadable = (page: Page) =>
  page
    .locator(`${groups} ul`)
    .evaluateAll((lists) =>
      lists
        .filter((list) => list.checkVisibility({ contentVisibilityAuto: true }))
        .map((list) => list.parentElement?.id),
    )

test.beforeEach(async ({ page }) => {
  await withoutPopup(page)
})

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('opens a group by its title, or by the address', async ({ page }) => {
    await page.goto(`${route}#transport`)
    await expect(page.locator(groups)).toHaveCount(all)
    await expect.poll(() => findReadable(page)).toEqual(['transport'])
    await expect(page.locator('#transport h2')).toBeInViewport()
    for (const id of ['transport', 'sante-bien-etre', 'habitation', 'sante-bien-etre'])
      await page.locator(`#${id} summary`).click()
    expect(await findReadable(page)).toEqual(['habitation'])
    await page.evaluate(() => {
      window.location.hash = 'droits-protection'
    })
    await expect.poll(() => findReadable(page)).toEqual(['droits-protection', 'habitation'])
    await expect(page.locator('#droits-protection h2')).toBeInViewport()
  })

  test('opens every group on a wide page and on paper, and restores the phone after', async ({
    page,
  }) => {
    await page.goto(route)
    const open = page.locator(`${groups}[open]`)
    const stops = page.locator(`${groups} summary:not([tabindex="-1"])`)
    await expect(open).toHaveCount(0)
    await expect(stops).toHaveCount(all)
    await page.locator('#transport summary').click()
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect(open).toHaveCount(all)
    await expect(stops).toHaveCount(0)
    // This holds whatever the state of the groups.
    await page.locator(groups).evaluateAll((found) => {
      for (const group of found) group.toggleAttribute('open', false)
    })
    expect(await findReadable(page)).toHaveLength(all)
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(open).toHaveCount(1)
    await page.emulateMedia({ media: 'print' })
    await expect(open).toHaveCount(all)
    await page.emulateMedia({ media: 'screen' })
    await expect.poll(() => findReadable(page)).toEqual(['transport'])
  })

  test.describe('without a script', () => {
    test.use({ javaScriptEnabled: false })

    test('opens every group, and closes one by its title', async ({ page }) => {
      await page.goto(`${route}#transport`)
      await expect.poll(async () => (await findReadable(page)).length).toBe(all)
      await expect(page.locator('#transport h2')).toBeInViewport()
      await page.locator(`${groups} summary`).first().click()
      await expect(page.locator(`${groups}[open]`)).toHaveCount(all - 1)
    })
  })
})
