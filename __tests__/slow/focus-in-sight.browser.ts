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
        await expect(page.locator('main')).toBeFocused()
        expect(await tabThrough(page, 'footer')).toBeGreaterThan(0)
      })
  })
})
