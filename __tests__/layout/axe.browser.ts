import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import { expect, test } from '../support/browser'
import { exportedRoutes } from '../support/exported-pages'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

declare global {
  interface Window {
    axe: { run: (context: Document, options: object) => Promise<AxeResults> }
  }
}

/** Every rule of axe, the AAA ones included: 7:1 text is a promise of the site. */
const options = { runOnly: ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] }

for (const width of [320, 1280]) {
  test.describe(`axe à ${String(width)} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('ne trouve rien sur aucune page', async ({ page }) => {
      test.setTimeout(180_000)
      const faults: object[] = []
      for (const route of [...exportedRoutes(), '/404.html']) {
        await page.goto(route)
        // The whole page at once: the bar under the thumb, which stays at the bottom of the screen, then covers nothing.
        await page.setViewportSize({ width, height: await page.evaluate(() => document.documentElement.scrollHeight) })
        await page.evaluate(axe)
        const results = await page.evaluate((each) => window.axe.run(document, each), options)
        const found = results.violations.map(
          (violation) => `${violation.id}: ${violation.nodes.map((node) => node.target.join(' ')).join(' | ')}`,
        )
        if (found.length > 0) faults.push({ route, found })
      }
      expect(faults).toEqual([])
    })
  })
}
