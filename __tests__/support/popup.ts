import type { Page } from '@playwright/test'

/**
 * Marks the popup as seen, for tests that last longer than its delay. about:blank, which also runs
 * the script, has no origin, and Firefox throws there.
 */
export const withoutPopup = (page: Page) =>
  page.addInitScript(() => {
    if (origin !== 'null') localStorage.setItem('site-popup-shown', '1')
  })
