import type { Page } from '@playwright/test'
import { linkGroups } from '@/content/links'
import { expect, test } from '../support/browser'
import { withoutPopup } from '../support/popup'

const route = '/liens-utiles/'
const groups = 'main [data-groups] details'
const all = linkGroups.length

/** The groups whose links can be read. */
const readable = (page: Page) =>
  page
    .locator(`${groups} ul`)
    .evaluateAll((lists) =>
      lists.filter((list) => list.checkVisibility({ contentVisibilityAuto: true })).map((list) => list.parentElement?.id),
    )

test.beforeEach(async ({ page }) => {
  await withoutPopup(page)
})

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the titles alone, each a press away from its links', async ({ page }) => {
    await page.goto(route)
    await expect(page.locator(groups)).toHaveCount(all)
    await expect.poll(() => readable(page)).toEqual([])
    await page.locator(`${groups} summary`).nth(2).click()
    await page.locator(`${groups} summary`).nth(5).click()
    expect(await readable(page)).toEqual([linkGroups[2]?.id, linkGroups[5]?.id])
    await page.locator(`${groups} summary`).nth(2).click()
    expect(await readable(page)).toEqual([linkGroups[5]?.id])
  })

  test('an address that names a group opens it, be it followed or typed on the page', async ({ page }) => {
    await page.goto(`${route}#transport`)
    await expect.poll(() => readable(page)).toEqual(['transport'])
    await expect(page.locator('#transport h2')).toBeInViewport()
    await page.evaluate(() => {
      window.location.hash = 'droits-protection'
    })
    await expect.poll(() => readable(page)).toEqual(['droits-protection', 'transport'])
    await expect(page.locator('#droits-protection h2')).toBeInViewport()
  })

  test('a word that the browser looks for opens its group', async ({ page }) => {
    await page.goto(`${route}#:~:text=${encodeURIComponent('Gros caractères')}`)
    await expect.poll(() => readable(page)).toEqual(['loisirs-culture'])
  })

  test('a wide page and paper take every group, and leave the telephone as it was', async ({ page }) => {
    await page.goto(route)
    const open = page.locator(`${groups}[open]`)
    await expect(open).toHaveCount(0)
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect(open).toHaveCount(all)
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(open).toHaveCount(0)
    await page.emulateMedia({ media: 'print' })
    await expect(open).toHaveCount(all)
    await page.emulateMedia({ media: 'screen' })
    await expect(open).toHaveCount(0)
  })

  test('every group stays open where the script does not come', async ({ page }) => {
    await page.route(/\/scripts\//, (request) => request.abort())
    await page.goto(route)
    await expect.poll(async () => (await readable(page)).length).toBe(all)
  })

  test.use({ expectedProblems: /Failed to load resource/ })
})

test.describe('on a wide page', () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  test('every group is open, whatever becomes of its state, and no title is a stop for the keyboard', async ({ page }) => {
    await page.goto(route)
    expect(await readable(page)).toHaveLength(all)
    await page.locator(groups).evaluateAll((found) => {
      for (const group of found) group.toggleAttribute('open', false)
    })
    expect(await readable(page)).toHaveLength(all)
    const stops = await page.locator(`${groups} summary`).evaluateAll((titles) => titles.map((title) => (title as HTMLElement).tabIndex))
    expect(stops).toEqual(stops.map(() => -1))
  })
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('every group is open, and a title closes it', async ({ page }) => {
    await page.goto(`${route}#transport`)
    await expect(page.locator(`${groups}[open]`)).toHaveCount(all)
    await expect(page.locator('#transport h2')).toBeInViewport()
    await page.locator(`${groups} summary`).first().click()
    await expect(page.locator(`${groups}[open]`)).toHaveCount(all - 1)
  })
})
