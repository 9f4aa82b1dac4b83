import type { Page } from '@playwright/test'

/** From the first byte on: what moves, summed by the page itself. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    let total = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry && typeof entry.value === 'number') total += entry.value
      document.documentElement.dataset.shift = String(total)
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** 0.00 to two decimals: a glyph that settles by a fraction of a pixel is no movement. */
export async function findMovement(page: Page): Promise<string[]> {
  const shift = await page.evaluate(async () => {
    await document.fonts.ready
    // What moves is told with the picture in which it moves.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    return Number(document.documentElement.dataset.shift ?? 0)
  })
  return shift < 0.01 ? [] : [`moves by ${String(shift)}`]
}
