import { expect, test } from '../../support/browser'

test('fills each row of a wide page with any number of testimonials', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/temoignages/')
  const list = page.locator('.testimonials-list')
  for (const count of [9, 8, 7, 6, 5, 4, 3]) {
    const gaps = await list.evaluate((element, kept) => {
      while (element.children.length > kept) element.lastElementChild?.remove()
      const rights = new Map<number, number>()
      for (const quote of element.children) {
        const { top, right } = quote.getBoundingClientRect()
        rights.set(top, Math.max(right, rights.get(top) ?? 0))
      }
      const edge = element.getBoundingClientRect().right
      return [...rights.values()].filter((right) => edge - right > 1).length
    }, count)
    expect([count, gaps]).toEqual([count, 0])
  }
})
