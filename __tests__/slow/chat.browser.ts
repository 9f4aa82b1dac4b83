// The chat of the preview that test/build-preview made: no other build of the tests has one.
import type { Page } from '@playwright/test'
import { testPreview } from '@/scripts/test/source-copy'
import { expect } from '../support/browser'
import { withoutPopup } from '../support/popup'
import { test as previewTest } from './preview-site'

const provider = testPreview.chatScript

/**
 * Stands in for a provider's script, which adds a global, a style, and a button at the bottom right
 * above everything.
 */
const widget = `
window.Bavard = { isOpen: false };
document.head.insertAdjacentHTML(
    'beforeend',
    '<link id="bavard-style" rel="stylesheet" href="https://styles.example/bavard.css">');
document.body.insertAdjacentHTML(
    'beforeend',
    '<div class="bavard"><button type="button" aria-label="Clavarder">?</button></div>' +
    '<iframe class="bavard-cadre" title="Clavardage" hidden></iframe>');
`

const widgetStyle =
  '.bavard{position:fixed;right:20px;bottom:20px;z-index:999999;width:60px;height:60px}'

/** Gives a test the requests to the provider. */
const test = previewTest.extend<{ providerRequests: string[] }>({
  providerRequests: async ({ context }, use) => {
    const providerRequests: string[] = []
    await context.route('https://styles.example/bavard.css', (route) =>
      route.fulfill({ contentType: 'text/css', body: widgetStyle }),
    )
    await context.route(`${provider}*`, async (route) => {
      providerRequests.push(route.request().url())
      await route.fulfill({ contentType: 'text/javascript', body: widget })
    })
    await use(providerRequests)
  },
  expectedProblems: /(?:clavardage|styles)\.example/,
})

/** Waits without a limit, because a busy machine is idle late, and the chat waits for that. */
const waitForChat = (page: Page) => page.locator('.bavard').waitFor()

test('is loaded once, after each page, and follows its switch', async ({
  page,
  providerRequests,
}) => {
  await page.goto('./')
  await waitForChat(page)
  const isAfterPage = await page.evaluate((name) => {
    const [own] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const [theirs] = performance.getEntriesByName(name)
    return own && theirs && own.loadEventStart > 0 && theirs.startTime > own.loadEventStart
  }, provider)
  expect(isAfterPage).toBe(true)
  await page.goto('confidentialite/')
  await waitForChat(page)
  const control = page.getByRole('switch', { name: 'Autoriser le clavardage' })
  await expect(control).toBeChecked()
  await control.click()
  await expect(control).not.toBeChecked()
  // This also holds once the refusal has reloaded the page.
  await expect(control).toBeFocused()
  await expect(
    page.locator('.bavard, .bavard-cadre, #bavard-style, script[src*="clavardage"]'),
  ).toHaveCount(0)
  await expect(page.locator('html')).not.toHaveAttribute('data-chat')
  expect(
    await page.evaluate(() => Object.keys(window).filter((name) => /bavard/i.test(name))),
  ).toEqual([])

  await page.goto('./')
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  await expect(page.locator('.bavard')).toHaveCount(0)
  expect(providerRequests).toEqual([provider, provider])

  await page.goto('confidentialite/')
  await expect(control).not.toBeChecked()
  await control.click()
  await waitForChat(page)
  expect(providerRequests).toHaveLength(3)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('covers no link of the thumb bar, and is hidden in a low window', async ({
    page,
    providerRequests,
  }) => {
    await withoutPopup(page)
    await page.goto('./')
    await waitForChat(page)
    expect(providerRequests).toHaveLength(1)
    for (const link of await page.locator('.site > nav a').all()) {
      const box = await link.boundingBox()
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(240)
    }
    await page.setViewportSize({ width: 320, height: 256 })
    await expect(page.locator('.bavard')).toBeHidden()
  })

  test('leaves neither the chat nor its lane on paper', async ({ page, providerRequests }) => {
    await withoutPopup(page)
    await page.goto('./')
    await waitForChat(page)
    expect(providerRequests).toHaveLength(1)
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('.bavard')).toBeHidden()
    const lane = await page.evaluate(() => getComputedStyle(document.body, '::after').content)
    expect(lane).toBe('none')
  })
})
