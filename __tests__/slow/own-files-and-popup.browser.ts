import { popupDelayMs } from '@/components/popup/popup-timer.client'
import { startClock } from '../support/contact-page'
import { expect, test } from '../support/browser'
import { listExportedRoutes } from '../support/exported-pages'

/**
 * Returns true for a file that a page may not request by itself: one of another page, or the code
 * of an island whose fields nobody has touched.
 */
const isNotOwn = (kind: string, file: string) =>
  !['document', 'font', 'image'].includes(kind) &&
  !/^\/(?:scripts\/(?:main-script|lazy-features)|styles\/print)-/.test(file)

/** The pages that somebody reads in an emergency. */
const routesWithoutPopup = ['/urgence/', '/situation/sortie-hopital/']

test('every page loads its own files only, and opens the popup', async ({ page }) => {
  await page.clock.install()
  let requestedFiles: string[] = []
  page.on('request', (each) => {
    const { pathname } = new URL(each.url())
    if (isNotOwn(each.resourceType(), pathname)) requestedFiles.push(pathname)
  })
  for (const route of listExportedRoutes()) {
    requestedFiles = []
    await page.goto(route, { waitUntil: 'networkidle' })
    await startClock(page)
    // The code of the form and of the tools is fetched ahead.
    const isFetchedAhead = await page.locator('[data-load="idle"]').isVisible()
    const findOthers = () =>
      isFetchedAhead
        ? requestedFiles.filter((file) => !file.startsWith('/scripts/'))
        : requestedFiles
    expect(findOthers(), route).toEqual([])

    await page.clock.fastForward(popupDelayMs + 1_000)
    const hasPopup = !routesWithoutPopup.includes(route)
    if (hasPopup) await expect(page.getByRole('dialog'), route).toBeVisible()
    const code = findOthers().filter((file) => file.startsWith('/scripts/'))
    expect(
      findOthers().filter((file) => !code.includes(file)),
      route,
    ).toEqual(hasPopup ? ['/fenetre.json'] : [])
    // The code of the form is in files that the islands share.
    expect(hasPopup ? code.filter((file) => /hydrate|combobox/.test(file)) : code, route).toEqual(
      [],
    )
    await page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
  }
})
