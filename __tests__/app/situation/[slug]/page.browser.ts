import { situations } from '@/content/situations'
import { expect, test } from '../../../support/browser'
import { listPrintedPageSizes } from '../../../support/print-page'

for (const { path, letters } of situations)
  test(`prints ${path} on one sheet, and its letters after it`, async ({ page }) => {
    await page.goto(path)
    expect(await listPrintedPageSizes(page)).toHaveLength(letters.length > 0 ? 2 : 1)
    await page.emulateMedia({ media: 'print' })
    const points = await page
      .locator('.situation-parts p')
      .first()
      .evaluate((text) => parseFloat(getComputedStyle(text).fontSize) * 0.75)
    expect(points).toBeGreaterThanOrEqual(12)
  })
