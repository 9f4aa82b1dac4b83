// React runs where somebody writes, and nowhere else: every-page.browser.ts looks at each page, the popup included.
import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser'
import { expectAwake, fieldsOf } from './request/visitor'

const isIsland = /\/scripts\/(?!start-|later-)/

/** Each file once: what is compiled ahead is asked of the browser's own cache again. */
function watchFetched(page: Page) {
  const fetched = new Set<string>()
  page.on('request', (request) => {
    if (isIsland.test(request.url())) fetched.add(request.url())
  })
  return fetched
}

const countModules = (page: Page) =>
  page.locator('[data-island]').evaluate((island: HTMLElement) => (island.dataset.modules ?? '').split(' ').length)

/** What the browser has read as code, which is more than it has fetched. */
async function watchParsed(page: Page) {
  const session = await page.context().newCDPSession(page)
  const parsed: string[] = []
  session.on('Debugger.scriptParsed', ({ url }) => {
    if (isIsland.test(url)) parsed.push(url)
  })
  await session.send('Debugger.enable')
  return parsed
}

test('on the contact page its files come after the load, and are read at the first gesture in the form', async ({ page }) => {
  const fetched = watchFetched(page)
  const parsed = await watchParsed(page)
  await page.goto('/contact/')
  const { name } = fieldsOf(page.locator('main form'))
  await expect.poll(() => fetched.size).toBe(await countModules(page))
  const times = await page.evaluate(async () => {
    await document.fonts.ready
    const [own] = performance.getEntriesByType('navigation')
    const parts = performance.getEntriesByType('resource').filter(({ name }) => /\/scripts\/(?!start-)/.test(name))
    return { loaded: own instanceof PerformanceNavigationTiming ? own.loadEventStart : 0, parts: parts.map(({ startTime }) => startTime) }
  })
  expect(times.loaded).toBeGreaterThan(0)
  expect(Math.min(...times.parts)).toBeGreaterThan(times.loaded)
  expect(parsed).toEqual([])
  await name.focus()
  await expectAwake(page)
  expect(new Set(parsed)).toEqual(fetched)
})

test('a browser that has no dialog has no popup, and asks for nothing', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'HTMLDialogElement'))
  await page.clock.install()
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/fragments/')) asked.push(request.url())
  })
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('data-start')
  await page.clock.fastForward(60_000)
  await expect(page.locator('dialog')).toHaveCount(0)
  expect(asked).toEqual([])
})
