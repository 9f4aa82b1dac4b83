// The links of every page, clicked on a host that only knows files: by the router without leaving the document, and as documents without a script.
// npm test follows each address from one page, since the header and the footer are the same everywhere, and under the folder, where addresses are
// harder to get right; npm run walk follows them from every page, and at the root too.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { JSDOM } from 'jsdom'
import { awaken, touch, withoutPopup } from '../support/awake'
import { expect, test as strict } from '../support/browser'
import { exportedRoutes } from '../support/exported-pages'
import { servePlainly, type Host } from '../support/plain-host'
import { clicksEveryLink } from '@/scripts/environment.mjs'
import { testPreview } from '@/scripts/test-preview'

type Options = { basePath: string; isLossy: boolean }

const test = strict.extend<Options & { host: Host & { dir: string; lost: string[] } }>({
  basePath: ['', { option: true }],
  isLossy: [false, { option: true }],
  host: async ({ basePath, isLossy }, use) => {
    const lost: string[] = []
    const times = new Map<string, number>()
    const dir = basePath === '' ? 'out' : testPreview.dir
    const host = await servePlainly(dir, basePath, (pathname, response) => {
      const time = (times.get(pathname) ?? 0) + 1
      times.set(pathname, time)
      if (!isLossy || !isUnlucky(`${pathname} ${String(time)}`)) return false
      lost.push(pathname)
      // A connection that is cut, or a host that gives up, in turn.
      if (lost.length % 2 === 0) response.destroy()
      else response.writeHead(503).end()
      return true
    })
    await use({ ...host, dir, lost })
    await host.close()
  },
  baseURL: async ({ host, basePath }, use) => {
    await use(`${host.origin}${basePath}/`)
  },
})

/** One request in ten, the same ones at each run whatever their order: it hangs on the address and on how many times it was asked for. */
function isUnlucky(seed: string): boolean {
  let hash = 7
  for (const letter of seed) hash = (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) >>> 0
  return hash % 10 === 0
}

const routes = exportedRoutes()

/** Between two looks at a page that a script changes, in ms. */
const intervals = [30]

/** Its words are there; its pictures may come later. */
const early = { waitUntil: 'domcontentloaded' } as const

/** What a page says, whatever is open or closed in it. */
function readWords(page = document): string {
  const main = page.querySelector('main')
  if (!main) return ''
  const copy = page.importNode(main, true)
  for (const other of copy.querySelectorAll('script, style, noscript')) other.remove()
  return `${page.title} ${copy.textContent}`.replaceAll(/\s+/g, ' ')
}

/** The addresses that a page links to: other pages of the site, and places on the page itself. The skip link has tests of its own. */
function readLinks(): { pages: string[]; places: string[] } {
  const isHere = ({ pathname }: HTMLAnchorElement) => pathname === location.pathname
  const links = [...document.querySelectorAll('a')].filter(({ origin, hash }) => origin === location.origin && hash !== '#contenu')
  const addresses = (chosen: HTMLAnchorElement[]) => [...new Set(chosen.map(({ href }) => href))]
  return {
    pages: addresses(links.filter((link) => !isHere(link))),
    places: addresses(links.filter((link) => isHere(link) && link.hash !== '')),
  }
}

/** What each page says in its file: what every way to it must say. */
function readFiles(dir: string, basePath: string): Record<string, string> {
  const words = routes.map((route) => {
    const { document } = new JSDOM(readFileSync(path.join(dir, route, 'index.html'))).window
    return [`${basePath}${route}`, readWords(document)] as const
  })
  return Object.fromEntries(words)
}

/** The link that a visitor would press, whichever of those to the address it is. */
function linkTo(page: Page, address: string) {
  const { pathname, hash } = new URL(address)
  const place = decodeURI(hash)
  return page
    .locator('a:visible')
    .and(page.locator(place === '' ? `a[href="${pathname}"]` : `a[href="${place}"], a[href="${pathname}${place}"]`))
    .first()
}

/** The place that the address names is on the screen. */
function showsPlace(): boolean {
  const place = document.querySelector(':target')?.getBoundingClientRect()
  return place !== undefined && place.top >= 0 && place.top < window.innerHeight
}

async function followPlaces(page: Page, places: string[]) {
  for (const address of places) {
    await linkTo(page, address).click()
    await page.waitForURL(address)
    await expect.poll(() => page.evaluate(showsPlace), { message: address, intervals }).toBe(true)
  }
}

/** One test walks through the whole site. */
const longWalk = clicksEveryLink ? 3_600_000 : 300_000

for (const basePath of clicksEveryLink ? ['', testPreview.basePath] : [testPreview.basePath]) {
  test.describe(`sur un hôte qui ne connaît que des fichiers, ${basePath === '' ? 'à la racine' : `sous ${basePath}/`}`, () => {
    test.use({ basePath })
    test.describe('sans JavaScript', () => {
      test.use({ javaScriptEnabled: false })

      test('chaque lien de chaque page ouvre la bonne page, ou la bonne place', async ({ page, host }) => {
        test.setTimeout(longWalk)
        const words = readFiles(host.dir, basePath)
        const followed = new Set<string>()
        for (const route of Object.keys(words)) {
          await page.goto(route)
          const { pages, places } = await page.evaluate(readLinks)
          await followPlaces(page, places)
          for (const address of pages.filter((each) => clicksEveryLink || !followed.has(each))) {
            if (new URL(page.url()).pathname !== route) await page.goto(route, early)
            await linkTo(page, address).click()
            await page.waitForURL(address, early)
            expect(await page.evaluate(readWords, undefined), `${route} → ${address}`).toBe(words[new URL(address).pathname])
            followed.add(address)
          }
        }
        expect(followed.size).toBeGreaterThanOrEqual(routes.length - 1)
        expect(host.missing).toEqual([])
      })
    })

    test('chaque page mène à d’autres sans quitter le document, et Retour en revient', async ({ page, host }) => {
      test.setTimeout(longWalk)
      await withoutPopup(page)
      const words = readFiles(host.dir, basePath)
      const says = () => page.evaluate(readWords, undefined)
      const followed = new Set<string>()
      for (const route of Object.keys(words)) {
        await page.goto(route)
        const { pages, places } = await page.evaluate(readLinks)
        // every-page.browser.ts leaves each page softly.
        const wanted = pages.filter((each) => clicksEveryLink || !followed.has(each))
        if (wanted.length === 0) continue
        await awaken(page)
        await page.evaluate(() => Reflect.set(window, 'sameDocument', true))
        if (clicksEveryLink) await followPlaces(page, places)
        for (const address of wanted) {
          await linkTo(page, address).click()
          await expect.poll(says, { message: `${route} → ${address}`, intervals }).toBe(words[new URL(address).pathname])
          await page.goBack()
          await expect.poll(says, { message: `${address} → ${route}`, intervals }).toBe(words[route])
          followed.add(address)
        }
        expect(await page.evaluate(() => Reflect.get(window, 'sameDocument') as unknown), route).toBe(true)
      }
      expect(followed.size).toBeGreaterThanOrEqual(routes.length - 1)
      expect(host.missing).toEqual([])
    })
  })
}

test.describe('où une requête sur dix se perd', () => {
  test.use({ isLossy: true, expectedProblems: [/Failed to load|Failed to fetch|fanal|Access is denied/] })

  test('on arrive toujours, au pire en rechargeant', async ({ page, host }) => {
    test.setTimeout(longWalk)
    await withoutPopup(page)
    const words = readFiles(host.dir, '')
    /** A document that did not come is the one thing that only the visitor can ask for again. */
    const reload = async () => {
      while ((await page.locator('main').count()) === 0) await page.reload().catch(() => undefined)
    }
    const arrive = (pathname: string) =>
      expect(async () => {
        await reload()
        expect(new URL(page.url()).pathname).toBe(pathname)
        expect(await page.evaluate(readWords, undefined)).toBe(words[pathname])
      }).toPass({ timeout: 15_000 })
    for (const [index, route] of routes.entries()) {
      await page.goto(route).catch(() => undefined)
      await reload()
      // Awake or half-awake: the visitor does not know either.
      await touch(page)
      await page.waitForLoadState('networkidle')
      const { pages } = await page.evaluate(readLinks)
      const one = (index * 3) % pages.length
      for (const address of clicksEveryLink ? pages : pages.slice(one, one + 1)) {
        await linkTo(page, address).click()
        await arrive(new URL(address).pathname)
        if (!clicksEveryLink) continue
        await page.goBack().catch(() => undefined)
        await arrive(route)
      }
    }
    expect(host.lost.length).toBeGreaterThan(20)
    expect(host.lost.some((address) => address.endsWith('.js'))).toBe(true)
    expect(host.lost.some((address) => address.endsWith('.txt'))).toBe(true)
  })
})
