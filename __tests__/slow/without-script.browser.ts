import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser'
import { listExportedRoutes } from '../support/exported-pages'
import { withoutPopup } from '../support/popup'

const textSize = 'header fieldset:has([name="text-size"])'

/** The controls that need a script, hidden without one. */
const needsScript = ['.needs-script', '[data-copy] > button']

/** The form, which an e-mail link replaces without a script. */
const form = ['main form .form-fields', 'main form .form-send']

/** The fallbacks that replace them, with the phone number or the e-mail address. */
const replacesScript = ['noscript .callout', '.load-error-alert', '[data-print-part="blank"]']

/** Everything that can be read on a page, less what is named, and which of these names were met. */
const readExcept = (page: Page, selectors: string[]) =>
  page.evaluate((left) => {
    const found = left.map((selector) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((element) =>
        element.checkVisibility(),
      ),
    )
    for (const element of found.flat()) element.style.setProperty('display', 'none', 'important')
    return {
      words: document.body.innerText.replaceAll(/\s+/g, ' '),
      met: left.filter((_, at) => found[at]?.length),
    }
  }, selectors)

test.use({ expectedProblems: /Failed to load resource/ })

test('each page says the same without JavaScript, and when its scripts fail to load', async ({
  page,
  browser,
  baseURL,
}) => {
  await withoutPopup(page)
  const open = async (javaScriptEnabled: boolean) =>
    (
      await browser.newContext({ javaScriptEnabled, ...(baseURL !== undefined && { baseURL }) })
    ).newPage()
  const plain = await open(false)
  const lost = await open(true)
  await lost.route(/\/scripts\//, (route) => route.abort())
  const met = new Set<string>()
  for (const route of [...listExportedRoutes(), '/404/']) {
    // Its words and styles stand in the HTML; the other two wait for what the load of their script
    // tells.
    await plain.goto(route, { waitUntil: 'domcontentloaded' })
    for (const each of [page, lost]) await each.goto(route)
    // With the script the questionnaire shows one question a screen: all of them at once say what
    // the page says without it.
    await page.evaluate(() => {
      for (const screen of document.querySelectorAll('[data-screen]'))
        screen.toggleAttribute('data-current', true)
      document.querySelector('[data-shown-screen]')?.setAttribute('data-shown-screen', 'q1')
    })
    const whole = await readExcept(page, [...needsScript, ...form, textSize])
    const withoutAny = await readExcept(plain, [...replacesScript, ...form])
    const withoutOurs = await readExcept(lost, [...replacesScript, ...form, textSize])
    expect(withoutAny.words.length, route).toBeGreaterThan(500)
    expect(withoutAny.words, route).toBe(whole.words)
    expect(withoutOurs.words, route).toBe(whole.words)
    for (const selector of [...whole.met, ...withoutAny.met, ...withoutOurs.met]) met.add(selector)
  }
  // A name that no page knows any more hides nothing.
  expect(
    [...needsScript, ...replacesScript, ...form].filter((selector) => !met.has(selector)),
  ).toEqual([])
  for (const each of [plain, lost]) await each.context().close()
})
