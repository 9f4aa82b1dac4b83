import type { Page } from '@playwright/test'
import { expect, expectHydrated } from './browser'
import { withoutPopup } from './popup'

/** The script of each tool. */
export const toolScripts =
  /\/scripts\/part-(?:lease-dates|needs-assessment|net-cost|visit-notebook)-/

/** Opens a tool, and waits until the page and the main script are loaded. */
export async function openTool(page: Page, address: string): Promise<void> {
  await withoutPopup(page)
  await page.goto(address, { waitUntil: 'load' })
  await expect(page.locator('html')).toHaveAttribute('data-main-script')
}

/** Opens a tool that has these answers stored in this tab, and waits for hydration. */
export async function resume(
  page: Page,
  address: string,
  name: string,
  answers: object,
): Promise<void> {
  const entry = [`site-answers-${name}`, JSON.stringify(answers)] as const
  await page.addInitScript(([key, text]) => {
    if (origin !== 'null') sessionStorage.setItem(key, text)
  }, entry)
  await openTool(page, address)
  await expectHydrated(page)
}

export const tick = (page: Page, name: string, value: string) =>
  page.locator(`input[name="${name}"][value="${value}"]`).check()
