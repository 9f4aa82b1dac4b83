import { readFileSync } from 'node:fs'
import { expect, expectHydrated, test } from '../../support/browser'
import { pressKey, tabTo } from '../../support/focus'
import { withoutPopup } from '../../support/popup'

test('turns a date into an .ics file with the keyboard alone', async ({ page }) => {
  await withoutPopup(page)
  await page.goto('/bail/')
  await tabTo(page, page.getByLabel('Jour du déménagement'))
  await expectHydrated(page)
  // The browser of the tests asks for the month, the day, then the year.
  await page.keyboard.type('05152027')
  await pressKey(page, 'Enter')
  await expect(page.getByRole('heading', { name: 'Ce qui vient, jour par jour' })).toBeFocused()
  const download = page.waitForEvent('download')
  await tabTo(page, page.getByRole('button', { name: 'Mettre dans mon calendrier' }))
  await pressKey(page, 'Enter')
  const file = await download
  expect(file.suggestedFilename()).toBe('vos-dates.ics')
  expect(readFileSync(await file.path(), 'utf8')).toContain('DTSTART;VALUE=DATE:20270403')
})
