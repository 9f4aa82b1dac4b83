import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser'
import { servePolicy } from '../support/policy'
import { withoutPopup } from '../support/popup'
import { makeScripts } from '../support/scripts'

const provider = 'https://client.crisp.chat/l.js'

/** What a provider's script does: a global, a style, and a button at the bottom right above everything. */
const widget = `
window.Bavard = { id: window.CRISP_WEBSITE_ID };
document.head.insertAdjacentHTML('beforeend', '<link id="bavard-style" rel="stylesheet" href="https://client.crisp.chat/bavard.css">');
document.body.insertAdjacentHTML('beforeend', '<div class="bavard"><button type="button" aria-label="Clavarder">?</button></div><iframe class="bavard-cadre" title="Clavardage" hidden></iframe>');
`

const widgetStyle = '.bavard{position:fixed;right:20px;bottom:20px;z-index:999999;width:60px;height:60px}'

/** The site under test is built without a provider: its pages come with the scripts and the policy of one that has one. */
async function withProvider(page: Page) {
  const asked: string[] = []
  const context = page.context()
  await scripts.serve(context)
  // The last one to be asked for a page answers: its policy, which the script that comes with it needs.
  await servePolicy(context, { functionHost: '', chat: { provider: 'crisp', scriptUrl: '' } })
  await context.route('https://client.crisp.chat/bavard.css', (route) => route.fulfill({ contentType: 'text/css', body: widgetStyle }))
  await context.route(`${provider}*`, async (route) => {
    asked.push(route.request().url())
    await route.fulfill({ contentType: 'text/javascript', body: widget })
  })
  return asked
}

/** Its turn has come and gone: the page was idle. */
const idle = (page: Page) => page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))

/** It comes once the page is idle, which a busy machine is late to be: however long that takes. */
const come = (page: Page) => page.locator('.bavard').waitFor()

let scripts: Awaited<ReturnType<typeof makeScripts>>

test.beforeAll(async () => {
  scripts = await makeScripts({ env: { NEXT_PUBLIC_CHAT_PROVIDER: 'crisp', NEXT_PUBLIC_CHAT_ID: 'une-cle' } })
})
test.afterAll(() => scripts.remove())

// What is asked for as a test ends is nobody's concern.
test.afterEach(async ({ context }) => {
  for (const page of context.pages()) await page.close()
  await context.unrouteAll({ behavior: 'ignoreErrors' })
})

test.describe('with a provider', () => {
  test.use({ expectedProblems: /client\.crisp\.chat/ })

  test('it is loaded once in each page, after the page itself', async ({ page }) => {
    const asked = await withProvider(page)
    await page.goto('/')
    await come(page)
    const times = await page.evaluate((name) => {
      const [own] = performance.getEntriesByType('navigation')
      const [theirs] = performance.getEntriesByName(name)
      return { loaded: own instanceof PerformanceNavigationTiming ? own.loadEventStart : 0, asked: theirs?.startTime ?? 0 }
    }, provider)
    expect(times.loaded).toBeGreaterThan(0)
    expect(times.asked).toBeGreaterThan(times.loaded)
    await page.goto('/faq/')
    await come(page)
    expect(asked).toEqual([provider, provider])
  })

  test('the switch takes it down at once, keeps it away, and brings it back', async ({ page }) => {
    const asked = await withProvider(page)
    await page.goto('/confidentialite/')
    await come(page)
    const control = page.getByRole('switch', { name: 'Autoriser le clavardage' })
    await expect(control).toBeChecked()
    await control.click()
    await expect(control).not.toBeChecked()
    await expect(page.locator('.bavard, .bavard-cadre, #bavard-style, script[src*="crisp"]')).toHaveCount(0)
    await expect(page.locator('html')).not.toHaveAttribute('data-chat')
    expect(await page.evaluate(() => Object.keys(window).filter((name) => /bavard|crisp/i.test(name)))).toEqual([])

    await page.reload()
    await expect(control).not.toBeChecked()
    await page.goto('/')
    await idle(page)
    await expect(page.locator('.bavard')).toHaveCount(0)
    expect(asked).toHaveLength(1)

    await page.goto('/confidentialite/')
    await control.click()
    await come(page)
    expect(asked).toHaveLength(2)
  })

  test('refused in one tab, it goes from the others; from one where words wait in a field, once that page is left', async ({
    page,
    context,
  }) => {
    await withProvider(page)
    await page.goto('/contact/')
    await come(page)
    const name = page.locator('main form input[name="name"]')
    await name.fill('Lucie')
    const told = page.evaluate(() => new Promise((resolve) => addEventListener('storage', resolve, { once: true })).then(() => undefined))
    const [bare, other] = [await context.newPage(), await context.newPage()]
    await bare.goto('/')
    await come(bare)
    await other.goto('/confidentialite/')
    await other.getByRole('switch', { name: 'Autoriser le clavardage' }).click()
    await told
    await expect(bare.locator('.bavard')).toHaveCount(0)
    await page.bringToFront()
    await idle(page)
    await expect(page.locator('.bavard')).toBeVisible()
    await expect(name).toHaveValue('Lucie')
    await page.goto('/faq/')
    await idle(page)
    await expect(page.locator('.bavard')).toHaveCount(0)
  })

  test('on a phone it covers no text, no button and no focus', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await withoutPopup(page)
    await withProvider(page)
    await page.goto('/')
    await come(page)
    await expect(page.locator('html')).toHaveAttribute('data-chat')
    // What would be under its corners and its middle, were it not there: our own lane, and nothing that is read or pressed.
    const under = () =>
      page.evaluate(() => {
        const widget = document.querySelector<HTMLElement>('.bavard')
        const box = widget?.getBoundingClientRect()
        if (!widget || !box) return ['no widget']
        const found: string[] = []
        for (const x of [box.left + 1, box.left + box.width / 2, box.right - 1])
          for (const y of [box.top + 1, box.top + box.height / 2, box.bottom - 1]) {
            const [, ...below] = document.elementsFromPoint(x, y).filter((element) => !widget.contains(element) || element === widget)
            const first = below[0]
            if (first?.matches('a, button, p, h1, h2, h3, li, img, span, input, main *')) found.push(first.outerHTML.slice(0, 80))
          }
        return found
      })
    const page_height = await page.evaluate(() => document.documentElement.scrollHeight)
    for (let top = 0; top < page_height; top += 400) {
      await page.evaluate((y) => {
        window.scrollTo(0, y)
      }, top)
      expect(await under()).toEqual([])
    }
    // Both halves of the thumb bar keep their place beside it.
    for (const link of await page.locator('.site > nav a').all()) {
      const box = await link.boundingBox()
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(240)
    }
    // Whatever the Tab key reaches comes to rest above it.
    for (let step = 0; step < 25; step++) {
      await page.keyboard.press('Tab')
      const isClear = await page.evaluate(() => {
        const focused = document.activeElement
        const widget = document.querySelector('.bavard')
        if (!focused || !widget || widget.contains(focused) || focused === document.body) return true
        const a = focused.getBoundingClientRect()
        const b = widget.getBoundingClientRect()
        return a.right <= b.left || a.bottom <= b.top || a.top >= b.bottom || a.left >= b.right
      })
      expect(isClear).toBe(true)
    }
  })

  test('where there is no height to spare, it goes away with the thumb bar', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 })
    await withProvider(page)
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('data-chat')
    await expect(page.locator('.bavard')).toBeHidden()
  })
})
