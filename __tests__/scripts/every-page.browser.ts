import type { Page } from '@playwright/test'
import { awaken, withoutPopup } from '../support/awake'
import { expect, test } from '../support/browser'
import { exportedRoutes } from '../support/exported-pages'
import { findMovement, watchShifts } from '../support/shift'

/** Scripts whose fetch began before the page was shown whole; and how many came in all. */
const scriptTimes = (page: Page) =>
  page.evaluate(() => {
    const [own] = performance.getEntriesByType('navigation')
    const loaded = own instanceof PerformanceNavigationTiming ? own.loadEventStart : 0
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
    return { early: scripts.filter(({ startTime }) => loaded === 0 || startTime < loaded).map(({ name }) => name), count: scripts.length }
  })

// The strict fixture fails on the line that Chromium prints for whatever the policy refuses, in every browser test: forms, popup, menu, search and
// chat are proved where they are tried. Here: every page, from every kind of arrival.
test('no page asks for a script before the load event; each comes alive afterwards, moves nothing, and breaks no policy, be it loaded or reached softly', async ({
  page,
  request,
}) => {
  test.setTimeout(180_000)
  await withoutPopup(page)
  await watchShifts(page)
  const answer = await request.get('/')
  expect(answer.headers()['content-security-policy']).toMatch(/^default-src 'none'; .*frame-ancestors 'none'$/)
  const found: object[] = []
  for (const route of [...exportedRoutes(), '/404/']) {
    await page.goto(route)
    await awaken(page)
    const { early, count } = await scriptTimes(page)
    const movement = await findMovement(page)
    if (early.length > 0 || count < 5 || movement.length > 0) found.push({ route, early, count, movement })
    const link = page.locator(`footer a[href$="${route === '/services/' ? '/faq/' : '/services/'}"]`).first()
    const target = (await link.getAttribute('href')) ?? ''
    await link.click()
    await page.waitForURL(`**${target}`)
    await expect(page.locator('main h1')).toBeFocused()
  }
  expect(found).toEqual([])
})
