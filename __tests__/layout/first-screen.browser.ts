import type { Page } from '@playwright/test'
import { services } from '@/content/pages/services'
import { expect, test } from '../support/browser'
import { exportedRoutes, folded } from '../support/exported-pages'
import { inOurLetters } from '../support/in-our-letters'
import { withoutPopup } from '../support/popup'

const routes = [...exportedRoutes(), '/404.html']

/** What one sees of each picture without scrolling, above the bar under the thumb. */
const seen = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector('nav[aria-label="Nous joindre rapidement"]')
    const floor = bar?.checkVisibility() ? bar.getBoundingClientRect().top : innerHeight
    return [...document.querySelectorAll('main picture img')]
      .filter((image) => image.checkVisibility())
      .map((image) => image.getBoundingClientRect())
      .map(({ width, top, bottom }) => ({ width: Math.round(width), height: Math.round(Math.min(bottom, floor) - Math.max(top, 0)) }))
  })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the first screen of every page that has a picture shows one', async ({ page }) => {
    test.setTimeout(120_000)
    const without: object[] = []
    let looked = 0
    for (const route of routes) {
      await page.goto(route)
      await inOurLetters(page)
      const pictures = await seen(page)
      if (pictures.length === 0) continue
      looked += 1
      // A face on a stamp is the smallest that says something.
      if (!pictures.some(({ width, height }) => width >= 64 && height >= 64)) without.push({ route, pictures: pictures.slice(0, 2) })
    }
    expect(looked).toBeGreaterThan(25)
    expect(without).toEqual([])
  })

  test('the pages of the menu open on a picture from edge to edge, right under the header', async ({ page }) => {
    for (const route of ['/services/', '/alzheimer/', '/notre-mission/', '/blog/', '/faq/', '/liens-utiles/', '/404.html']) {
      await page.goto(route)
      await inOurLetters(page)
      const header = await page.locator('header').boundingBox()
      const picture = await page.locator('main picture').first().locator('img').boundingBox()
      expect(picture, route).toEqual({ x: 0, y: (header?.y ?? 0) + (header?.height ?? 0), width: 390, height: 200 })
    }
  })

  test('the home page shows its title, its people, then the first line of what it offers', async ({ page }) => {
    await page.goto('/')
    await inOurLetters(page)
    const picture = await page.locator('main picture img').first().boundingBox()
    const lead = await page.locator('main .lead').first().boundingBox()
    const bar = await page.getByRole('navigation', { name: 'Nous joindre rapidement' }).boundingBox()
    expect(picture?.x).toBe(0)
    expect(picture?.width).toBe(390)
    expect(picture?.height).toBeGreaterThan(400)
    expect((bar?.y ?? 0) - (lead?.y ?? 0)).toBeGreaterThan(28)
  })
})

for (const width of [390, 1440])
  test(`at ${String(width)} px, what is fetched at the top of a page is what shows there`, async ({ page }) => {
    test.setTimeout(120_000)
    await page.setViewportSize({ width, height: 844 })
    await withoutPopup(page)
    const fetched: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'image') fetched.push(request.url())
    })
    const idle: object[] = []
    for (const route of routes) {
      fetched.length = 0
      await page.goto(route, { waitUntil: 'networkidle' })
      const shown = await page.evaluate(() =>
        [...document.querySelectorAll('picture img')]
          .filter((image) => image.checkVisibility())
          .map((image) => (image instanceof HTMLImageElement ? image.currentSrc : '')),
      )
      // Of two widths of a picture, a browser that kept the larger one from another page shows that.
      const name = (address: string) => address.replace(/-\d+\.\w+$/, '')
      const unseen = fetched.filter((address) => address.includes('/images/') && !shown.map(name).includes(name(address)))
      if (unseen.length > 0) idle.push({ route, unseen, shown })
    }
    expect(idle).toEqual([])
  })

for (const width of [320, 390, 1440])
  test(`at ${String(width)} px, the ruler of the services says two to four weeks, in words and to scale`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/services/')
    const ruler = page.locator('[data-ruler]')
    await expect(ruler.locator('p[aria-hidden] span')).toHaveText(['1', '2', '3', '4'])
    expect(folded((await ruler.locator('strong').allTextContents()).join(', '))).toBe('Quelques jours, De 2 à 4 semaines')
    expect(folded(services.ruler.usual.time)).toBe('De 2 à 4 semaines')
    const measure = await ruler.evaluate((element) => {
      const wood = element.querySelector('p[aria-hidden]')?.getBoundingClientRect()
      const days = (x: number) => Math.round(((x - (wood?.left ?? 0)) / (wood?.width ?? 1)) * 28)
      return [...element.querySelectorAll('li')].map((item) => {
        const bar = getComputedStyle(item, '::before')
        const left = item.getBoundingClientRect().left + parseFloat(bar.left)
        return [days(left), days(left + parseFloat(bar.width))]
      })
    })
    // Days of the ruler: less than a week, then the third and the fourth.
    expect(measure).toEqual([
      [0, 6],
      [14, 28],
    ])
  })
