import type { Page } from '@playwright/test'
import { sheets } from '@/content/sheets'
import { words as siteWords } from '@/content/words'
import { expect, test, watchRequests } from '../../support/browser'
import { pressKey } from '../../support/focus'
import { withoutPopup } from '../../support/popup'
import {
  findClippedInPrint,
  landscape,
  portrait,
  findTablesSplitAcrossPages,
  readPrintedText,
  listPrintedPageSizes,
} from '../../support/print-page'

const words = 'Madame Tremblay-Côté, mardi vers 18 h 30, avec le chien. '

/** Fills every field to its end and checks every box. */
const fillFields = (page: Page) =>
  page.locator('main').evaluate((main, text) => {
    for (const field of main.querySelectorAll('textarea'))
      field.value = text.repeat(9).slice(0, field.maxLength)
    for (const box of main.querySelectorAll<HTMLInputElement>('[type="checkbox"]'))
      box.checked = true
  }, words)

/** Finds the fields of which print hides a line, where a browser cannot make them high enough. */
async function cutFields(page: Page, width: number): Promise<string[]> {
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width, height: 965 })
  const cut = await page.locator('main textarea').evaluateAll((fields) =>
    fields.flatMap((field) => {
      field.style.setProperty('field-sizing', 'fixed')
      const isCut = field.scrollHeight > field.clientHeight + 1
      field.style.removeProperty('field-sizing')
      return isCut ? [field.id] : []
    }),
  )
  await page.emulateMedia({ media: null })
  return cut
}

/** The smallest height in millimetres of each number of lines on paper, without words. */
async function measureLines(page: Page): Promise<Record<string, number>> {
  await page.emulateMedia({ media: 'print' })
  const heights = await page.locator('main textarea').evaluateAll((fields) => {
    const smallest: Record<string, number> = {}
    for (const field of fields as HTMLTextAreaElement[])
      smallest[field.rows] = Math.min(
        smallest[field.rows] ?? Infinity,
        (field.getBoundingClientRect().height * 25.4) / 96,
      )
    return smallest
  })
  await page.emulateMedia({ media: null })
  return heights
}

/** The sheets that take two pages at 12 points; each of the others fits one. */
const longSheets = ['pochette', 'rester-ou-partir', 'reunion-de-famille']

const choosePaper = (page: Page, size: string) =>
  page.locator(`#paper-${size}`).evaluate((control: HTMLInputElement) => {
    control.click()
  })

for (const { path, name, isWide } of sheets) {
  const format = isWide ? landscape : portrait

  test(`${name} prints every field whole at 12 and at 18 points`, async ({ page }) => {
    await withoutPopup(page)
    await page.goto(`${path}/`)
    await fillFields(page)
    const counts: number[] = []
    for (const [size, points] of Object.entries({ normal: 12, large: 18 })) {
      await choosePaper(page, size)
      const papers = await listPrintedPageSizes(page)
      counts.push(papers.length)
      expect(new Set(papers)).toEqual(new Set([format.box]))
      expect(await readPrintedText(page, points)).not.toContain(siteWords.toolLabels.sheet.lost)
      expect(await cutFields(page, format.width)).toEqual([])
      expect(await findClippedInPrint(page, format)).toEqual([])
      expect(await findTablesSplitAcrossPages(page)).toEqual([])
    }
    expect(counts[0]).toBeLessThanOrEqual(longSheets.includes(name) ? 2 : 1)
  })
}

for (const { path, name } of sheets)
  test(`${name} prints room for a hand, and a line for who wrote and when`, async ({ page }) => {
    await withoutPopup(page)
    await page.goto(`${path}/`)
    for (const [rows, height] of Object.entries(await measureLines(page)))
      expect(height).toBeGreaterThanOrEqual(rows === '1' ? 7.9 : 13.9)
    const { by, on } = siteWords.toolLabels.filledBy
    const words = await readPrintedText(page, 12)
    expect(words).toMatch(new RegExp(`${by} +${on}`))
  })

test('prints at 18 points by the A A A choice, whatever the sheet says', async ({ page }) => {
  await withoutPopup(page)
  await page.goto('/feuilles/portrait/')
  await page.locator('#text-largest').evaluate((control: HTMLInputElement) => {
    control.click()
  })
  await choosePaper(page, 'normal')
  await readPrintedText(page, 18)
})

for (const width of [320, 1280])
  test(`shows the whole of an answer at ${width} px`, async ({ page }) => {
    await withoutPopup(page)
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/feuilles/rester-ou-partir/')
    await fillFields(page)
    const cut = await page
      .locator('main textarea')
      .evaluateAll((fields) =>
        fields
          .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)
          .map(({ id }) => id),
      )
    expect(cut).toEqual([])
  })

test('covers no field by the head of its table, from the last to the first', async ({ page }) => {
  await withoutPopup(page)
  await page.setViewportSize({ width: 1280, height: 600 })
  await page.goto('/feuilles/reunion-de-famille/')
  const fields = page.locator('table :is(textarea, input)')
  await fields.last().focus()
  for (let left = await fields.count(); left > 1; left -= 1) await pressKey(page, 'Shift+Tab')
  await expect(fields.first()).toBeFocused()
})

test('sends nothing of a sheet, and empties it at the next visit', async ({ page }) => {
  await withoutPopup(page)
  await page.goto('/feuilles/portrait/')
  const requests = watchRequests(page)
  const field = page.getByLabel('On m’appelle').first()
  await field.pressSequentially('Jeannot')
  expect(requests).toEqual([])
  await page.reload()
  await expect(field).toHaveValue('')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('fills in a sheet and chooses its paper', async ({ page }) => {
    await page.goto('/feuilles/portrait/')
    await page.getByText('On m’appelle').click()
    await expect(page.getByLabel('On m’appelle').first()).toBeFocused()
    await page.getByLabel('On m’appelle').first().fill('Jeannot')
    await page.getByText(siteWords.toolLabels.sheet.large).click()
    await expect(page.locator('#paper-large')).toBeChecked()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('columnheader').first()).toBeHidden()
  })
})
