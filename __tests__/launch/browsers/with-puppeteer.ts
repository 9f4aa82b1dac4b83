import { expect } from '@playwright/test'
import { launch } from 'puppeteer-core'
import { screen, type Engine } from './engine'

/** Firefox as it is, over WebDriver BiDi, which it speaks by itself. */
export async function withPuppeteer(executablePath: string): Promise<Engine> {
  // By the window: of a viewport, Puppeteer asks what Firefox 140, which Debian keeps, does not know yet.
  const size = Object.entries(screen).map(([name, pixels]) => `--${name}=${String(pixels)}`)
  const browser = await launch({ browser: 'firefox', executablePath, defaultViewport: null, args: size })
  return {
    receive: async (site) => {
      const context = await browser.createBrowserContext()
      const page = await context.newPage()
      const problems: string[] = []
      // Until it can be pressed, as a locator does: those of Puppeteer look by `eval`, which the site's policy refuses to them in Firefox 140.
      const click = (selector: string) => expect(() => page.click(selector)).toPass({ intervals: [50, 100, 250], timeout: 15_000 })
      page.on('console', (message) => {
        if (['error', 'warn'].includes(message.type())) problems.push(message.text())
      })
      page.on('pageerror', (error) => problems.push(error instanceof Error ? (error.stack ?? error.message) : String(error)))
      return {
        visit: {
          open: async (address) => {
            await page.goto(new URL(address, site).href).catch((error: unknown) => {
              // An old address leads elsewhere while it loads, which is no failure.
              if (!String(error).includes('NS_BINDING_ABORTED')) throw error
            })
          },
          // goBack waits for a load, and a page that the browser has kept does not load.
          back: () =>
            page.evaluate(() => {
              history.back()
            }),
          click,
          write: async (selector, words) => {
            await click(selector)
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
