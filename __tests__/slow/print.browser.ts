import { expect, test } from '../support/browser'

/**
 * A US Letter page less the margins of styles/print.css, in CSS pixels: the page as it is laid
 * out on paper.
 */
const letterPage = { width: 710, height: 965 }

test.use({ viewport: letterPage })

for (const javaScriptEnabled of [true, false])
  test.describe(
    javaScriptEnabled ? 'the contact form' : 'the contact form without JavaScript',
    () => {
      test.use({ javaScriptEnabled })

      test('prints fields to fill in by hand, each with its label', async ({ page }) => {
        await page.goto('/contact/')
        await page.emulateMedia({ media: 'print' })
        const fields = page.locator('main form :is(input, select, textarea):visible')
        // Five fields, and three answers to each of the two questions about time.
        await expect(fields).toHaveCount(11)
        for (const field of await fields.all())
          expect(
            await field.evaluate(
              (element) => getComputedStyle(element.parentElement ?? element).breakInside,
            ),
          ).toBe('avoid')
        await expect(page.locator('main form .callout:visible')).toHaveCount(0)
      })
    },
  )

test('prints the words of a delay under its bar', async ({ page }) => {
  await page.goto('/bail/')
  await page.emulateMedia({ media: 'print' })
  const findVisible = (name: string) =>
    page
      .locator(`figure li ${name}`)
      .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().x)))
  expect(await findVisible('rect')).toHaveLength(6)
  expect(await findVisible('strong')).toEqual(await findVisible('rect'))
})

for (const path of ['/bail/', '/alzheimer/'])
  test(`prints the numbers of ${path} right of the edge, in the largest text too`, async ({
    page,
  }) => {
    await page.goto(path)
    await page.evaluate(() => (document.documentElement.dataset.textSize = 'largest'))
    await page.emulateMedia({ media: 'print' })
    await page.evaluate(() => document.fonts.ready)
    const cut = await page.locator('main ol:not([role]) > li:last-child').evaluateAll((items) => {
      const context = document.createElement('canvas').getContext('2d')
      return items.flatMap((item) => {
        const { start, children } = item.parentElement as HTMLOListElement
        const number = `${String(start + children.length - 1)}. `
        if (context) context.font = getComputedStyle(item, '::marker').font
        const width = context?.measureText(number).width ?? Infinity
        return item.getBoundingClientRect().left < width ? [number] : []
      })
    })
    expect(cut).toEqual([])
  })

for (const path of ['/faq/', '/liens-utiles/'])
  test(`prints the folded titles of ${path} in lines of words`, async ({ page }) => {
    await page.goto(path)
    await page.emulateMedia({ media: 'print' })
    const titles = page.locator('main summary :is(h2, h3):visible')
    expect(await titles.count()).toBeGreaterThan(5)
    const narrow = await titles.evaluateAll((all) =>
      all
        .filter((each) => each.getBoundingClientRect().width < 150)
        .map(({ textContent }) => textContent),
    )
    expect(narrow).toEqual([])
  })

test('prints an article with its picture, phone and sources, without its navigation', async ({
  page,
}) => {
  await page.goto('/blog/article-11/')
  await page.emulateMedia({ media: 'print' })
  for (const id of ['sommaire', 'pour-continuer'])
    await expect(page.locator(`nav[aria-labelledby="${id}"]`)).toBeHidden()
  await expect(page.locator('section[aria-labelledby="sources"]')).toBeVisible()
  await expect(
    page.locator('section[aria-labelledby="consultation"] a[href^="tel:"]'),
  ).toBeVisible()
  const box = await page.locator('[data-article-image] img').first().boundingBox()
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(3 / 2, 1)
  expect(box?.height).toBeGreaterThan(200)
})

test('prints the hours and the area of the agency in the largest text', async ({ page }) => {
  await page.goto('/services/')
  await page.locator('label[for="text-largest"]').click()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('main dl dd').filter({ visible: true })).toHaveCount(3)
})

test('prints the phone numbers of a tool no higher than their words', async ({ page }) => {
  await page.goto('/cout-net/')
  await page.emulateMedia({ media: 'print' })
  const number = page.locator('[data-tool] .phone-link').filter({ visible: true })
  await expect(number).toHaveCSS('min-height', '0px')
})

test('prints each title with what follows it', async ({ page }) => {
  await page.goto('/bail/')
  await page.evaluate(() => document.querySelector('main h3')?.after(document.createElement('h4')))
  await page.emulateMedia({ media: 'print' })
  const breaks = await page
    .locator('main :is(h2, h3, h4)')
    .evaluateAll((titles) => titles.map((title) => getComputedStyle(title).breakAfter))
  expect(new Set(breaks)).toEqual(new Set(['avoid']))
})

test('prints no title whose links are not printed', async ({ page }) => {
  await page.goto('/notre-mission/')
  await expect(page.getByRole('heading', { name: 'Pour continuer' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: 'Pour continuer' })).toBeHidden()
})

test.describe('on paper', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  for (const address of ['/urgence/', '/services/'])
    test(`${address} has no bar to press`, async ({ page }) => {
      await page.goto(address)
      const bars = page.locator('nav.thumb-bar').filter({ visible: true })
      await expect(bars).toHaveCount(1)
      await page.emulateMedia({ media: 'print' })
      await expect(bars).toHaveCount(0)
    })
})
