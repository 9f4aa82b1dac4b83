import { broken, visit } from '@/scripts/first-visit'
import { expect, test } from '../../support/browser'
import { exportedRoutes } from '../../support/exported-pages'

test(
  'a first visit on a phone stays within what script, HTML, fonts, requests and the whole may weigh; so does the picture of the home page',
  { tag: '@window' },
  async ({ browser, baseURL }) => {
    const found: object[] = []
    for (const route of exportedRoutes()) {
      const page = await visit(browser, `${baseURL ?? ''}${route}`)
      const faults = broken(page)
      // What weighs nothing was not measured.
      if ([page.script, page.html, page.css, page.fonts].some((weight) => weight < 1000)) faults.push('not measured')
      if (page.isActedOn !== page.script > 60_000) faults.push('island without its code')
      if (route === '/' && (page.firstPicture === 0 || page.firstPicture > 60_000)) faults.push('picture')
      if (faults.length > 0) found.push({ ...page, faults })
    }
    expect(found).toEqual([])
  },
)
