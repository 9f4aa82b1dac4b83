import type { Page } from '@playwright/test'
import { expect } from './browser'

/** For a walk that lasts longer than the popup waits: this device has seen it. */
export const withoutPopup = (page: Page) =>
  page.addInitScript(() => {
    localStorage.setItem('fanal-popup-shown', '1')
  })

/**
 * Not over this page, however long it is read. The clock is the test's (page.clock.install()); what the popup is made of comes from the server, as fast as
 * its HTML is fetched here.
 */
export async function expectNoPopup(page: Page) {
  await page.waitForLoadState()
  await expect(page.locator('html')).toHaveAttribute('data-start')
  for (let minute = 0; minute < 3; minute++) {
    await page.clock.runFor(60_000)
    await page.evaluate(async () => (await fetch('/fragments/rappel/')).text())
  }
  await expect(page.getByRole('dialog')).toHaveCount(0)
}
