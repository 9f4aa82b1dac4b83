import { expect, test } from '../support/browser'

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? '« Tout effacer »' : '« Tout effacer » without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test(javaScriptEnabled ? 'works on the page that says what is kept' : 'is not offered, since nothing is kept', async ({ page }) => {
      await page.goto('/confidentialite/')
      await expect(page.getByText('Ce que gardent les outils')).toBeVisible()
      const eraser = page.getByText('Tout effacer', { exact: true })
      await expect(eraser).toBeVisible({ visible: javaScriptEnabled })
      if (!javaScriptEnabled) return
      await eraser.press('Enter')
      await page.getByRole('button', { name: 'Oui, tout effacer' }).press('Enter')
      await expect(page.getByRole('status').filter({ hasText: 'C’est effacé.' })).toBeVisible()
    })
  })
