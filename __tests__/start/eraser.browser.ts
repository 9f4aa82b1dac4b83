import { expect, test } from '../support/browser'

// What it erases, and that it asks first, is proved in eraser.dom.test.tsx.
test('« Tout effacer » works on the page that says what is kept', async ({ page }) => {
  await page.goto('/confidentialite/')
  await page.getByText('Tout effacer', { exact: true }).press('Enter')
  await page.getByRole('button', { name: 'Oui, tout effacer' }).press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'C’est effacé.' })).toBeVisible()
})
