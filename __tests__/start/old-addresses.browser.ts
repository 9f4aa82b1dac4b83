import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser'

// The shipped lines follow every kind of address in old-addresses.unit.test.ts: here, that a browser does as the page of that test does.
const opened = (address: string) => (page: Page) => page.goto(address, { waitUntil: 'commit' })

// The server answers 404 to %23, which is for it a part of the path.
test.use({ expectedProblems: /status of 404/ })

for (const [way, follow, landing] of [
  ['opened', opened('/?gclid=1#/services?b=2#haut'), '/services/?gclid=1&b=2#haut'],
  ['as some mail programs write it', opened('/%23/blog/article-5?utm_source=x'), '/blog/article-5/?utm_source=x'],
  ['that is not ours to follow', opened('/#//evil.example'), '/404/'],
  ['typed on a page that is open', (page: Page) => page.evaluate(() => void (window.location.hash = '#/services')), '/services/'],
] as const)
  test(`an address of the old site, ${way}, leads to ${landing}, and Back to where the visitor came from`, async ({ page }) => {
    await page.goto('/temoignages/')
    const entries = await page.evaluate(() => window.history.length)
    await follow(page)
    await page.waitForURL(`**${landing}`)
    await expect(page.locator('h1')).toBeVisible()
    expect(await page.evaluate(() => window.history.length)).toBe(entries + 1)
    await page.goBack()
    await expect(page).toHaveURL('/temoignages/')
  })
