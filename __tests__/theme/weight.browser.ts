import type { CDPSession } from '@playwright/test'
import { awake } from '../support/awake'
import { expect, test } from '../support/browser'
import { exportedRoutes } from '../support/exported-pages'

test.use({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 })

/** Bytes as they cross the network, headers left out, by address. */
async function weigh(session: CDPSession, visit: () => Promise<void>): Promise<Map<string, number>> {
  const addresses = new Map<string, string>()
  const bytes = new Map<string, number>()
  session.on('Network.requestWillBeSent', ({ requestId, request }) => addresses.set(requestId, request.url))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    bytes.set(addresses.get(requestId) ?? requestId, encodedDataLength),
  )
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  await visit()
  return bytes
}

test('une première visite au téléphone pèse 350 ko au plus, et l’image d’accueil 60', async ({ browser, baseURL }) => {
  test.setTimeout(180_000)
  const found: object[] = []
  for (const route of exportedRoutes()) {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 })
    const page = await context.newPage()
    const weights = await weigh(await context.newCDPSession(page), async () => {
      await page.goto(`${baseURL ?? ''}${route}`)
      await awake(page)
      await page.waitForLoadState('networkidle')
    })
    const total = Math.round([...weights.values()].reduce((sum, each) => sum + each, 0) / 1024)
    const hero = [...weights].filter(([address]) => address.includes('/images/residence-')).reduce((sum, [, each]) => sum + each, 0)
    if (total > 350 || total < 100 || (route === '/' && (hero === 0 || hero > 60 * 1024))) found.push({ route, total, hero })
    await context.close()
  }
  expect(found).toEqual([])
})

test('aucun mot n’est coupé avec un interligne et des espaces agrandis, ni à 400 % de zoom', async ({ page }) => {
  test.setTimeout(180_000)
  const found: object[] = []
  // 1280 × 1024 px at 400 % is a screen of 320 × 256.
  await page.setViewportSize({ width: 320, height: 256 })
  for (const route of exportedRoutes()) {
    await page.goto(route)
    await page.addStyleTag({
      // WCAG 1.4.12.
      content:
        '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    })
    const faults = await page.evaluate(() => {
      const clipped = [...document.querySelectorAll('body *')]
        .filter((element) => element.checkVisibility() && !element.closest('.visually-hidden, [aria-hidden]'))
        .filter((element) => {
          const style = getComputedStyle(element)
          const hides = [style.overflowX, style.overflowY].some((value) => ['hidden', 'clip'].includes(value))
          return hides && (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1)
        })
        .map((element) => `${element.tagName} « ${element.textContent.trim().slice(0, 40)} »`)
      const overflow = document.documentElement.scrollWidth - document.documentElement.clientWidth
      return overflow > 0 ? [...clipped, `défile de ${String(overflow)} px`] : clipped
    })
    if (faults.length > 0) found.push({ route, faults })
  }
  expect(found).toEqual([])
})
