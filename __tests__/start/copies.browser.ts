import { site } from '@/content/site'
import { expect, test } from '../support/browser'
import { folded } from '../support/exported-pages'

const number = folded(site.phone.text)

test('on a computer the number is copied with one press, and a sentence says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  for (const path of ['/contact/', '/services/']) {
    await page.goto(path)
    const copy = page.getByRole('button', { name: 'Copier le numéro' })
    await copy.click()
    await expect(page.getByRole('status').filter({ hasText: 'Le numéro est copié.' })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(number)
    await expect(copy).toBeFocused()
  }
})

test('where the clipboard is refused, the number is selected, and a sentence says what to press', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('refused', 'NotAllowedError'))
  })
  await page.goto('/contact/')
  await page.getByRole('button', { name: 'Copier le numéro' }).click()
  await expect(page.getByText('Le numéro est sélectionné')).toBeVisible()
  expect((await page.evaluate(() => String(getSelection()))).replaceAll('\u00A0', ' ')).toBe(number)
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 780 } })

  test('which dials, nothing is to be copied', async ({ page }) => {
    await page.goto('/contact/')
    await expect(page.locator('main aside a[href^="tel:"]')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Copier le numéro' })).toBeHidden()
  })
})
