// A host that only knows files, at the root and under a folder, with a script and without. That
// each link of each page leads somewhere stops a build (scripts/export/check-links.ts); what a
// browser makes of it is seen here.
import { expect, test as strict } from '../support/browser'
import { listExportedRoutes } from '../support/exported-pages'
import { servePlainly, type Host } from '../support/plain-host'
import { withoutPopup } from '../support/popup'
import { testPreview } from '@/scripts/test/source-copy'

const test = strict.extend<{ basePath: string; host: Host }>({
  basePath: ['', { option: true }],
  host: async ({ basePath }, use) => {
    const host = await servePlainly(basePath === '' ? 'out' : testPreview.dir, basePath)
    await use(host)
    await host.close()
  },
  baseURL: async ({ host, basePath }, use) => {
    await use(`${host.origin}${basePath}/`)
  },
})

/**
 * The places of this page that it links to. The skip link has tests of its own; so has a hydrated
 * tool, which shows one question at a time and leads from one to another.
 */
function readPlaces(): string[] {
  const isOfTool = (link: HTMLAnchorElement) =>
    document.documentElement.dataset.mainScript !== undefined &&
    link.closest('[data-tool] [data-island]') !== null
  const links = [...document.querySelectorAll('a')].filter(
    (link) => link.origin + link.pathname === location.origin + location.pathname,
  )
  // Without a script, a tool's own beginning is not offered.
  const isOffered = (link: HTMLAnchorElement) =>
    link.checkVisibility() || link.closest('details:not([open])') !== null
  const offered = links.filter(
    (link) => !['', '#contenu'].includes(link.hash) && !isOfTool(link) && isOffered(link),
  )
  return [...new Set(offered.map(({ hash }) => hash))]
}

/** The place that the address names is on the screen. */
function showsPlace(): boolean {
  const place = document.querySelector(':target')?.getBoundingClientRect()
  return place !== undefined && place.top >= 0 && place.top < window.innerHeight
}

for (const basePath of ['', testPreview.basePath])
  for (const javaScriptEnabled of [true, false])
    test.describe(`on a host of plain files, under ${basePath}/`, () => {
      test.use({ basePath, javaScriptEnabled })

      const mode = javaScriptEnabled ? 'with' : 'without'

      test(`has the files of each page and shows its anchors ${mode} JavaScript`, async ({
        page,
        host,
      }) => {
        await withoutPopup(page)
        let places = 0
        for (const route of listExportedRoutes()) {
          await page.goto(`${basePath}${route}`)
          for (const hash of await page.evaluate(readPlaces)) {
            const links = page.locator(`a[href$="${decodeURI(hash)}"]`)
            const visible = links.and(page.locator('a:visible'))
            if ((await visible.count()) === 0)
              await page
                .locator('details:not([open])', { has: links })
                .first()
                .locator('summary')
                .click()
            await visible.first().click()
            await expect
              .poll(() => page.evaluate(showsPlace), { message: route + hash, intervals: [30] })
              .toBe(true)
            places += 1
          }
        }
        expect(places).toBeGreaterThan(10)
        await page.locator(`footer a[href="${basePath}/services/"]`).first().click()
        await page.waitForURL(`**${basePath}/services/`)
        await page.goBack()
        await expect(page).not.toHaveURL(/services/)
        expect(host.missing).toEqual([])
      })
    })
