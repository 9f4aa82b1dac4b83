import { expect, expectHydrated, test } from '../../support/browser'
import { getFields } from '../../support/contact-page'

const isIsland = /\/scripts\/(?!main-script-|lazy-features-)/

test('loads the contact form after the page, and hydrates it at the first touch', async ({
  page,
}) => {
  // A headless browser may have no idle moment in the five seconds of when-idle.ts, so it is given
  // one at once.
  await page.addInitScript(() =>
    Reflect.set(window, 'requestIdleCallback', (work: () => void) => setTimeout(work)),
  )
  // Each file counts once, because an import reads a fetched file from the browser's cache.
  const fetched = new Set<string>()
  page.on('request', (request) => isIsland.test(request.url()) && fetched.add(request.url()))
  await page.goto('/contact/')
  const modules = (await page.locator('[data-island]').getAttribute('data-modules')) ?? ''
  await expect.poll(() => fetched.size).toBe(modules.split(' ').length)
  const times = await page.evaluate(async () => {
    await document.fonts.ready
    const [own] = performance.getEntriesByType('navigation')
    const parts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/scripts\/(?!main-script-|lazy-features-)/.test(name))
    return {
      loaded: own instanceof PerformanceNavigationTiming ? own.loadEventStart : 0,
      parts: parts.map(({ startTime }) => startTime),
    }
  })
  expect(times.loaded).toBeGreaterThan(0)
  expect(Math.min(...times.parts)).toBeGreaterThan(times.loaded)
  await expect(page.locator('main [data-hydrated]')).toHaveCount(0)
  await getFields(page.locator('main form')).name.focus()
  await expectHydrated(page)
})
