import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser'

// What is below the screen of a page that is opened waits to be laid out (components/start/first.ts, lay-out.ts, components/theme/global.css).
test.use({ viewport: { width: 390, height: 800 } })

const isLaidOut = (page: Page) =>
  page
    .locator('footer a')
    .first()
    .evaluate((link) => link.checkVisibility({ contentVisibilityAuto: true }))

test('a page that is opened is whole once it rests', async ({ page }) => {
  await page.goto('/', { waitUntil: 'commit' })
  await expect.poll(() => isLaidOut(page)).toBe(true)
})

test.describe('before it rests, a page that is opened', () => {
  test.use({ expectedProblems: /Failed to load resource/ })

  test.beforeEach(async ({ page }) => {
    await page.route('**/scripts/start-*', (route) => route.abort())
    await page.goto('/')
    expect(await isLaidOut(page)).toBe(false)
  })

  test('is laid out as it comes near', async ({ page }) => {
    await page.locator('footer a').first().scrollIntoViewIfNeeded()
    await expect.poll(() => isLaidOut(page)).toBe(true)
  })

  test('is whole from the keyboard: a stop is seen where it stays', async ({ page }) => {
    await page.keyboard.press('Tab')
    await expect.poll(() => isLaidOut(page)).toBe(true)
  })
})

test('come back to or loaded again, the whole page is: its place was measured on it', async ({ page }) => {
  await page.goto('/')
  await page.goto('/faq/')
  await page.goBack()
  expect(await isLaidOut(page)).toBe(true)
  await page.reload()
  expect(await isLaidOut(page)).toBe(true)
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('nothing waits', async ({ page }) => {
    await page.goto('/')
    expect(await isLaidOut(page)).toBe(true)
  })
})
