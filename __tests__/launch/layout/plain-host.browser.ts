// The links of every page, clicked on a host that only knows files, at the root and under a folder, with a script and without: each address is followed from
// one page, since the header and the footer are the same everywhere.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test as strict } from '../../support/browser'
import { exportedRoutes } from '../../support/exported-pages'
import { servePlainly, type Host } from '../../support/plain-host'
import { withoutPopup } from '../../support/popup'
import { testPreview } from '@/scripts/source-copy'

const test = strict.extend<{ basePath: string; host: Host & { dir: string } }>({
  basePath: ['', { option: true }],
  host: async ({ basePath }, use) => {
    const dir = basePath === '' ? 'out' : testPreview.dir
    const host = await servePlainly(dir, basePath)
    await use({ ...host, dir })
    await host.close()
  },
  baseURL: async ({ host, basePath }, use) => {
    await use(`${host.origin}${basePath}/`)
  },
})

const routes = exportedRoutes()

/** Between two looks at a page that a script changes, in ms. */
const intervals = [30]

/** Its words are there; its pictures may come later. */
const early = { waitUntil: 'domcontentloaded' } as const

/** The addresses that a page links to: other pages of the site, and places on the page itself. The skip link has tests of its own. */
function readLinks(): { pages: string[]; places: string[] } {
  const isHere = ({ pathname }: HTMLAnchorElement) => pathname === location.pathname
  // A tool that wakes shows one question at a time: its own tests follow what leads from one to another.
  const isOfTool = (link: HTMLAnchorElement) =>
    document.documentElement.dataset.start !== undefined && link.closest('[data-tool] [data-island]') !== null
  const links = [...document.querySelectorAll('a')].filter(({ origin, hash }) => origin === location.origin && hash !== '#contenu')
  const addresses = (chosen: HTMLAnchorElement[]) => [...new Set(chosen.map(({ href }) => href))]
  return {
    pages: addresses(links.filter((link) => !isHere(link))),
    places: addresses(links.filter((link) => isHere(link) && link.hash !== '' && !isOfTool(link))),
  }
}

/** What each page is called in its file: no two have one name. */
const readTitles = (dir: string, basePath: string) =>
  new Map(
    routes.map((route) => {
      const [, title = ''] = /<title>([^<]*)/.exec(readFileSync(path.join(dir, route, 'index.html'), 'utf8')) ?? []
      return [`${basePath}${route}`, title.replaceAll('&#x27;', "'").replaceAll('&amp;', '&')] as const
    }),
  )

/** Presses the link to the address that a visitor would press, after the question that it stands in, if only a closed one has it. */
async function follow(page: Page, address: string) {
  const { pathname, hash } = new URL(address)
  const place = decodeURI(hash)
  const links = page.locator(place === '' ? `a[href="${pathname}"]` : `a[href="${place}"], a[href="${pathname}${place}"]`)
  const visible = links.and(page.locator('a:visible'))
  if ((await visible.count()) === 0) await page.locator('details:not([open])', { has: links }).locator('summary').click()
  await visible.first().click()
}

/** The place that the address names is on the screen. */
function showsPlace(): boolean {
  const place = document.querySelector(':target')?.getBoundingClientRect()
  return place !== undefined && place.top >= 0 && place.top < window.innerHeight
}

async function followPlaces(page: Page, places: string[]) {
  for (const address of places) {
    await follow(page, address)
    await page.waitForURL(address)
    await expect.poll(() => page.evaluate(showsPlace), { message: address, intervals }).toBe(true)
  }
}

for (const basePath of ['', testPreview.basePath]) {
  for (const javaScriptEnabled of [true, false])
    test.describe(`on a host that only knows files, ${basePath === '' ? 'at the root' : `under ${basePath}/`}`, () => {
      test.use({ basePath, javaScriptEnabled })

      test(`each link opens the right page, or the right place, and Back comes back from it, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({
        page,
        host,
      }) => {
        // One test walks through the whole site.
        test.setTimeout(600_000)
        await withoutPopup(page)
        const titles = readTitles(host.dir, basePath)
        const followed = new Set<string>()
        for (const route of titles.keys()) {
          await page.goto(route)
          const { pages, places } = await page.evaluate(readLinks)
          await followPlaces(page, places)
          for (const address of pages.filter((each) => !followed.has(each))) {
            await follow(page, address)
            await page.waitForURL(address, early)
            await expect(page, `${route} → ${address}`).toHaveTitle(titles.get(new URL(address).pathname) ?? '')
            await page.goBack(early)
            expect(new URL(page.url()).pathname).toBe(route)
            await expect(page, `${address} → ${route}`).toHaveTitle(titles.get(route) ?? '')
            followed.add(address)
          }
        }
        expect(followed.size).toBeGreaterThanOrEqual(routes.length - 1)
        expect(host.missing).toEqual([])
      })
    })
}
