import { expect, test } from '../support/browser'
import { listExportedRoutes } from '../support/exported-pages'

const routes = [...listExportedRoutes(), '/404.html']

/**
 * Every picture that shows, asked for at once: the width of the file that came, and the width at
 * which its place draws the whole of it, cut edges included.
 */
const weigh = () =>
  Promise.all(
    [...document.querySelectorAll<HTMLImageElement>('picture:has(source) > img')]
      .filter(
        (image) =>
          image.getBoundingClientRect().width > 1 &&
          image.checkVisibility({ visibilityProperty: true }),
      )
      .map(async (image) => {
        image.loading = 'eager'
        await image.decode()
        const { width, height } = image.getBoundingClientRect()
        const isCut = getComputedStyle(image).objectFit === 'cover'
        const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'))
        const [file = '', served = ''] =
          /([^/]+)-[\da-f]{10}-(\d+)\.avif$/.exec(image.currentSrc)?.slice(1) ?? []
        return {
          file,
          served: Number(served),
          drawn: Math.round(isCut ? Math.max(width, height * ratio) : width),
        }
      }),
  )

for (const width of [390, 700, 768, 1280, 1920])
  test(`at ${String(width)} px, loads pictures 0.95 to 2.5 times as wide as drawn`, async ({
    browser,
  }) => {
    const found: string[] = []
    let pictures = 0
    for (const route of routes) {
      // A browser takes the largest file that it has already: every page is a first visit.
      const context = await browser.newContext({ viewport: { width, height: 900 } })
      const page = await context.newPage()
      await page.goto(route)
      const weighed = await page.evaluate(weigh)
      await context.close()
      pictures += weighed.length
      // Between two files a browser may take the smaller one, a twentieth short of its place.
      for (const { file, served } of weighed) {
        // A page may show one file twice, in two widths.
        const same = weighed.filter((other) => other.file === file && other.served === served)
        const drawn = Math.max(...same.map((other) => other.drawn))
        if (served < drawn * 0.95 || served > drawn * 2.5)
          found.push(`${route} ${file}: ${String(served)} for ${String(drawn)}`)
      }
    }
    expect(pictures).toBeGreaterThan(40)
    expect(found).toEqual([])
  })
