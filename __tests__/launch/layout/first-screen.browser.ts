import { expect, test } from '../../support/browser'
import { exportedRoutes } from '../../support/exported-pages'
import { withoutPopup } from '../../support/popup'

const routes = [...exportedRoutes(), '/404.html']

for (const width of [390, 1440])
  test(`at ${String(width)} px, what is fetched at the top of a page is what shows there`, async ({ page }) => {
    test.setTimeout(120_000)
    await page.setViewportSize({ width, height: 844 })
    await withoutPopup(page)
    const fetched: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'image') fetched.push(request.url())
    })
    const idle: object[] = []
    for (const route of routes) {
      fetched.length = 0
      await page.goto(route, { waitUntil: 'networkidle' })
      const shown = await page.evaluate(() =>
        [...document.querySelectorAll('picture img')]
          .filter((image) => image.checkVisibility())
          .map((image) => (image instanceof HTMLImageElement ? image.currentSrc : '')),
      )
      // Of two widths of a picture, a browser that kept the larger one from another page shows that.
      const name = (address: string) => address.replace(/-\d+\.\w+$/, '')
      const unseen = fetched.filter((address) => address.includes('/images/') && !shown.map(name).includes(name(address)))
      if (unseen.length > 0) idle.push({ route, unseen, shown })
    }
    expect(idle).toEqual([])
  })
