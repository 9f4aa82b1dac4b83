import { type Page } from '@playwright/test'
import { awake, awaken } from '../support/awake'
import { expect, test } from '../support/browser'
import { hold } from '../support/gate'

const place = (page: Page) => page.evaluate(() => window.location.pathname + window.location.search + window.location.hash)

/** A mark on the document: it is gone as soon as the browser loads another. */
const mark = (page: Page) => page.evaluate(() => Reflect.set(window, 'sameDocument', true))
const isSameDocument = async (page: Page) => (await page.evaluate(() => Reflect.get(window, 'sameDocument') as unknown)) === true

/** The script has taken over: before, links work as links always did. */
async function openReady(page: Page, address: string) {
  await page.goto(address)
  await awaken(page)
  await mark(page)
}

/** A link of our own, where the pages have none of the kind. */
async function addLink(page: Page, href: string, attributes: Record<string, string> = {}) {
  await page.locator('main').evaluate(
    (main, [address, extra]) => {
      const link = document.createElement('a')
      link.href = address
      link.textContent = 'Lien d’essai'
      for (const [name, value] of Object.entries(extra)) link.setAttribute(name, value)
      main.prepend(link)
    },
    [href, attributes] as const,
  )
  return page.getByRole('link', { name: 'Lien d’essai' })
}

const mainLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true })

test('a link of the site changes the page without loading another document', async ({ page }) => {
  await openReady(page, '/services/')
  await mainLink(page, 'Notre mission').click()
  await page.waitForURL('**/notre-mission/')
  await expect(page).toHaveTitle(/ \| Fanal$/)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/notre-mission\/$/)
  expect(await isSameDocument(page)).toBe(true)
  // The visitor starts at the top, and the keyboard and the screen reader at the title.
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect(page.locator('main h1')).toBeFocused()
  expect(await page.locator('html').getAttribute('data-navigating')).toBeNull()
})

test('the menus say where the visitor is', async ({ page }) => {
  await openReady(page, '/services/')
  const current = page.locator('header a[aria-current="page"]').first()
  await expect(current).toHaveAttribute('href', /\/services\/$/)
  await mainLink(page, 'Notre équipe').click()
  await page.waitForURL('**/notre-equipe/')
  await expect(current).toHaveAttribute('href', /\/notre-equipe\/$/)
  await page.goto('/blog/article-3/')
  await expect(page.locator('header a[aria-current="true"]').first()).toHaveAttribute('href', /\/blog\/$/)
})

test('Back restores the page, its place and the link that was followed', async ({ page }) => {
  await openReady(page, '/services/')
  const link = await addLink(page, '/contact/')
  await page.evaluate(() => {
    const main = document.querySelector('main')
    const added = main?.querySelector('a')
    if (main && added) main.append(added)
  })
  await link.scrollIntoViewIfNeeded()
  const depth = await page.evaluate(() => window.scrollY)
  expect(depth).toBeGreaterThan(500)
  await link.click()
  await page.waitForURL('**/contact/')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await page.waitForURL('**/services/')
  expect(await isSameDocument(page)).toBe(true)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(depth - 200)
  await page.goForward()
  await page.waitForURL('**/contact/')
})

test('Back gives the focus to the link that was followed', async ({ page }) => {
  await openReady(page, '/')
  const link = page.locator('main a[href$="/contact/"]').first()
  await link.click()
  await page.waitForURL('**/contact/')
  await expect(page.locator('main h1')).toBeFocused()
  await page.goBack()
  await expect(page.locator('main a[href$="/contact/"]').first()).toBeFocused()
})

test('an anchor on another page is reached', async ({ page }) => {
  await page.goto('/faq/')
  const id = await page.locator('details').last().getAttribute('id')
  await openReady(page, '/services/')
  await (await addLink(page, `/faq/#${id ?? ''}`)).click()
  await page.waitForURL(`**/faq/#${id ?? ''}`)
  expect(await isSameDocument(page)).toBe(true)
  await expect(page.locator(`[id="${id ?? ''}"]`)).toBeInViewport()
  await expect(page.locator(`[id="${id ?? ''}"]`)).toHaveAttribute('open')
})

test('an anchor on the same page is the browser’s own', async ({ page }) => {
  await openReady(page, '/faq/')
  const id = (await page.locator('details').last().getAttribute('id')) ?? ''
  await (await addLink(page, `/faq/#${id}`)).click()
  expect(await place(page)).toBe(`/faq/#${id}`)
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport()
})

test('Back leads to a place on the page that was left, and past it, and Forward from there', async ({ page }) => {
  await openReady(page, '/liens-utiles/')
  const title = page.locator('main h1')
  await page.getByRole('link', { name: 'Habitation', exact: true }).click()
  await mainLink(page, 'Notre mission').click()
  await page.waitForURL('**/notre-mission/')
  await page.goBack()
  await expect(title).toHaveText('Liens utiles')
  expect(await place(page)).toBe('/liens-utiles/#habitation')
  await expect(page.locator('#habitation')).toBeInViewport()
  await page.goBack()
  expect(await place(page)).toBe('/liens-utiles/')
  await page.evaluate(() => window.history.go(2))
  await page.waitForURL('**/notre-mission/')
  await expect(title).not.toHaveText('Liens utiles')
  await page.evaluate(() => window.history.go(-2))
  await expect(title).toHaveText('Liens utiles')
  expect(await place(page)).toBe('/liens-utiles/')
  expect(await isSameDocument(page)).toBe(true)
})

test('Back leads to a place that was followed before the script was there', async ({ page }) => {
  const letCome = await hold(page, '**/_next/static/payload/*')
  await page.goto('/liens-utiles/')
  await page.getByRole('link', { name: 'Habitation', exact: true }).click()
  await page.getByRole('link', { name: 'Transport', exact: true }).click()
  letCome()
  await awake(page)
  await mainLink(page, 'Notre mission').click()
  await page.waitForURL('**/notre-mission/')
  await page.evaluate(() => window.history.go(-2))
  await expect(page.locator('main h1')).toHaveText('Liens utiles')
  expect(await place(page)).toBe('/liens-utiles/#habitation')
  await expect(page.locator('#habitation')).toBeInViewport()
})

test('an old address in a link reaches the bridge', async ({ page }) => {
  await openReady(page, '/services/')
  await (await addLink(page, '/#/contact')).click()
  await page.waitForURL('**/contact/')
  expect(await isSameDocument(page)).toBe(false)
})

test('a file is left to the browser', async ({ page }) => {
  await openReady(page, '/services/')
  const asked = page.waitForRequest('**/llms.txt')
  await (await addLink(page, '/llms.txt')).click()
  expect((await asked).isNavigationRequest()).toBe(true)
})

test('a visitor who asks for a new tab gets one', async ({ page, context }) => {
  await openReady(page, '/services/')
  const opened = context.waitForEvent('page')
  await mainLink(page, 'Notre mission').click({ modifiers: ['ControlOrMeta'] })
  await (await opened).waitForURL('**/notre-mission/')
  expect(await place(page)).toBe('/services/')
  const named = context.waitForEvent('page')
  await (await addLink(page, '/contact/', { target: '_blank' })).click()
  await (await named).waitForURL('**/contact/')
  expect(await place(page)).toBe('/services/')
})

test('nothing is fetched for a link that nobody approaches, and once for one that somebody does; not its pictures', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const payloads = () => asked.filter((path) => path.endsWith('.txt'))
  await openReady(page, '/services/')
  const approach = async (name: string, route: string) => {
    const words = page.waitForResponse(
      (response) => new URL(response.url()).pathname.startsWith(route) && response.url().includes('__PAGE__'),
    )
    await mainLink(page, name).hover()
    await words
  }
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  const pictures = asked.filter((path) => path.startsWith('/images/'))
  await approach('Notre mission', '/notre-mission/')
  await approach('Notre équipe', '/notre-equipe/')
  await mainLink(page, 'Notre mission').hover()
  // What the second approach of the first would ask for is asked for before this.
  await approach('Témoignages', '/temoignages/')
  expect(payloads()).toEqual([...new Set(payloads())])
  expect(payloads().filter((path) => !/^\/(notre-mission|notre-equipe|temoignages)\//.test(path))).toEqual([])
  expect(asked.filter((path) => path.startsWith('/images/'))).toEqual(pictures)
})

test.describe('when the network fails', () => {
  test.use({ expectedProblems: [/Failed to load resource|Failed to fetch RSC payload/] })

  test('a page whose payload does not come is loaded as a document', async ({ page }) => {
    await openReady(page, '/services/')
    await page.route('**/*.txt*', (route) => route.abort())
    await mainLink(page, 'Notre mission').click()
    await page.waitForURL('**/notre-mission/')
    await expect(page.locator('h1')).toBeVisible()
    expect(await isSameDocument(page)).toBe(false)
  })

  test('a page that does not exist shows the error screen', async ({ page }) => {
    await openReady(page, '/services/')
    await (await addLink(page, '/inconnu/')).click()
    await page.waitForURL('**/inconnu/')
    await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', /noindex/)
    await expect(page.locator('h1')).toBeVisible()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every link is a link', async ({ page }) => {
    await page.goto('/services/')
    await mainLink(page, 'Notre mission').click()
    await page.waitForURL('**/notre-mission/')
  })
})
