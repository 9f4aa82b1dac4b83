import type { Page } from '@playwright/test'

/** For a walk that lasts longer than the popup waits: this device has seen it. */
export const withoutPopup = (page: Page) =>
  page.addInitScript(() => {
    localStorage.setItem('site-popup-shown', '1')
  })
