// The fixture that every browser test relies on must itself be seen to fail: each of these tests is expected to be red.
import { test } from '../support/browser'

test.beforeEach(async ({ page }) => {
  await page.goto('./')
})

test('a console error fails a test', async ({ page }) => {
  test.fail()
  await page.evaluate(() => {
    console.error('expected')
  })
})

test('a console warning fails a test', async ({ page }) => {
  test.fail()
  await page.evaluate(() => {
    console.warn('expected')
  })
})

test('an uncaught error fails a test', async ({ page }) => {
  test.fail()
  const thrown = page.waitForEvent('pageerror')
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('expected')
    })
  })
  await thrown
})

test('a request to another host fails a test', async ({ page }) => {
  test.fail()
  const asked = page.waitForEvent('request')
  await page.evaluate(() => {
    new Image().src = 'http://127.0.0.1:9/image.png'
  })
  await asked
})

test.describe('a problem that is provoked on purpose', () => {
  test.use({ expectedProblems: /404/ })

  test('can be announced', async ({ page }) => {
    await page.goto('./nulle-part/')
  })
})
