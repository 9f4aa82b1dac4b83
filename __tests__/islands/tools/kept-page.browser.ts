import { expect, test } from '../../support/browser'
import { expectAwake, keptKeys, openTool, tick } from './tool'

// The browser keeps pages that are left, as people's do (layout/back.browser.ts): Back shows a tool as it was, awake, without loading it.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] })
  },
})

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    window.addEventListener('pageshow', ({ persisted }) => (document.documentElement.dataset.kept = String(persisted)))
  }),
)

for (const [route, question, answer] of [
  ['/cout-net/', 'household', 'couple'],
  ['/ou-en-etes-vous/#q2', 'q2', 'parent'],
] as const)
  test(`${route}: what is erased on « Confidentialité » does not come back with Back`, { tag: '@window' }, async ({ page }) => {
    await openTool(page, route)
    await page.locator(`[name="${question}"]`).first().focus()
    await expectAwake(page)
    await tick(page, question, answer)
    await expect.poll(() => keptKeys(page)).toHaveLength(1)
    await page.locator('footer a[href$="/confidentialite/"]').click()
    await page.waitForURL('**/confidentialite/')
    await page.evaluate(() => sessionStorage.clear())
    await page.goBack({ waitUntil: 'commit' })
    await expect(page.locator('html[data-kept="true"]')).toBeAttached()
    await expect(page.locator('main input:checked')).toHaveCount(0)
    expect(await keptKeys(page)).toEqual([])
  })
