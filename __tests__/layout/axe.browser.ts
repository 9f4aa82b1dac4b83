import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'
import {
  answerWith,
  contactMessages,
  expectAwake,
  failedRequest,
  fieldsOf,
  fillCallback,
  fillContact,
  openContact,
  openPopup,
  withStatus,
} from '../islands/request/visitor'
import { expect, test } from '../support/browser'
import { exportedRoutes } from '../support/exported-pages'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

declare global {
  interface Window {
    axe: { run: (context: Document, options: object) => Promise<AxeResults>; getRules: () => { ruleId: string }[] }
  }
}

/** One load of a page serves several visitors. */
const looks = [
  { name: 'light', forcedColors: 'none', size: '' },
  { name: 'forced colours', forcedColors: 'active', size: '' },
  { name: 'text at 200 %', forcedColors: 'none', size: '200%' },
] as const

/** Experimental, and takes a phone number in large figures for a title. */
const leftOut = 'p-as-heading'
/** Where the system chooses the colours, axe still reads those of the style sheet behind them. */
const leftToSystem = 'color-contrast'

/** Every other rule that axe has, the AAA ones and the experimental ones included: 7:1 text is a promise of the site. */
async function faultsOf(page: Page, state: string): Promise<string[]> {
  const width = page.viewportSize()?.width ?? 0
  await page.evaluate(axe)
  const faults: string[] = []
  for (const { name, forcedColors, size } of looks) {
    await page.emulateMedia({ forcedColors })
    const height = await page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize
      return document.documentElement.scrollHeight
    }, size)
    // The whole page at once: the bar under the thumb, which stays at the bottom of the screen, then covers nothing.
    await page.setViewportSize({ width, height })
    const { passes, violations } = await page.evaluate(
      (out) =>
        window.axe.run(document, {
          runOnly: {
            type: 'rule',
            values: window.axe
              .getRules()
              .map((rule) => rule.ruleId)
              .filter((id) => !out.some((each) => id.startsWith(each))),
          },
          resultTypes: ['violations'],
        }),
      forcedColors === 'active' ? [leftOut, leftToSystem] : [leftOut],
    )
    expect(passes.length, `${state}: axe examined the page`).toBeGreaterThan(20)
    for (const violation of violations)
      faults.push(`${state}, ${name}: ${violation.id}: ${violation.nodes.map((node) => node.target.join(' ')).join(' | ')}`)
  }
  return faults
}

const routes = [...exportedRoutes(), '/404.html']

for (const width of [320, 1280]) {
  test.describe(`axe at ${String(width)} px`, () => {
    test.use({ viewport: { width, height: 900 }, expectedProblems: failedRequest })

    // In halves, so that two workers share what takes the longest.
    for (const half of [0, 1])
      test(`finds nothing on any page (${String(half + 1)} of 2)`, async ({ page }) => {
        test.setTimeout(240_000)
        const faults: string[] = []
        for (const route of routes.filter((_, index) => index % 2 === half)) {
          await page.goto(route)
          faults.push(...(await faultsOf(page, route)))
        }
        expect(faults).toEqual([])
      })

    test('finds nothing in a form that is refused, then fails, then is sent', async ({ page }) => {
      test.setTimeout(120_000)
      const form = await openContact(page)
      await fieldsOf(form).submit.click()
      await expect(form.locator('[aria-invalid="true"]')).toHaveCount(5)
      const faults = await faultsOf(page, 'to correct')
      const answers = [503, 200]
      await answerWith(page, (route) => withStatus(answers.shift() ?? 500)(route))
      await fillContact(form)
      await fieldsOf(form).submit.click()
      await expect(form.getByText(contactMessages.failure)).toBeVisible()
      faults.push(...(await faultsOf(page, 'failed')))
      await fieldsOf(form).submit.click()
      await expect(form.getByText(contactMessages.success)).toBeVisible()
      faults.push(...(await faultsOf(page, 'sent')))
      expect(faults).toEqual([])
    })

    test('finds nothing in the callback dialog, empty, to correct and sent, nor in the thanks that it leaves', async ({ page }) => {
      test.setTimeout(120_000)
      const popup = await openPopup(page, '/notre-mission/')
      const faults = await faultsOf(page, 'dialog')
      await popup.locator('form').dispatchEvent('pointerdown')
      await expectAwake(popup)
      await fieldsOf(popup).submit.click()
      await expect(popup.locator('[aria-invalid="true"]')).toHaveCount(3)
      faults.push(...(await faultsOf(page, 'dialog to correct')))
      await answerWith(page, withStatus(200))
      await fillCallback(popup)
      await fieldsOf(popup).submit.click()
      await expect(popup.getByRole('status').filter({ hasText: 'Merci' })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.locator('[data-callback-note]')).toBeVisible()
      faults.push(...(await faultsOf(page, 'thanks')))
      expect(faults).toEqual([])
    })

    test('finds nothing in a list of answers, a question, the menu, the largest text, and where the script does not come', async ({
      page,
    }) => {
      test.setTimeout(120_000)
      await page.goto('/blog/')
      await page.getByRole('combobox').fill('bail')
      await expect(page.getByRole('option').first()).toBeVisible()
      await page.keyboard.press('ArrowDown')
      const faults = await faultsOf(page, 'answers')
      await page.goto('/faq/')
      await page.locator('main summary').nth(3).click()
      await page.locator('label[for="text-largest"]').click()
      await expect(page.locator('html')).toHaveAttribute('data-text', 'largest')
      if (width < 1000) await page.locator('header summary').click()
      faults.push(...(await faultsOf(page, 'question, menu and largest text')))
      await page.route(/\/scripts\//, (route) => route.abort())
      await page.goto('/contact/')
      await expect(page.locator('.island-lost')).toBeVisible()
      faults.push(...(await faultsOf(page, 'without the script')))
      expect(faults).toEqual([])
    })
  })
}
