import type { Page } from '@playwright/test'

/** Until the script has taken the page over, links load documents and nothing else. A gesture calls it, as a visitor's would. */
export async function awaken(page: Page) {
  await page.locator('body').dispatchEvent('pointerdown')
  await page.waitForFunction(() => Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber')))
  // React listens once its effects have run, in the idle moment after that.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestIdleCallback(() => setTimeout(resolve))
      }),
  )
}
