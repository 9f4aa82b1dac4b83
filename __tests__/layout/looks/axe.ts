import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'
import { expect } from '../../support/browser'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

declare global {
  interface Window {
    axe: { run: (context: Document, options: object) => Promise<AxeResults>; getRules: () => { ruleId: string }[] }
  }
}

/** Experimental, and takes a phone number in large figures for a title. */
const leftOut = ['p-as-heading']
/** Where the system chooses the colours, axe still reads those of the style sheet behind them. */
const leftToSystem = ['color-contrast', 'color-contrast-enhanced']

/** Every rule that axe has, the AAA ones and the experimental ones included: 7:1 text is a promise of the site. */
export async function findViolations(page: Page): Promise<string[]> {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe)
  // What moves under the mouse would be judged in the middle of its change of colour.
  await page.mouse.move(0, 0)
  const { passes, violations } = await page.evaluate(
    async ([out, system]) => {
      const left = matchMedia('(forced-colors: active)').matches ? [...out, ...system] : out
      // What stays at the bottom of the screen stands there after all the rest: seen whole, the page has nothing under it.
      const bar = document.querySelector<HTMLElement>('nav[aria-label="Nous joindre rapidement"]')
      bar?.style.setProperty('position', 'static')
      const values = window.axe
        .getRules()
        .map(({ ruleId }) => ruleId)
        .filter((id) => !left.includes(id))
      const results = await window.axe.run(document, { runOnly: { type: 'rule', values }, resultTypes: ['violations'] })
      bar?.style.removeProperty('position')
      return results
    },
    [leftOut, leftToSystem] as const,
  )
  expect(passes.length, 'axe examined the page').toBeGreaterThan(20)
  return violations.map(({ id, nodes }) => `axe ${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`)
}

export const setTextSize = (page: Page, size: string) =>
  page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize
  }, size)
