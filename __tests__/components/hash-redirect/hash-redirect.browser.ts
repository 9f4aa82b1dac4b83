import type { Page } from '@playwright/test'
import { expect, test } from '../../support/browser'

// hash-redirect.dom.test.tsx has every kind of address. These tests run the shipped script in a
// browser.
const open = (page: Page) => page.goto('/?gclid=1#/services?b=2#haut', { waitUntil: 'commit' })

for (const [way, follow, landing] of [
  ['opened', open, '/services/?gclid=1&b=2#haut'],
  [
    'typed on a page that is open',
    (page: Page) => page.evaluate(() => void (window.location.hash = '#/services')),
    '/services/',
  ],
] as const)
  test(`leads from an old address, ${way}, to ${landing}, and Back to the page before`, async ({
    page,
  }) => {
    await page.goto('/temoignages/')
    const entries = await page.evaluate(() => window.history.length)
    await follow(page)
    await page.waitForURL(`**${landing}`)
    await expect(page.locator('h1')).toBeVisible()
    expect(await page.evaluate(() => window.history.length)).toBe(entries + 1)
    await page.goBack()
    await expect(page).toHaveURL('/temoignages/')
  })
