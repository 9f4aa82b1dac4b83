import type { Page } from '@playwright/test'

/** React listens to the whole page. */
export const awake = (page: Page) => page.locator('html[data-awake]').waitFor({ state: 'attached' })

/** For a walk that lasts longer than the popup waits: this device has seen it. */
export const withoutPopup = (page: Page) =>
  page.addInitScript(() => {
    localStorage.setItem('fanal-popup-shown', '1')
  })

/** The gesture that scripts/after-export/late-start.mjs waits for, as a visitor's would be. */
export const touch = (page: Page) => page.locator('body').dispatchEvent('pointerdown')

/** Until the script has taken the page over, links load documents and nothing else. */
export async function awaken(page: Page) {
  await touch(page)
  await awake(page)
}

/** Next writes the address that it began with: the other one is typed just before, once a gesture has called Next. */
export const typeAsReactArrives = (page: Page, typed: string) =>
  page.evaluate((hash) => {
    const replaceState = window.history.replaceState.bind(window.history)
    window.history.replaceState = (...call) => {
      window.history.replaceState = replaceState
      window.location.hash = hash
      replaceState(...call)
    }
  }, typed)
