// In a building whose walls let no network through, after one visit.
import type { Page } from '@playwright/test'
import { sheets } from '@/content/sheets'
import { words } from '@/content/words'
import { expect, expectHydrated, test } from '../support/browser'
import { createDeferred } from '../support/hold-requests'
import { openTool } from '../support/open-tool'
import { listPrintedPageSizes } from '../support/print-page'

test.use({ serviceWorkers: 'allow', expectedProblems: /ERR_INTERNET_DISCONNECTED/ })

const { clearData, offlineCopy } = words.interfaceTexts
const findNotice = (page: Page) => page.locator('[data-offline-notice]')

/** Opens a page that starts the worker, and waits until it has stored its copies. */
async function visit(page: Page) {
  await openTool(page, '/urgence/')
  await page.waitForFunction(() => navigator.serviceWorker.controller)
}

const readStored = (page: Page) =>
  page.evaluate(async () => [
    (await caches.keys()).length,
    (await navigator.serviceWorker.getRegistrations()).length,
  ])

test('opens, fills in and prints each copy without network after one visit', async ({
  page,
  context,
}) => {
  await page.goto('/faq/')
  await page.evaluate(() => caches.open(`offline ${location.origin}/ of an older build`))
  await visit(page)
  expect(await readStored(page)).toEqual([1, 1])

  await context.setOffline(true)
  const failed: string[] = []
  page.on('requestfailed', (request) => failed.push(request.resourceType()))
  const pages = ['urgence', 'bail', 'situation/sortie-hopital', 'cout-net', 'carnet-de-visite']
  for (const path of [...pages, ...sheets.map((sheet) => sheet.path)]) {
    await page.goto(path)
    await expect(findNotice(page)).toHaveText(/^Copie du .*, sans réseau\. Réessayer$/, {
      useInnerText: true,
    })
    if (/cout|carnet|feuilles/.test(path))
      await page.locator('main :is(textarea, input:not([type])):visible').first().fill('100')
    if (/cout|carnet/.test(path)) await expectHydrated(page)
    expect(await listPrintedPageSizes(page)).not.toEqual([])
  }
  expect(failed.filter((type) => /font|image|script/.test(type))).toEqual([])
})

test('shows a copy after ten seconds, and the page by its link once the network answers', async ({
  page,
  context,
}) => {
  await visit(page)
  await page.goto('/bail/')
  await expect(findNotice(page)).toHaveCount(0)

  const answer = createDeferred()
  await context.route('**/bail/*', async (route) => {
    await answer.promise
    await route.continue()
  })
  await page.goto('/bail/')
  await expect(findNotice(page)).toBeVisible()
  answer.resolve()
  await page.getByRole('link', { name: offlineCopy.link }).click()
  await expect(findNotice(page)).toHaveCount(0)
})

test('erases the copies with the rest of what the device keeps', async ({ page }) => {
  await visit(page)
  await page.goto('/confidentialite/')
  await page.getByText(clearData.label, { exact: true }).click()
  await page.getByRole('button', { name: clearData.yes }).click()
  await expect.poll(() => readStored(page)).toEqual([0, 0])
})
