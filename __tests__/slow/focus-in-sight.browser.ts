import { expect, test } from '../support/browser'
import { listExportedRoutes } from '../support/exported-pages'
import { pressKey, tabThrough } from '../support/focus'
import { withoutPopup } from '../support/popup'

test.describe('from the keyboard, on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  // This page has the longest tab order, and the thumb bar leaves it the least room.
  test('shows each focused element whole, from top to bottom of each page', async ({ page }) => {
    await withoutPopup(page)
    // The header and the footer are the same everywhere: they are walked through once.
    await page.goto('/')
    expect(await tabThrough(page)).toBeGreaterThan(25)
    for (const route of listExportedRoutes())
      await test.step(route, async () => {
        await page.goto(route)
        await pressKey(page, 'Tab')
        await expect(page.locator('a').first()).toBeFocused()
        await page.keyboard.press('Enter')
        await expect(page.locator('h1')).toBeFocused()
        expect(await tabThrough(page, 'footer')).toBeGreaterThan(0)
      })
  })
})

// 1280 × 1024 enlarged four times.
test.describe('from the keyboard, four times enlarged', () => {
  test.use({ viewport: { width: 320, height: 256 } })

  for (const route of ['/', '/contact/', '/situation/sortie-hopital/', '/situation/de-loin/'])
    test(`no bar covers a focused element of ${route}`, async ({ page }) => {
      await withoutPopup(page)
      await page.goto(route)
      expect(await tabThrough(page)).toBeGreaterThan(25)
    })
})
