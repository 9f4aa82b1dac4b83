import type { Page } from '@playwright/test'
import { site } from '@/content/site'
import { expect, test } from '../support/browser'
import { exportedRoutes } from '../support/exported-pages'
import { hold } from '../support/gate'
import { findMovement, watchShifts } from '../support/shift'

const routes = [...exportedRoutes(), '/404.html']

test('there are pages to look at', () => {
  expect(routes.length).toBeGreaterThan(30)
})

const findOverflow = (page: Page, size = '') =>
  page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize
    const overflow = document.documentElement.scrollWidth - document.documentElement.clientWidth
    document.documentElement.style.fontSize = ''
    return overflow === 0 ? [] : [`scrolls by ${String(overflow)} px${fontSize && `, text at ${fontSize}`}`]
  }, size)

const findSmall = (page: Page) =>
  page.evaluate(() => {
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && !element.closest('.visually-hidden, [aria-hidden]')
    const tag = (element: Element) => `${element.tagName} « ${element.textContent.trim().slice(0, 40)} »`
    // A link inside a sentence is as tall as its line: WCAG 2.5.8 leaves it out, and so do we.
    const isInSentence = (element: Element) => {
      const block = element.closest('p, li, dd, td')
      return getComputedStyle(element).display === 'inline' && block !== null && block.textContent.trim() !== element.textContent.trim()
    }
    const small = [
      ...document.querySelectorAll(
        'a[href], button, summary, select, textarea, label:has(> input), input:not([type=radio], [type=checkbox], [type=hidden])',
      ),
    ]
      .filter((element) => isShown(element) && !isInSentence(element))
      .filter((element) => {
        const box = element.getBoundingClientRect()
        return box.height > 1 && (box.height < 44 || box.width < 44)
      })
      .map((element) => `target ${tag(element)}`)
    const tiny = [...document.querySelectorAll('body *')]
      .filter((element) => isShown(element) && [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()))
      .filter((element) => parseFloat(getComputedStyle(element).fontSize) < 16.9)
      .map((element) => `text ${tag(element)}`)
    // Notes, sources, captions and help are smaller; what is read through is not.
    const lettersOf = (elements: Element[]) => elements.reduce((sum, { textContent }) => sum + textContent.length, 0)
    const read = [...document.querySelectorAll('main p:not(.visually-hidden, form p), main li:not(:has(p))')]
    const share = lettersOf(read.filter((element) => parseFloat(getComputedStyle(element).fontSize) >= 18.9)) / lettersOf(read)
    return [...small, ...tiny, ...(share < 0.6 ? [`running text: ${share.toFixed(2)}`] : [])]
  })

/** WCAG 1.4.12, as a visitor's own style: the site's policy refuses one that is added to the page. */
const findClipped = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    )
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    const clipped = [...document.querySelectorAll('body *')]
      .filter((element) => element.checkVisibility() && !element.closest('.visually-hidden, [aria-hidden], [type=file]'))
      .filter((element) => {
        const style = getComputedStyle(element)
        const hides = [style.overflowX, style.overflowY].some((value) => ['hidden', 'clip'].includes(value))
        return hides && (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1)
      })
      .map((element) => `cuts ${element.tagName} « ${element.textContent.trim().slice(0, 40)} »`)
    const overflow = document.documentElement.scrollWidth - document.documentElement.clientWidth
    return overflow > 0 ? [...clipped, `scrolls by ${String(overflow)} px, wider spaces`] : clipped
  })

/** One load of each page for all that is looked at in it. */
async function lookAtEvery(page: Page, find: (route: string) => Promise<string[]>) {
  const found: object[] = []
  for (const route of routes) {
    await page.goto(route)
    const faults = await find(route)
    if (faults.length > 0) found.push({ route, faults })
  }
  expect(found).toEqual([])
}

for (const width of [768, 1440]) {
  test.describe(`at ${String(width)} px`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('no page scrolls sideways and nothing moves while it loads', async ({ page }) => {
      test.setTimeout(120_000)
      await watchShifts(page)
      await lookAtEvery(page, async () => [...(await findMovement(page)), ...(await findOverflow(page))])
    })
  })
}

const setFontSize = (page: Page, size: string) =>
  page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize
  }, size)

const findPartedHours = (page: Page) =>
  page.evaluate(() => {
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    for (let node = words.nextNode(); node; node = words.nextNode())
      for (const { index, 0: hour } of (node.textContent ?? '').matchAll(/\d+\s?h(?!\p{L})/gu)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + hour.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1) found.push(`« ${hour} » on two lines: ${node.textContent?.slice(0, 60) ?? ''}`)
      }
    return found
  })

test.describe('at 320 px', () => {
  const screen = { width: 320, height: 800 }
  test.use({ viewport: screen })

  test('nothing moves, scrolls sideways, is too small or cut off, even with doubled text and wider spaces; no hour parts from its « h »', async ({
    page,
  }) => {
    test.setTimeout(240_000)
    await watchShifts(page)
    await lookAtEvery(page, async () => {
      const faults = [
        ...(await findMovement(page)),
        ...(await findOverflow(page)),
        ...(await findOverflow(page, '200%')),
        // Targets of 44 px, text of 17 px, and of 19 px where one reads.
        ...(await findSmall(page)),
        ...(await findPartedHours(page)),
      ]
      await setFontSize(page, '200%')
      faults.push(...(await findPartedHours(page)))
      await setFontSize(page, '')
      // 1280 × 1024 px at 400 % is a screen of 320 × 256.
      await page.setViewportSize({ width: 320, height: 256 })
      faults.push(...(await findClipped(page)))
      await page.setViewportSize(screen)
      await setFontSize(page, '200%')
      faults.push(...(await findClipped(page)))
      return faults
    })
  })
})

test.describe('in forced colours', () => {
  test.use({ forcedColors: 'active' })

  test('the chosen category, and the chosen size of the text, stand on another ground than the others', async ({ page }) => {
    await page.goto('/blog/')
    for (const group of ['[data-filter]', 'header fieldset']) {
      const grounds = await page
        .locator(`${group} label`)
        .evaluateAll((labels) => labels.map((label) => getComputedStyle(label).backgroundColor))
      expect(new Set(grounds.slice(1)).size, group).toBe(1)
      expect(grounds[0], group).not.toBe(grounds[1])
    }
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the number is under the thumb, and the bar comes to rest under the footer', async ({ page }) => {
    await page.goto('/services/')
    const bar = page.getByRole('navigation', { name: 'Nous joindre rapidement' })
    await expect(bar).toBeInViewport({ ratio: 1 })
    await expect(bar.getByRole('link').first()).toHaveAttribute('href', site.phone.href)
    await page.evaluate(() => {
      window.scrollTo(0, document.documentElement.scrollHeight)
    })
    const places = await page.evaluate(() => {
      const footer = document.querySelector('footer')?.getBoundingClientRect()
      const nav = document.querySelector('nav[aria-label="Nous joindre rapidement"]')?.getBoundingClientRect()
      return { footer: footer?.bottom ?? 0, bar: nav?.top ?? 0 }
    })
    expect(places.bar).toBeGreaterThanOrEqual(places.footer - 1)
  })
})

test('the text grows before the rest of the script is there, and keeps its size on the next page, on Back and from the first picture on', async ({
  page,
}) => {
  const letCome = await hold(page, /\/scripts\/start-/)
  const size = () => page.evaluate(() => parseFloat(getComputedStyle(document.querySelector('main p') ?? document.body).fontSize))
  const choose = (name: string) => page.locator(`label[for="text-${name}"]`).click()
  await page.goto('/', { waitUntil: 'commit' })
  await choose('largest')
  const largest = await size()
  await choose('normal')
  const normal = await size()
  expect(largest).toBeGreaterThan(normal * 1.3)
  letCome()

  await choose('largest')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Notre mission' }).click()
  await page.waitForURL('**/notre-mission/')
  await expect(page.locator('#text-largest')).toBeChecked()
  await choose('large')
  await page.goBack()
  await page.waitForURL(/\/$/)
  await expect(page.locator('#text-large')).toBeChecked()
  expect(await size()).toBeGreaterThan(normal)

  await page.addInitScript(() => {
    new PerformanceObserver(() => (document.documentElement.dataset.painted = document.documentElement.dataset.text)).observe({
      type: 'paint',
    })
  })
  await page.goto('/services/')
  await expect(page.locator('html')).toHaveAttribute('data-painted', 'large')
})
