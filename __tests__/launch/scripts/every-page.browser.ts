import type { Page } from '@playwright/test'
import { clockStarted } from '../../islands/request/visitor'
import { expect, test } from '../../support/browser'
import { exportedRoutes } from '../../support/exported-pages'
import { findMovement, watchShifts } from '../../support/shift'

/** What a page may ask for by itself: nothing of another page. */
const ownKinds = new Set(['document', 'font', 'image'])
const isOwn = (path: string) => path.startsWith('/scripts/')

/** The code of an island, which nobody fetches who touches no field. */
const isIsland = (path: string) => /\/scripts\/(?!start-|later-)/.test(path)
/** That of the form and of the tools is fetched ahead. */
const isFetchedAhead = (page: Page) => page.locator('[data-fetched="at-idle"]').isVisible()
/** Over the urgent numbers it never opens. */
const hasNoPopup = (route: string) => route === '/urgence/'

/** Where each page was left: the press itself may have scrolled to its link. */
const notePlaces = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('pagehide', () => {
      sessionStorage.setItem(`left ${location.pathname}`, String(window.scrollY))
    })
  })

/** Another document than this one has no such mark. */
const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-marked', ''))

// The strict fixture fails on the line that Chromium prints for whatever the policy refuses, in every browser test: forms, popup, menu, search and
// chat are proved where they are tried. Here: every page.
test(
  'every page comes alive, says nothing to the console, asks for nothing of another, moves nothing, is left by a link for another document, from which Back comes back to the same place, and opens the popup, without the code of an island',
  { tag: '@window' },
  async ({ page, request }) => {
    test.setTimeout(600_000)
    await page.clock.install()
    await watchShifts(page)
    await notePlaces(page)
    const answer = await request.get('/')
    expect(answer.headers()['content-security-policy']).toMatch(/^default-src 'none'; .*frame-ancestors 'none'$/)
    let said: string[] = []
    let asked: string[] = []
    let islands: string[] = []
    page.on('console', (message) => said.push(message.text()))
    page.on('request', (each) => {
      const { pathname } = new URL(each.url())
      if (!ownKinds.has(each.resourceType()) && !isOwn(pathname)) asked.push(pathname)
      if (isIsland(pathname)) islands.push(pathname)
    })
    // A font that comes late stays away for a whole visit: left in the letters of the system, a page would be longer or shorter in ours, once Back.
    await page.goto('/404/', { waitUntil: 'networkidle' })
    const found: object[] = []
    for (const route of [...exportedRoutes(), '/404/']) {
      ;[said, asked, islands] = [[], [], []]
      await page.goto(route, { waitUntil: 'networkidle' })
      await expect(page.locator('html[data-start][data-script=""]')).toBeAttached()
      // By the clock of this test too, the page rests, and is laid out whole.
      await page.clock.runFor(1_000)
      const movement = await findMovement(page)
      if ([...said, ...asked, ...movement].length > 0) found.push({ route, said, asked: [...asked], movement })

      const link = page.locator(`footer a[href$="${route === '/services/' ? '/faq/' : '/services/'}"]`).first()
      await link.hover()
      await mark(page)
      await link.click()
      await page.waitForURL(`**${(await link.getAttribute('href')) ?? ''}`)
      await expect(page.locator('html:not([data-marked]) main h1')).toBeInViewport()
      await page.goBack()
      await expect(link).toBeInViewport()
      const place = await page.evaluate(() => Number(sessionStorage.getItem(`left ${location.pathname}`)))
      expect(place, route).toBeGreaterThan(300)
      await expect.poll(() => page.evaluate(() => window.scrollY), route).toBeCloseTo(place, -1)

      await clockStarted(page)
      await page.clock.fastForward(31_000)
      if (!hasNoPopup(route)) await expect(page.getByRole('dialog'), route).toBeVisible()
      if (!(await isFetchedAhead(page))) expect(islands, route).toEqual([])
      await page.evaluate(() => {
        localStorage.clear()
        sessionStorage.clear()
      })
    }
    expect(found).toEqual([])
  },
)
