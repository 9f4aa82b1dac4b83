// The machine's WebKit, over the WebDriver that its driver speaks: JSON over HTTP, which takes no library (w3.org/TR/webdriver2).
import { expect } from '@playwright/test'
import { freePort } from '../../../scripts/port.mjs'
import { start, type Running } from '../../support/processes'
import { startListening } from './listening-proxy'
import type { Engine, Visit } from './engine'

type Programs = { driver: string; screen: string; browser: string }

// A constant of the standard, which makes an element out of its number.
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'
const keys = { ArrowDown: '\uE015', Enter: '\uE007', Escape: '\uE00C' }

async function ask(method: 'GET' | 'POST' | 'DELETE', address: string, body?: object, signal?: AbortSignal): Promise<unknown> {
  const answer = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }), ...(signal && { signal }) })
  const { value } = (await answer.json()) as { value: unknown }
  if (!answer.ok) throw new Error(`${address}: ${JSON.stringify(value)}`)
  return value
}

function visitThrough(session: string, site: string): Visit {
  const look: Visit['look'] = async <Seen>(read: (given: string) => Seen, given = '') =>
    (await ask('POST', `${session}/execute/sync`, { script: `return (${String(read)})(arguments[0])`, args: [given] })) as Seen
  // Until the element can be pressed or written in, as Playwright and Puppeteer do by themselves: what is refused has done nothing.
  const act = (selector: string, action: 'click' | 'value', body: object) =>
    expect(async () => {
      const found = (await ask('POST', `${session}/element`, { using: 'css selector', value: selector })) as Record<string, string>
      // WebKitGTK 2.50 does not scroll as far as the standard wants it to, in a dialog or under a bar that stays.
      await look((given) => document.querySelector(given)?.scrollIntoView({ block: 'center' }), selector)
      await ask('POST', `${session}/element/${found[elementKey] ?? ''}/${action}`, body)
    }).toPass({ intervals: [50, 100, 250], timeout: 15_000 })
  const click = (selector: string) => act(selector, 'click', {})
  return {
    open: async (address) => {
      await ask('POST', `${session}/url`, { url: new URL(address, site).href })
    },
    back: async () => {
      await ask('POST', `${session}/back`, {})
    },
    click,
    write: (selector, words) => act(selector, 'value', { text: words.replaceAll('\n', keys.Enter) }),
    choose: (selector, value) => click(`${selector} option[value="${value}"]`),
    press: async (key) => {
      const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: keys[key] }))
      await ask('POST', `${session}/actions`, { actions: [{ type: 'key', id: 'keyboard', actions }] })
    },
    look,
  }
}

/** It takes a second or two. */
const patience = 12_000

export async function withWebDriver({ driver, screen, browser }: Programs): Promise<Engine> {
  const cwd = '.'
  // It takes a number that is free, and says it.
  const display = start(screen, ['-displayfd', '1', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], { cwd })
  const env = { DISPLAY: `:${await display.says(/^(\d+)$/m)}` }
  const listening = await startListening()
  const capabilities = {
    browserName: 'MiniBrowser',
    proxy: { proxyType: 'manual', httpProxy: listening.host },
    'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
  }

  /** A driver for each browser: WebKitGTK's, asked for its next browser, answered nothing once (2.50). The site has been asked for nothing by then. */
  const openBrowser = async (tries = 3): Promise<{ session: string; driving: Running }> => {
    const port = String(await freePort())
    const driving = start(driver, [`--port=${port}`], { cwd, env })
    const address = `http://127.0.0.1:${port}`
    try {
      await expect(() => ask('GET', `${address}/status`)).toPass({ intervals: [50], timeout: patience })
      const opened = await ask('POST', `${address}/session`, { capabilities: { alwaysMatch: capabilities } }, AbortSignal.timeout(patience))
      return { session: `${address}/session/${(opened as { sessionId: string }).sessionId}`, driving }
    } catch (error) {
      await driving.end('SIGKILL')
      if (tries === 1) throw error
      return openBrowser(tries - 1)
    }
  }

  return {
    receive: async (site) => {
      const { session, driving } = await openBrowser()
      const leave = async () => {
        await ask('DELETE', session)
        await driving.end('SIGTERM')
      }
      return { visit: visitThrough(session, site), problems: listening.takeHeard, leave }
    },
    close: async () => {
      await display.end('SIGTERM')
      await listening.close()
    },
  }
}
