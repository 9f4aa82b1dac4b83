import type { Page } from '@playwright/test'

/** React listens to the whole page: scripts/after-export/late-start.mjs brings it after the load event, or at the first gesture. */
export const awake = (page: Page) => page.locator('html[data-awake]').waitFor({ state: 'attached' })

/** For a walk that lasts longer than the popup waits: this device has seen it. */
export const withoutPopup = (page: Page) =>
  page.addInitScript(() => {
    localStorage.setItem('fanal-popup-shown', '1')
  })

/** Until the script has taken the page over, links load documents and nothing else. A gesture calls it, as a visitor's would. */
export async function awaken(page: Page) {
  await page.locator('body').dispatchEvent('pointerdown')
  await awake(page)
}
