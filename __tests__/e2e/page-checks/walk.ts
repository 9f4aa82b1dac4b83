import type { Page } from '@playwright/test'
import { listExportedRoutes } from '../../support/exported-pages'
import { withoutPopup } from '../../support/popup'

/** Lists the faults of these pages, each after the address of its page. */
export async function walkPages(
  page: Page,
  find: () => Promise<string[]>,
  routes: readonly string[] = listExportedRoutes(),
): Promise<string[]> {
  await withoutPopup(page)
  const faults: string[] = []
  for (const route of routes) {
    await page.goto(route)
    faults.push(...(await find()).map((fault) => `${route} ${fault}`))
  }
  return faults
}
