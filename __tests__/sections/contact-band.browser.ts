import { expect, test } from '../support/browser'

const band = 'main > [data-tone="contact"]'

test.describe('on a wide page', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  for (const [route, pictures] of [
    ['/notre-equipe/', 1],
    ['/services/', 4],
  ] as const)
    test(`the faces of ${route} fill the right of the yellow band, from its top to its bottom and to the edge of the page`, async ({
      page,
    }) => {
      await page.goto(route)
      const found = await page.locator(band).evaluate((section) => {
        const whole = section.getBoundingClientRect()
        const boxes = [...section.querySelectorAll('img')].map((image) => image.getBoundingClientRect())
        return {
          count: boxes.length,
          top: Math.min(...boxes.map((box) => box.top)) - whole.top,
          bottom: whole.bottom - Math.max(...boxes.map((box) => box.bottom)),
          right: whole.right - Math.max(...boxes.map((box) => box.right)),
          left: Math.min(...boxes.map((box) => box.left)) - (section.querySelector('dl')?.getBoundingClientRect().right ?? 0),
        }
      })
      expect(found).toMatchObject({ count: pictures, top: expect.closeTo(0, 0), bottom: expect.closeTo(0, 0), right: expect.closeTo(0, 0) })
      expect(found.left).toBeGreaterThan(0)
    })

  test('the others are plain', async ({ page }) => {
    for (const route of ['/faq/', '/temoignages/', '/liens-utiles/', '/alzheimer/', '/notre-mission/', '/blog/']) {
      await page.goto(route)
      await expect(page.locator(band).getByRole('link')).not.toHaveCount(0)
      await expect(page.locator(`${band} img, ${band} [data-place]`)).toHaveCount(0)
    }
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } })

  test('no face of a yellow band is fetched before one comes near it', async ({ page }) => {
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(request.url()))
    await page.goto('/services/', { waitUntil: 'networkidle' })
    expect(fetched.filter((url) => url.includes('/equipe-'))).toEqual([])
    await page.locator(band).scrollIntoViewIfNeeded()
    await expect.poll(() => new Set(fetched.filter((url) => url.includes('/equipe-'))).size).toBe(4)
  })
})
