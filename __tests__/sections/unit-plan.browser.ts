import { alzheimer } from '@/content/pages'
import { expect, test } from '../support/browser'

for (const width of [320, 390, 768, 1440])
  test.describe(`at ${String(width)} px`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('the five numbers of the plan are whole, apart and readable, and the list under it says each', async ({ page }) => {
      await page.goto('/alzheimer/')
      const found = await page.locator('figure:has([data-pin])').evaluate((figure) => {
        const sheet = figure.querySelector('svg')?.getBoundingClientRect() ?? new DOMRect()
        const pins = [...figure.querySelectorAll('[data-pin]')].map((pin) => ({
          number: pin.textContent,
          box: pin.getBoundingClientRect(),
          size: parseFloat(getComputedStyle(pin).fontSize),
        }))
        const gaps = pins.flatMap(({ box }, index) =>
          pins.slice(index + 1).map(({ box: other }) => Math.hypot(box.x - other.x, box.y - other.y) - box.width),
        )
        return {
          numbers: pins.map(({ number }) => number),
          isInside: pins.every(
            ({ box }) => box.left >= sheet.left && box.right <= sheet.right && box.top >= sheet.top && box.bottom <= sheet.bottom,
          ),
          gap: Math.min(...gaps),
          size: Math.min(...pins.map(({ size }) => size)),
          list: [...figure.querySelectorAll('li')].map((line) => line.textContent),
          overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        }
      })
      expect(found).toMatchObject({ numbers: ['1', '2', '3', '4', '5'], isInside: true, overflow: 0 })
      expect(found.gap).toBeGreaterThan(2)
      expect(found.size).toBeGreaterThan(16.9)
      expect(found.list).toEqual(alzheimer.residence.plan.items.map(({ title, text }, index) => `${index + 1}${title} ${text}`))
    })
  })
