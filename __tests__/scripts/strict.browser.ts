// The fixture that every browser test relies on must itself be seen to fail: each of these tests is expected to be red.
import type { Page } from '@playwright/test'
import { test } from '../support/browser'

const problems: Record<string, (page: Page) => Promise<unknown>> = {
  'a console error': (page) => page.evaluate(() => console.error('expected')),
  'a console warning': (page) => page.evaluate(() => console.warn('expected')),
  'an uncaught error': async (page) => {
    const thrown = page.waitForEvent('pageerror')
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error('expected')
      })
    })
    await thrown
  },
  'a request to another host': async (page) => {
    const asked = page.waitForEvent('request')
    await page.evaluate(() => void (new Image().src = 'http://127.0.0.1:9/image.png'))
    await asked
  },
}

for (const [name, provoke] of Object.entries(problems))
  test(`${name} fails a test`, async ({ page }) => {
    test.fail()
    await page.goto('./')
    await provoke(page)
  })

test.describe('a problem that is provoked on purpose', () => {
  test.use({ expectedProblems: /404/ })

  test('can be announced', async ({ page }) => {
    await page.goto('./nulle-part/')
  })
})
