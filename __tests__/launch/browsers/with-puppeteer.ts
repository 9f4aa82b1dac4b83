import { expect } from '@playwright/test'
import { launch } from 'puppeteer-core'
import { screen, type Engine } from './engine'

/** Firefox as it is, over WebDriver BiDi, which it speaks by itself. */
export async function withPuppeteer(executablePath: string): Promise<Engine> {
  const browser = await launch({ browser: 'firefox', executablePath })
  return {
    receive: async (site) => {
      const context = await browser.createBrowserContext()
      const page = await context.newPage()
      await page.setViewport(screen)
      const problems: string[] = []
      page.on('console', (message) => {
        if (['error', 'warn'].includes(message.type())) problems.push(message.text())
      })
      page.on('pageerror', (error) => problems.push(error instanceof Error ? (error.stack ?? error.message) : String(error)))
      return {
        visit: {
          open: async (address) => {
            await page.goto(new URL(address, site).href)
          },
          // goBack waits for a load, and a page that the browser has kept does not load.
          back: () =>
            page.evaluate(() => {
              history.back()
            }),
          click: (selector) => page.locator(selector).click(),
          write: async (selector, words) => {
            // Firefox 153 gave no answer to a press once, for half a minute, on a field that stood still: it is asked again. Twice does a field no harm.
            await expect(() => page.locator(selector).setTimeout(5_000).click()).toPass({ timeout: 20_000 })
            // The page may have moved under the pointer.
            await page.focus(selector)
            await page.keyboard.type(words)
          },
          choose: async (selector, value) => {
            await page.select(selector, value)
          },
          press: (key) => page.keyboard.press(key),
          look: async (read, given = '') => page.evaluate(read, given),
        },
        problems: () => problems,
        leave: () => context.close(),
      }
    },
    close: () => browser.close(),
  }
}
