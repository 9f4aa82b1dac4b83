import { expect, test } from '../support/browser'

const ours = ['fanal-answers-notebook', 'fanal-answers-net-cost']

test('« Tout effacer » asks once, empties what the tools keep, and says so', async ({ page }) => {
  await page.goto('/confidentialite/')
  await page.evaluate((keys) => {
    for (const storage of [localStorage, sessionStorage]) for (const key of [...keys, 'fanal-text-kept']) storage.setItem(key, '1')
  }, ours)
  const left = () =>
    page.evaluate(() =>
      [localStorage, sessionStorage].map((storage) => Object.keys(storage).filter((key) => key.startsWith('fanal-answers-')).length),
    )
  const question = page.getByText('disparaîtra de cet appareil')
  await expect(question).toBeHidden()
  await page.getByText('Tout effacer', { exact: true }).click()
  await expect(question).toBeVisible()
  await page.getByRole('button', { name: 'Ne rien effacer' }).click()
  await expect(question).toBeHidden()
  expect(await left()).toEqual([2, 2])

  await page.getByText('Tout effacer', { exact: true }).press('Enter')
  await page.getByRole('button', { name: 'Oui, tout effacer' }).press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'C’est effacé.' })).toBeVisible()
  await expect(page.locator('summary', { hasText: 'Tout effacer' })).toBeFocused()
  expect(await left()).toEqual([0, 0])
  expect(await page.evaluate(() => localStorage.getItem('fanal-text-kept'))).toBe('1')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('nothing offers to erase what nothing keeps', async ({ page }) => {
    await page.goto('/confidentialite/')
    await expect(page.getByText('Ce que gardent les outils')).toBeVisible()
    await expect(page.locator('details[data-eraser]')).toBeHidden()
  })
})
