import type { Page } from '@playwright/test'
import { awake, awaken } from '../support/awake'
import { expect, test } from '../support/browser'
import { hold } from '../support/gate'

const payloads = '**/_next/static/payload/*'

/** Print is what the test can count: the dialog itself would stop the page. */
async function countPrints(page: Page) {
  await page.addInitScript(() => {
    Reflect.set(window, 'prints', 0)
    window.print = () => Reflect.set(window, 'prints', Number(Reflect.get(window, 'prints')) + 1)
  })
  return () => page.evaluate(() => Reflect.get(window, 'prints') as unknown)
}

test('for whoever only reads, the scripts are fetched and wait; after twenty seconds they run, from what was fetched', async ({ page }) => {
  await page.clock.install()
  const asked: string[] = []
  page.on('requestfinished', (request) => {
    if (request.url().endsWith('.js')) asked.push(request.url())
  })
  await page.goto('/')
  const shown = await page.evaluate(() => Date.now())
  const chunks = (await page.locator('script[data-chunks]').getAttribute('data-chunks'))?.split(' ') ?? []
  // The payload and each chunk.
  await expect.poll(() => asked.length).toBe(chunks.length + 1)
  await page.clock.pauseAt(shown + 15_000)
  await expect(page.locator('html')).not.toHaveAttribute('data-awake')
  await expect(page.locator('script[src]:not([nomodule])')).toHaveCount(0)
  await page.clock.runFor(5_000)
  await expect(page.locator('script[src]:not([nomodule])')).not.toHaveCount(0)
  await page.clock.resume()
  await awake(page)
  const crossed = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming && entry.initiatorType === 'script' && entry.transferSize > 0),
  )
  expect(crossed).toEqual([])
})

test('whoever goes on with a visit, or comes back to a page, does not wait', async ({ page }) => {
  await page.route(payloads, () => undefined)
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Notre mission', exact: true }).click()
  await page.waitForURL(/\/notre-mission\/$/)
  await page.unroute(payloads)
  await expect(page.locator('html[data-awake]')).toBeAttached()
  await page.reload()
  await expect(page.locator('html[data-awake]')).toBeAttached()
})

test('a gesture brings the scripts at once, even while a picture keeps the page from being complete', async ({ page }) => {
  await page.route('**/images/**', () => undefined)
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('contentinfo').waitFor()
  const scripts = await page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')))
  expect(scripts).toEqual([])
  await page.keyboard.press('Tab')
  await awake(page)
  expect(await page.evaluate(() => document.readyState)).not.toBe('complete')
})

test('a button pressed before React listens does its work, once', async ({ page }) => {
  const prints = await countPrints(page)
  const letCome = await hold(page, payloads)
  await page.goto('/blog/article-1/')
  await page.getByRole('button', { name: 'Imprimer' }).click()
  expect(await prints()).toBe(0)
  letCome()
  await expect.poll(prints).toBe(1)
  await awake(page)
  await page.getByRole('button', { name: 'Imprimer' }).click()
  expect(await prints()).toBe(2)
})

test('a button that React hears by itself, because it comes during the press, does its work once too', async ({ page }) => {
  await page.route(payloads, () => undefined)
  await page.goto('/blog/article-1/')
  const button = page.getByRole('button', { name: 'Imprimer' })
  // React hydrates within the very press that it is to hear.
  const presses = button.evaluate(
    (element) =>
      new Promise<number>((resolve) => {
        let count = 0
        element.addEventListener('click', () => {
          count += 1
          if (count === 1) for (const event of ['hydrated', 'awake']) window.dispatchEvent(new Event(event))
          // After whatever is made again.
          setTimeout(() => {
            resolve(count)
          }, 50)
        })
      }),
  )
  await button.click()
  expect(await presses).toBe(1)
})

test('a press that React stops on its way, because a part of the page is not there yet, does its work all the same', async ({ page }) => {
  const prints = await countPrints(page)
  const letCome = await hold(page, payloads)
  await page.goto('/blog/article-1/')
  await page.evaluate(() => {
    const stop = (event: Event) => {
      event.stopPropagation()
    }
    document.addEventListener('click', stop, { capture: true, once: true })
  })
  await page.getByRole('button', { name: 'Imprimer' }).click()
  letCome()
  await awake(page)
  await expect.poll(prints).toBe(1)
})

test('a switch pressed once React is there, and before its effects are, turns once', async ({ page }) => {
  await page.addInitScript(() => {
    window.addEventListener('hydrated', () => {
      queueMicrotask(() => document.querySelector<HTMLElement>('[role="switch"]')?.click())
    })
  })
  await page.goto('/confidentialite/')
  await expect(page.getByRole('switch')).toBeChecked()
  await awaken(page)
  // After whatever is made again.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
  await expect(page.getByRole('switch')).not.toBeChecked()
})

test('a link pressed before React listens is followed', async ({ page }) => {
  await page.route(payloads, () => undefined)
  await page.goto('/services/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Notre mission', exact: true }).click()
  await expect(page).toHaveURL(/\/notre-mission\/$/)
})

test.describe('when the payload does not come', () => {
  test.use({ expectedProblems: [/net::ERR_FAILED/] })

  test('the page stays as it was printed, and the next gesture tries again', async ({ page }) => {
    const prints = await countPrints(page)
    let isDown = true
    const failed = page.waitForEvent('requestfailed')
    await page.route(payloads, (route) => (isDown ? route.abort() : route.continue()))
    await page.goto('/blog/article-1/')
    await failed
    await expect(page.locator('main h1')).toBeVisible()
    await expect(page.locator('html')).not.toHaveAttribute('data-awake')
    isDown = false
    await page.getByRole('button', { name: 'Imprimer' }).click()
    await expect.poll(prints).toBe(1)
  })
})
