import type { Page } from '@playwright/test'

/** Marks the popup as seen, for tests that last longer than its delay. */
export const withoutPopup = (page: Page) =>
  page.addInitScript(() => {
    localStorage.setItem('site-popup-shown', '1')
  })
