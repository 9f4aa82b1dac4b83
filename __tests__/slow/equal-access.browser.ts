// A second engine of accessibility beside axe, on every page.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { Checker } from 'accessibility-checker-engine'
import { expect, test } from '../support/browser'
import { walkPages } from '../e2e/page-checks/walk'

const path = createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js')
const engine = readFileSync(path, 'utf8')

declare global {
  interface Window {
    ace: { Checker: typeof Checker }
  }
}

/** This engine takes visually hidden words for hidden ones, whereas axe requires them. */
const labels = [
  'fieldset_label_valid',
  'input_label_exists',
  'label_content_exists',
  'label_ref_valid',
]
/** Each card of an article begins with its title. */
const leftOut = [...labels, 'aria_article_label_unique']

async function findViolations(page: Page): Promise<string[]> {
  await page.evaluate(engine)
  return page.evaluate(async (ignored) => {
    const { results } = await new window.ace.Checker().check(document, ['WCAG_2_2'])
    return results
      .filter(({ value }) => value.join(' ') === 'VIOLATION FAIL')
      .filter(({ ruleId }) => !ignored.includes(ruleId))
      .map(({ ruleId, message, snippet }) => `${ruleId}: ${message} ${snippet}`)
  }, leftOut)
}

for (const width of [390, 1280])
  test.describe(`at ${String(width)} px`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('finds no violation on any page', async ({ page }) => {
      expect(await walkPages(page, () => findViolations(page))).toEqual([])
    })
  })
