import type { Page } from '@playwright/test'
import { exportedRoutes } from '../support/exported-pages'
import { expect, test } from '../support/browser'

/**
 * What one of the oldest browsers of `browserslist` (package.json) does not know, with the first
 * version of each that does. A browser skips what it cannot parse: here each word becomes one that
 * no browser knows.
 */
const unknown: readonly { feature: string; since: string; pattern: RegExp; becomes: string }[] = [
  {
    feature: '@container',
    since: 'Safari 16, Chrome 105, Firefox 110',
    pattern: /@container/g,
    becomes: '@unknown',
  },
  {
    feature: 'container units',
    since: 'Safari 16, Chrome 105, Firefox 110',
    pattern: /([\d.])cq(?:i|w|b|h|min|max)\b/g,
    becomes: '$1unknown',
  },
  { feature: ':has()', since: 'Chrome 105, Firefox 121', pattern: /:has\(/g, becomes: ':unknown(' },
  {
    feature: 'rotate, scale and translate as properties',
    since: 'Chrome 104',
    pattern: /(?<=[;{])(?:rotate|scale|translate):/g,
    becomes: 'unknown:',
  },
  {
    feature: 'small, large and dynamic viewport units',
    since: 'Chrome 108, Firefox 101',
    pattern: /(\d)[dsl]v[hwib]\b/g,
    becomes: '$1unknown',
  },
  {
    feature: 'text-wrap',
    since: 'Safari 17.5, Chrome 114, Firefox 121',
    pattern: /(?<=[;{])text-wrap:/g,
    becomes: 'unknown:',
  },
  {
    feature: 'subgrid',
    since: 'Safari 16, Chrome 117',
    pattern: /\bsubgrid\b/g,
    becomes: 'unknown',
  },
  {
    feature: 'lh and rlh',
    since: 'Safari 16.4, Chrome 109, Firefox 120',
    pattern: /([\d.])r?lh\b/g,
    becomes: '$1unknown',
  },
  {
    feature: '::details-content',
    since: 'Safari 18.4, Chrome 131, Firefox 143',
    pattern: /::details-content/g,
    becomes: '::unknown',
  },
  {
    feature: 'field-sizing',
    since: 'Safari 26.2, Chrome 123',
    pattern: /(?<=[;{])field-sizing:/g,
    becomes: 'unknown:',
  },
]

const asOldBrowser = (css: string) =>
  unknown.reduce((text, { pattern, becomes }) => text.replace(pattern, becomes), css)

/**
 * Serves every page as the oldest browser reads it. The policy leaves: it allows the styles by
 * their hash.
 */
async function readAsOldBrowser(page: Page) {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document' && !route.request().url().includes('rappel'))
      return route.fallback()

    const response = await route.fetch()
    const html = (await response.text())
      .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/i, '')
      .replace(/(<style[^>]*>)([^]*?)(<\/style>)/g, (_, open: string, css: string, close: string) =>
        open.concat(asOldBrowser(css), close),
      )
    const headers = response.headers()
    delete headers['content-security-policy']
    await route.fulfill({ response, headers, body: html })
  })
}

/** Sideways scrolling, titles as small as the text, pictures as large as the page. */
const faultsOf = (page: Page) =>
  page.evaluate(() => {
    const faults: string[] = []
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth > clientWidth)
      faults.push(`${String(scrollWidth)} px wide on ${String(clientWidth)}`)

    for (const title of document.querySelectorAll('main h1')) {
      const size = Number.parseFloat(getComputedStyle(title).fontSize)
      if (size < 28) faults.push(`the title is ${String(size)} px high`)
    }
    for (const picture of document.querySelectorAll('main svg, main img')) {
      const { width, height } = picture.getBoundingClientRect()
      const isIcon = picture.matches('svg[viewBox="0 0 24 24"]')
      if (height > 700 || (isIcon && width > 64))
        faults.push(`${picture.outerHTML.slice(0, 90)} is ${String(height)} px high`)
    }
    return faults
  })

for (const width of [360, 768]) {
  test.describe(`at ${String(width)} px, in the oldest browser`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('every page is laid out without overflow or tiny titles', async ({ page }) => {
      await readAsOldBrowser(page)
      const faults: string[] = []
      for (const route of exportedRoutes()) {
        await page.goto(route)
        faults.push(...(await faultsOf(page)).map((fault) => `${route}: ${fault}`))
      }
      expect(faults).toEqual([])
    })

    test('the number of the yellow band stands on one line', async ({ page }) => {
      await readAsOldBrowser(page)
      await page.goto('/')
      const number = page.locator('main [data-force-light] a[href^="tel:"]').first()
      expect((await number.boundingBox())?.width).toBeGreaterThan(220)
    })
  })
}
