// React runs where somebody writes, and nowhere else: every-page.browser.ts looks at each page, the popup included.
import { expect, test } from '../support/browser'
import { expectAwake, fieldsOf } from './request/visitor'

const isIsland = /\/scripts\/(?!start-|later-)/

test('on the contact page its files come after the load, and are read at the first gesture in the form', async ({ page }) => {
  // Each once: what is compiled ahead is asked of the browser's own cache again.
  const fetched = new Set<string>()
  page.on('request', (request) => isIsland.test(request.url()) && fetched.add(request.url()))
  // What the browser has read as code, which is more than it has fetched.
  const session = await page.context().newCDPSession(page)
  const parsed: string[] = []
  session.on('Debugger.scriptParsed', ({ url }) => isIsland.test(url) && parsed.push(url))
  await session.send('Debugger.enable')
  await page.goto('/contact/')
  const modules = (await page.locator('[data-island]').getAttribute('data-modules')) ?? ''
  await expect.poll(() => fetched.size).toBe(modules.split(' ').length)
  const times = await page.evaluate(async () => {
    await document.fonts.ready
    const [own] = performance.getEntriesByType('navigation')
    const parts = performance.getEntriesByType('resource').filter(({ name }) => /\/scripts\/(?!start-)/.test(name))
    return { loaded: own instanceof PerformanceNavigationTiming ? own.loadEventStart : 0, parts: parts.map(({ startTime }) => startTime) }
  })
  expect(times.loaded).toBeGreaterThan(0)
  expect(Math.min(...times.parts)).toBeGreaterThan(times.loaded)
  expect(parsed).toEqual([])
  await fieldsOf(page.locator('main form')).name.focus()
  await expectAwake(page)
  expect(new Set(parsed)).toEqual(fetched)
})
