import type { BrowserType, LaunchOptions } from '@playwright/test'
import { screen, type Engine } from './engine'

export async function withPlaywright(type: BrowserType, options: LaunchOptions = {}): Promise<Engine> {
  const browser = await type.launch(options)
  return {
    receive: async (site) => {
      const context = await browser.newContext({ baseURL: site, viewport: screen })
      const problems: string[] = []
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) problems.push(message.text())
      })
      context.on('weberror', (error) => problems.push(error.error().stack ?? error.error().message))
      const page = await context.newPage()
      return {
        visit: {
          open: async (address) => {
            // An old address leads elsewhere while it loads, which is no failure.
            await page.goto(address, { waitUntil: 'commit' })
            await page.waitForLoadState()
          },
          back: async () => {
            await page.goBack({ waitUntil: 'commit' })
          },
          click: (selector) => page.locator(selector).click(),
          write: (selector, words) => page.locator(selector).pressSequentially(words),
          choose: async (selector, value) => {
            await page.locator(selector).selectOption(value)
          },
          press: (key) => page.keyboard.press(key),
          look: (read, given = '') => page.evaluate(read, given),
        },
        problems: () => problems,
        leave: () => context.close(),
      }
    },
    close: () => browser.close(),
  }
}
