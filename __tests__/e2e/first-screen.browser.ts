import { situations } from '@/content/situations'
import { expect, test } from '../support/browser'

// A phone whose browser shows its bars.
test.use({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true })

const routes = [
  ...['/', '/services/', '/notre-mission/', '/alzheimer/', '/faq/'],
  ...situations.map(({ path }) => `${path}/`),
]

for (const route of routes)
  test(`says what ${route} is, where, that it is free, and offers a button`, async ({ page }) => {
    await page.goto(route)
    await page.evaluate(() => document.fonts.ready)
    const seen = await page.evaluate(() => {
      const bar = document.querySelector('.thumb-bar')
      const bottom = Math.min(innerHeight, bar?.getBoundingClientRect().top ?? innerHeight)
      const isSeen = (element: Element) =>
        element.checkVisibility() && element.getBoundingClientRect().bottom <= bottom
      const listSeen = (selector: string) =>
        Array.from(document.querySelectorAll(selector)).filter(isSeen)
      return {
        text: listSeen('main :is(h1, p)')
          .map(({ textContent }) => textContent.replaceAll('\u00AD', ''))
          .join(' '),
        buttons: listSeen('main .button').length,
      }
    })
    expect(seen.text).toMatch(/Québec/)
    expect(seen.text).toMatch(/gratuit/i)
    expect(seen.buttons).toBe(1)
  })
