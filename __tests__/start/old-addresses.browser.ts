import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser'

// The shipped lines follow every address in old-addresses.unit.test.ts: here, that a browser does as the page of that test does.

/** A first load: from an empty tab, because from another page of the site only the hash would change. */
async function open(page: Page, address: string) {
  await page.goto('about:blank')
  await page.goto(address, { waitUntil: 'commit' })
}

test.describe('an address of the old site', () => {
  // The server answers 404 to %23, which is for it a part of the path.
  test.use({ expectedProblems: /status of 404/ })

  test('leads to its page, and one that is not ours to follow to the error screen', async ({ page, baseURL }) => {
    for (const [address, landing, canonical] of [
      ['/#/services', '/services/', '/services/'],
      ['/#!/blog/article-2/', '/blog/article-2/', '/blog/article-2/'],
      ['/?gclid=1#/services?b=2#haut', '/services/?gclid=1&b=2#haut', '/services/'],
      ['/%23/blog/article-5?utm_source=x', '/blog/article-5/?utm_source=x', '/blog/article-5/'],
      ['/services/#contenu', '/services/#contenu', '/services/'],
      ['/#//evil.example', '/404/', null],
    ] as const)
      await test.step(`${address} → ${landing}`, async () => {
        await open(page, address)
        // Waits for the event: an assertion that polls costs a second an address.
        await page.waitForURL(`${baseURL ?? ''}${landing}`, { waitUntil: 'domcontentloaded' })
        // The page that is shown, and not only the address.
        const shown = await page.evaluate(() => {
          const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')
          return link && new URL(link.href).pathname
        })
        expect(shown).toBe(canonical)
        await expect(page.locator('h1')).toBeVisible()
      })
  })
})

test.describe('history', () => {
  const lengthOf = (page: Page) => page.evaluate(() => window.history.length)

  const ways: Record<string, (page: Page) => Promise<unknown>> = {
    opened: (page) => page.goto('/#/services', { waitUntil: 'commit' }),
    'typed on a page that is open': (page) =>
      page.evaluate(() => {
        window.location.hash = '#/services'
      }),
  }
  for (const [way, follow] of Object.entries(ways))
    test(`an old address leaves no entry behind, ${way}: Back leads where the visitor came from`, async ({ page }) => {
      await page.goto('/temoignages/')
      const before = await lengthOf(page)
      await follow(page)
      await page.waitForURL('**/services/')
      expect(await lengthOf(page)).toBe(before + 1)
      await page.goBack()
      await expect(page).toHaveURL('/temoignages/')
    })

  test('Back to an entry that carries an old address follows it', async ({ page }) => {
    await page.goto('/temoignages/')
    await page.evaluate(() => {
      window.history.pushState(window.history.state, '', '#/contact')
      window.history.pushState(window.history.state, '', '#contenu')
    })
    await page.goBack()
    await page.waitForURL('**/contact/')
  })
})

test('the page that is left is never painted', async ({ page }) => {
  const painted: string[] = []
  await page.exposeFunction('tell', (text: string) => painted.push(text))
  await page.addInitScript(() => {
    const address = window.location.href
    new PerformanceObserver((list) => {
      const { tell } = window as unknown as { tell: (text: string) => void }
      for (const { name } of list.getEntries()) tell(`${name} ${address}`)
    }).observe({ type: 'paint', buffered: true })
  })
  // The next page is slow to come: there is all the time in the world to paint the one that is left.
  await page.route('**/services/', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue()
  })
  await open(page, '/#/services')
  await page.waitForURL('**/services/')
  await expect
    .poll(() => painted.filter((each) => each.startsWith('first-contentful-paint') && each.endsWith('/services/')))
    .toHaveLength(1)
  expect(painted.filter((each) => each.endsWith('/#/services'))).toEqual([])
  // The instrument works: a page that stays is seen to be painted.
  await open(page, '/#contenu')
  await expect.poll(() => painted.some((each) => each.startsWith('first-contentful-paint') && each.endsWith('/#contenu'))).toBe(true)
})
