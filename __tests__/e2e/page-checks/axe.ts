import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'
import { isSlowSuite } from '@/scripts/support/environment.mjs'
import { expect } from '../../support/browser'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

declare global {
  interface Window {
    axe: {
      run: (context: Document, options: object) => Promise<AxeResults>
      getRules: () => { ruleId: string }[]
    }
  }
}

/** Experimental, and takes a phone number in large figures for a title. */
const leftOut = ['p-as-heading']
/** The rules that the other theme may break. */
const colours = ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block']

async function run(page: Page, isAsked: (rule: string) => boolean): Promise<string[]> {
  if (await page.evaluate(() => !('axe' in window))) {
    // As a script of its own, which the browser compiles once for all pages.
    const session = await page.context().newCDPSession(page)
    await session.send('Runtime.evaluate', { expression: axe })
    await session.detach()
  }
  // An element under the mouse would be measured in the middle of its change of colour.
  await page.mouse.move(0, 0)
  const rules = await page.evaluate(() => window.axe.getRules().map(({ ruleId }) => ruleId))
  const values = rules.filter((rule) => !leftOut.includes(rule) && isAsked(rule))
  // Styles are fetched and parsed again for one rule, of a screen that must be held one way.
  const options = {
    runOnly: { type: 'rule', values },
    resultTypes: ['violations'],
    preload: isSlowSuite,
  }
  const { passes, violations } = await page.evaluate(async (options) => {
    // Seen whole, what scrolls is cut by no edge, and lies under nothing that stays at the bottom
    // of the screen or at the top of the popup.
    const staying = [...document.querySelectorAll<HTMLElement>('.thumb-bar, dialog .top')]
    for (const each of staying) each.style.setProperty('position', 'static')
    const popup = document.querySelector<HTMLElement>('dialog')
    popup?.style.setProperty('max-height', 'none')
    const results = await window.axe.run(document, options)
    for (const each of staying) each.style.removeProperty('position')
    popup?.style.removeProperty('max-height')
    return results
  }, options)
  expect(passes.length, 'axe examined the page').toBeGreaterThan(
    values.length > colours.length ? 20 : 0,
  )
  return violations.map(
    ({ id, nodes }) => `axe ${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`,
  )
}

/**
 * Every rule that axe has, the AAA ones and the experimental ones included: 7:1 text is a promise
 * of the site.
 */
export const findViolations = (page: Page) => run(page, () => true)
/** In another light, all that may change. */
export const findFaintWords = (page: Page) => run(page, (rule) => colours.includes(rule))
/** Where the system chooses the colours, axe still reads those of the style sheet behind them. */
export const findOtherViolations = (page: Page) => run(page, (rule) => !colours.includes(rule))

export const setTextSize = (page: Page, size: string) =>
  page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize
  }, size)
