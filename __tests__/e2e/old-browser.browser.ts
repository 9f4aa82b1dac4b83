import type { Page } from '@playwright/test'
import { dailyHelpAnswers } from '../components/needs-assessment/answers'
import { expect, test } from '../support/browser'
import { openTool, resume } from '../support/open-tool'
import { findCovered, findHiddenNames, findOverflow } from './page-checks/layout'
import { walkPages } from './page-checks/walk'

type Syntax = readonly [pattern: RegExp, becomes: string]

/** Safari 16, Chrome 117 */
const subgrid: Syntax = [/\bsubgrid\b/g, 'unknown']

/**
 * Lists the syntax that the oldest browsers of `browserslist` (package.json) lack, with the first
 * versions that have it. A browser skips what it cannot parse, so each word becomes an unknown one.
 */
const unknown: readonly Syntax[] = [
  // Safari 16, Chrome 105, Firefox 110
  [/@container/g, '@unknown'],
  [/\(container-type:/g, '(unknown:'],
  [/([\d.])cq(?:i|w|b|h|min|max)\b/g, '$1unknown'],
  // Safari 16.4, Chrome 104, Firefox 102
  [/(@media[^{]*)\bnot \(/g, '$1unknown ('],
  // Chrome 105, Firefox 121
  [/:has\(/g, ':unknown('],
  // Chrome 108, Firefox 101
  [/(\d)[dsl]v[hwib]\b/g, '$1unknown'],
  // Safari 17.5, Chrome 114, Firefox 121
  [/(?<=[;{])text-wrap:/g, 'unknown:'],
  subgrid,
  // Safari 16.4, Chrome 109, Firefox 120
  [/([\d.])r?lh\b/g, '$1unknown'],
  // Safari 18.4, Chrome 131, Firefox 143
  [/::details-content/g, '::unknown'],
  // Safari 26.2, Chrome 123
  [/(?<=[;{])field-sizing:/g, 'unknown:'],
]

/**
 * Serves every page as a browser without this syntax reads it. The policy leaves: it allows the
 * styles by their hash.
 */
async function readAsOldBrowser(page: Page, lacking = unknown) {
  const asOldBrowser = (css: string) =>
    lacking.reduce((text, [pattern, becomes]) => text.replace(pattern, becomes), css)

  await page.route('**/*', async (route) => {
    const type = route.request().resourceType()
    if (type !== 'document' && type !== 'stylesheet') return route.fallback()

    const response = await route.fetch()
    if (type === 'stylesheet')
      return route.fulfill({ response, body: asOldBrowser(await response.text()) })

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

/** Titles as small as the text, pictures as large as the page. */
const findWrongSizes = (page: Page) =>
  page.evaluate(() => {
    const faults: string[] = []
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

const findTouchingTitles = (page: Page) =>
  page.locator('main h3 + :is(p, div)').evaluateAll((texts) =>
    texts.flatMap((text) => {
      const title = text.previousElementSibling
      const { top, height } = text.getBoundingClientRect()
      const gap = top - (title?.getBoundingClientRect().bottom ?? 0)
      const isTouching = height > 0 && gap > -1 && gap < 4
      return isTouching ? [`« ${title?.textContent ?? ''} » touches what is under it`] : []
    }),
  )

for (const width of [320, 768]) {
  test.describe(`at ${String(width)} px, in the oldest browser`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('every page is laid out without overflow or tiny titles', async ({ page }) => {
      await readAsOldBrowser(page)
      const find = async () => [
        ...(await findOverflow(page)),
        ...(await findWrongSizes(page)),
        ...(await findTouchingTitles(page)),
        ...(await findHiddenNames(page)),
        ...(await findCovered(page, 'main [data-place]')),
      ]
      expect(await walkPages(page, find)).toEqual([])
    })

    test('the number of the yellow band stands on one line', async ({ page }) => {
      await readAsOldBrowser(page)
      await page.goto('/')
      const number = page.locator('main [data-force-light] a[href^="tel:"]').first()
      expect((await number.boundingBox())?.width).toBeGreaterThan(200)
    })

    test('cuts no column of a table of an article', async ({ page }) => {
      await readAsOldBrowser(page)
      await page.goto('/blog/article-4/')
      const cut = await page
        .locator('.article-table')
        .evaluateAll((tables) => tables.map((table) => table.scrollWidth - table.clientWidth))
      expect(cut).toEqual([0])
    })

    test('shows one residence of the notebook at a time', async ({ page }) => {
      await readAsOldBrowser(page)
      const residences = [{ name: 'Les Jardins', answers: [] }]
      await resume(page, '/carnet-de-visite/', 'visit-notebook', { residences })
      await page.locator('.visit-notebook-picker label').nth(2).click()
      const shown = page.locator('.notebook-residence').filter({ visible: true })
      await expect(shown).toHaveCount(1)
      await expect(shown).toHaveAttribute('data-residence', '2')
    })

    test('draws the path of a result beside its options', async ({ page }) => {
      await readAsOldBrowser(page)
      await resume(page, '/ou-en-etes-vous/#resultat', 'needs-assessment', dailyHelpAnswers)
      const [path, option] = await Promise.all([
        page.locator('.result-screen-fork').boundingBox(),
        page.locator('.result-screen-options > *').last().boundingBox(),
      ])
      expect((path?.x ?? 0) + (path?.width ?? 0)).toBeLessThan(option?.x ?? 0)
    })
  })
}

test('prints one letter alone in the oldest browser', async ({ page }) => {
  await readAsOldBrowser(page)
  await page.addInitScript(() => Object.assign(window, { print: () => undefined }))
  await openTool(page, '/bail/')
  await page.locator('[data-letter] [data-part="print"]').nth(1).click()
  await page.emulateMedia({ media: 'print' })
  const printed = page.locator('main :is(h1, h2, h3, [data-part="text"])')
  await expect(printed.filter({ visible: true })).toHaveCount(1)
})

test('keeps the labels of the notebook apart without subgrid', async ({ page }) => {
  await readAsOldBrowser(page, [subgrid])
  await openTool(page, '/carnet-de-visite/')
  expect(await findCovered(page, '.notebook-residence label')).toEqual([])
})
