import { site } from '@/content/site'
import { expect, test } from '../../support/browser'
import { countSheets, expectOneSheet, openTool, readPaper } from './tool'

test('the urgent numbers: one sheet of the two that they may take', async ({ page }) => {
  await openTool(page, '/urgence/')
  const words = await expectOneSheet(page)
  for (const word of [
    '911',
    '811',
    '1 866 277-3553',
    '1 855 852-7784',
    '1 888 489-2287',
    '1 800 683-2245',
    '1 877 767-2227',
    site.phone.text.replaceAll(/\s/g, ' '),
  ])
    expect(words).toContain(word)
  expect(words).toContain('partenaires nous paient')
})

test('the twelve questions to tick: two sheets, black text of 10.5 points at least', async ({ page }) => {
  await openTool(page, '/ou-en-etes-vous/')
  expect(await countSheets(page)).toBe(2)
  const { smallest, tinted, words } = await readPaper(page)
  expect(smallest).toBeGreaterThanOrEqual(10.5)
  expect(tinted).toEqual([])
  expect(words).toContain('Feuille à remplir')
})
