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
