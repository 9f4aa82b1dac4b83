import { type Page } from '@playwright/test'
import { expect, test } from '../support/browser'
import { oldAddresses, plainAnchors, strangeAddresses } from './old-address-cases'

/** A first load: from an empty tab, because from another page of the site only the hash would change. */
async function open(page: Page, address: string) {
  await page.goto('about:blank')
  await page.goto(address, { waitUntil: 'commit' })
}

/** The page that is shown is the one that the address names, and not only the address. */
const canonicalPath = (page: Page) =>
  page.evaluate(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')
    return link && new URL(link.href).pathname
  })

const pathOf = (landing: string) => landing.replace(/[?#].*$/, '')

/** The shipped lines follow each of them in old-addresses.unit.test.ts: here, that a browser does as the page of that test does. */
const some = <Item>(items: readonly Item[]) => items.filter((_, position) => position % 6 === 0)

test('there are enough addresses to believe in', () => {
  expect(oldAddresses.length + strangeAddresses.length).toBeGreaterThan(80)
})

test('an old address leads to its page', async ({ page, baseURL }) => {
  for (const [address, landing] of some(oldAddresses))
    await test.step(`${address} → ${landing}`, async () => {
      await open(page, address)
      // Waits for the event: an assertion that polls costs a second an address.
      await page.waitForURL(`${baseURL ?? ''}${landing}`, { waitUntil: 'domcontentloaded' })
      expect(await canonicalPath(page)).toBe(pathOf(landing))
      await expect(page.locator('h1')).toBeVisible()
    })
})

test('an address that is not ours to follow shows the error screen', async ({ page, baseURL }) => {
  for (const address of some(strangeAddresses))
    await test.step(address, async () => {
      await open(page, address)
      await page.waitForURL(`${baseURL ?? ''}/404/`, { waitUntil: 'domcontentloaded' })
      await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', /noindex/)
      await expect(page.locator('html')).toHaveAttribute('lang', /^fr/)
      await expect(page.locator('h1')).toBeVisible()
    })
})

test('no hash that is typed later leads anywhere but to the error screen', async ({ page, baseURL }) => {
  await page.goto('/404/')
  for (const address of strangeAddresses) {
    await test.step(address, async () => {
      await page.evaluate((hash) => {
        window.location.hash = hash
      }, new URL(address, baseURL).hash)
      await page.waitForURL(`${baseURL ?? ''}/404/`)
    })
  }
})

test('a plain anchor is left alone', async ({ page, baseURL }) => {
  for (const address of some(plainAnchors))
    await test.step(address, async () => {
      await open(page, address)
      await page.waitForLoadState('domcontentloaded')
      expect(page.url()).toBe(`${baseURL ?? ''}${address}`)
      await expect(page.locator('h1')).toBeVisible()
    })
})

test.describe('written by a mail program', () => {
  // The server answers 404: for it, %23 is a part of the path.
  test.use({ expectedProblems: /status of 404/ })

  test('an encoded old address leads to its page too', async ({ page, baseURL }) => {
    await open(page, '/%23/blog/article-5?utm_source=x')
    await expect(page).toHaveURL(`${baseURL ?? ''}/blog/article-5/?utm_source=x`)
  })
})

test.describe('history', () => {
  const lengthOf = (page: Page) => page.evaluate(() => window.history.length)

  test('an old address leaves no entry behind: Back leads where the visitor came from', async ({ page }) => {
    await page.goto('/temoignages/')
    const before = await lengthOf(page)
    await page.goto('/#/services', { waitUntil: 'commit' })
    await page.waitForURL('**/services/')
    expect(await lengthOf(page)).toBe(before + 1)
    await page.goBack()
    await expect(page).toHaveURL('/temoignages/')
  })

  test('nor does an address typed on a page that is open', async ({ page }) => {
    await page.goto('/temoignages/')
    const before = await lengthOf(page)
    await page.evaluate(() => {
      window.location.hash = '#/blog/article-5?utm_source=x#haut'
    })
    await page.waitForURL('**/blog/article-5/?utm_source=x#haut')
    expect(await lengthOf(page)).toBe(before + 1)
    await page.goBack()
    await expect(page).toHaveURL('/temoignages/')
  })

  test('the address of the page itself only loses its hash, without a second load', async ({ page }) => {
    await page.goto('/services/')
    await page.evaluate(() => Reflect.set(window, 'sameDocument', true))
    await page.evaluate(() => {
      window.location.hash = '#/services'
    })
    await expect(page).toHaveURL('/services/')
    expect(await page.evaluate(() => Reflect.get(window, 'sameDocument') as unknown)).toBe(true)
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

test('an old link in a page is followed, and a strange one shows the error screen', async ({ page }) => {
  const click = async (href: string) => {
    await page.goto('/temoignages/')
    await page.locator('h1').evaluate((title, address) => {
      const link = document.createElement('a')
      link.href = address
      link.textContent = 'Un vieux lien'
      title.after(link)
    }, href)
    await page.getByRole('link', { name: 'Un vieux lien' }).click()
  }
  await click('#/contact')
  await page.waitForURL('**/contact/')
  await click('/#/services')
  await page.waitForURL('**/services/')
  await click('#//evil.example')
  await page.waitForURL('**/404/')
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
