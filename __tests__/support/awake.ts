import type { Page } from '@playwright/test'

/** React listens to the whole page. */
export const awake = (page: Page) => page.locator('html[data-awake]').waitFor({ state: 'attached' })

/** For a walk that lasts longer than the popup waits: this device has seen it. */
export const withoutPopup = (page: Page) =>
  page.addInitScript(() => {
    localStorage.setItem('fanal-popup-shown', '1')
  })

/**
 * Until the script has taken the page over, links load documents and nothing else. A gesture calls it, as a visitor's would:
 * scripts/after-export/late-start.mjs.
 */
export async function awaken(page: Page) {
  await page.locator('body').dispatchEvent('pointerdown')
  await awake(page)
}
