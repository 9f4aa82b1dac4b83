import type { Page } from '@playwright/test'
import { awaken, withoutPopup } from '../support/awake'
import { expect, test } from '../support/browser'
import { exportedRoutes } from '../support/exported-pages'

/** What only a script can do is not offered without one. */
const needsScript = {
  'la taille du texte': 'header fieldset:has([name="text-size"])',
  'la recherche': '[role="search"]',
  'imprimer et partager': 'main div:has(> div > div > button:not([role]))',
  'l’interrupteur du clavardage': '[role="switch"]',
}
/** And the form says that it will open an e-mail. */
const replacesScript = '.without-script'

/** Everything that can be read on a page, less what is named. */
const readExcept = (page: Page, selectors: string[]) =>
  page.evaluate((left) => {
    const isLeft = (element: Element) => left.some((selector) => element.matches(selector))
    const found = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => isLeft(element) && element.checkVisibility())
    for (const element of found) element.style.setProperty('display', 'none', 'important')
    return { words: document.body.innerText.replaceAll(/\s+/g, ' '), found: found.length }
  }, selectors)

test('chaque page dit la même chose sans JavaScript', async ({ page, browser, baseURL }) => {
  test.setTimeout(180_000)
  await withoutPopup(page)
  const plain = await (await browser.newContext({ javaScriptEnabled: false, ...(baseURL !== undefined && { baseURL }) })).newPage()
  let offered = 0
  let replaced = 0
  for (const route of [...exportedRoutes(), '/404/']) {
    await page.goto(route)
    await awaken(page)
    await plain.goto(route)
    const awake = await readExcept(page, Object.values(needsScript))
    const asleep = await readExcept(plain, [replacesScript])
    expect(asleep.words.length, route).toBeGreaterThan(500)
    expect(asleep.words, route).toBe(awake.words)
    offered += awake.found
    replaced += asleep.found
  }
  expect(offered).toBeGreaterThan(60)
  expect(replaced).toBe(1)
  await plain.context().close()
})
