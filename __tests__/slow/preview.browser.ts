// Opens the preview that test/build-preview made. The build checks the links
// (scripts/export/check-links.ts), this test what a browser makes of them under a base path.
import { expect } from '../support/browser'
import { listExportedRoutes } from '../support/exported-pages'
import { withoutPopup } from '../support/popup'
import { chatRefusalKey } from '@/lib/browser/storage-keys'
import { testPreview } from '@/scripts/test/source-copy'
import { test } from './preview-site'

const { basePath } = testPreview

/**
 * The anchors of this page that it links to, except the skip link and those of tools, which have
 * tests of their own.
 */
function readAnchors(): string[] {
  const offered = [...document.querySelectorAll('a')].filter(
    (link) =>
      link.origin + link.pathname === location.origin + location.pathname &&
      !['', '#titre'].includes(link.hash) &&
      !link.closest('[data-tool] [data-island]') &&
      (link.checkVisibility() || link.closest('details:not([open])')),
  )
  return [...new Set(offered.map(({ hash }) => hash))]
}

/** Returns true once the target of the hash is on the screen, and open if it is a question. */
function showsTarget(): boolean {
  const target = document.querySelector(':target')
  if (!target || target.matches('details:not([open])')) return false
  const { top } = target.getBoundingClientRect()
  return top >= 0 && top < window.innerHeight
}

// A file that is missing is an error in the console.
test('has the files of each page and shows its anchors', async ({ page }) => {
  await withoutPopup(page)
  await page.addInitScript((key) => localStorage.setItem(key, 'refused'), chatRefusalKey)
  let anchorCount = 0
  for (const route of listExportedRoutes()) {
    await page.goto(`${basePath}${route}`)
    for (const hash of await page.evaluate(readAnchors)) {
      const links = page.locator(`a[href$="${decodeURI(hash)}"]`)
      const visible = links.and(page.locator('a:visible'))
      if ((await visible.count()) === 0)
        await page.locator('details:not([open])', { has: links }).first().locator('summary').click()
      await visible.first().click()
      await expect
        .poll(() => page.evaluate(showsTarget), { message: route + hash, intervals: [30] })
        .toBe(true)
      anchorCount += 1
    }
  }
  expect(anchorCount).toBeGreaterThan(10)
  await page.locator(`footer a[href="${basePath}/services/"]`).first().click()
  await page.waitForURL(`**${basePath}/services/`)
})
