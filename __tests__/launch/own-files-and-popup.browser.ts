import type { Page } from '@playwright/test'
import { popupDelay } from '@/components/popup/popup-timer.client'
import { startClock } from '../support/contact-page'
import { expect, test } from '../support/browser'
import { listExportedRoutes } from '../support/exported-pages'

/**
 * What a page may ask for by itself: nothing of another page, nor the code of an island, which
 * nobody fetches who touches no field.
 */
const isNotOwn = (kind: string, file: string) =>
  !['document', 'font', 'image'].includes(kind) &&
  !/^\/scripts\/(main-script|lazy-features)-/.test(file)

/** Where each page was left: the press itself may have scrolled to its link. */
const notePlaces = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('pagehide', () => {
      sessionStorage.setItem(`left ${location.pathname}`, String(window.scrollY))
    })
  })

/** Another document than this one has no such mark. */
const mark = (page: Page) =>
  page.evaluate(() => document.documentElement.setAttribute('data-marked', ''))

// What a page says to the console and moves is looked at by the walk, in every width.
test(
  'every page loads its own files only, comes back with Back, and opens the popup',
  { tag: '@window' },
  async ({ page, request }) => {
    await page.clock.install()
    await notePlaces(page)
    const answer = await request.get('/')
    expect(answer.headers()['content-security-policy']).toMatch(
      /^default-src 'none'; .*frame-ancestors 'none'$/,
    )
    let asked: string[] = []
    page.on('request', (each) => {
      const { pathname } = new URL(each.url())
      if (isNotOwn(each.resourceType(), pathname)) asked.push(pathname)
    })
    // A font that comes late stays away for a whole visit: left in the letters of the system, a
    // page would be longer or shorter in ours, once Back.
    await page.goto('/404/', { waitUntil: 'networkidle' })
    for (const route of [...listExportedRoutes(), '/404/']) {
      asked = []
      await page.goto(route, { waitUntil: 'networkidle' })
      await expect(page.locator('html[data-main-script][data-script=""]')).toBeAttached()
      // By the clock of this test too, the page rests, and is laid out whole.
      await page.clock.runFor(1_000)
      // The code of the form and of the tools is fetched ahead.
      const isFetchedAhead = await page.locator('[data-load="idle"]').isVisible()
      expect(
        isFetchedAhead ? asked.filter((file) => !file.startsWith('/scripts/')) : asked,
        route,
      ).toEqual([])

      const link = page
        .locator(`footer a[href$="${route === '/services/' ? '/faq/' : '/services/'}"]`)
        .first()
      await link.hover()
      await mark(page)
      await link.click()
      await page.waitForURL(`**${(await link.getAttribute('href')) ?? ''}`)
      await expect(page.locator('html:not([data-marked]) main h1')).toBeInViewport()
      // A page that was kept comes back without a load.
      await page.goBack({ waitUntil: 'commit' })
      await expect(link).toBeInViewport()
      const place = await page.evaluate(() =>
        Number(sessionStorage.getItem(`left ${location.pathname}`)),
      )
      expect(place, route).toBeGreaterThan(300)
      await expect.poll(() => page.evaluate(() => window.scrollY), route).toBeCloseTo(place, -1)

      await startClock(page)
      await page.clock.fastForward(popupDelay + 1_000)
      // Over the urgent numbers it never opens.
      if (route !== '/urgence/') await expect(page.getByRole('dialog'), route).toBeVisible()
      if (!isFetchedAhead)
        expect(
          asked.filter((file) => file.startsWith('/scripts/')),
          route,
        ).toEqual([])
      await page.evaluate(() => {
        localStorage.clear()
        sessionStorage.clear()
      })
    }
  },
)
