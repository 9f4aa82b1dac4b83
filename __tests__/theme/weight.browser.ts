import { broken } from '@/scripts/speed/budgets'
import { phone, visit } from '@/scripts/speed/first-visit'
import { expect, test } from '../support/browser'
import { exportedRoutes } from '../support/exported-pages'

test.use(phone)

test('une première visite au téléphone tient dans les budgets du script, du HTML, du poids et des requêtes; l’image d’accueil aussi', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000)
  const found: object[] = []
  for (const route of exportedRoutes()) {
    const page = await visit(browser, `${baseURL ?? ''}${route}`)
    const faults: string[] = broken(page)
    // What weighs nothing was not measured.
    if ([page.script, page.html, page.css, page.fonts].some((weight) => weight < 1000)) faults.push('mesure')
    if (route === '/' && (page.firstPicture === 0 || page.firstPicture > 60_000)) faults.push('image d’accueil')
    if (faults.length > 0) found.push({ ...page, faults })
  }
  expect(found).toEqual([])
})

test('aucun mot n’est coupé avec un interligne et des espaces agrandis, ni à 400 % de zoom', async ({ page }) => {
  test.setTimeout(180_000)
  const found: object[] = []
  // 1280 × 1024 px at 400 % is a screen of 320 × 256.
  await page.setViewportSize({ width: 320, height: 256 })
  for (const route of exportedRoutes()) {
    await page.goto(route)
    // WCAG 1.4.12, as a visitor's own style: the site's policy refuses one that is added to the page.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(
        '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
      )
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    })
    const faults = await page.evaluate(() => {
      const clipped = [...document.querySelectorAll('body *')]
        .filter((element) => element.checkVisibility() && !element.closest('.visually-hidden, [aria-hidden]'))
        .filter((element) => {
          const style = getComputedStyle(element)
          const hides = [style.overflowX, style.overflowY].some((value) => ['hidden', 'clip'].includes(value))
          return hides && (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1)
        })
        .map((element) => `${element.tagName} « ${element.textContent.trim().slice(0, 40)} »`)
      const overflow = document.documentElement.scrollWidth - document.documentElement.clientWidth
      return overflow > 0 ? [...clipped, `défile de ${String(overflow)} px`] : clipped
    })
    if (faults.length > 0) found.push({ route, faults })
  }
  expect(found).toEqual([])
})
