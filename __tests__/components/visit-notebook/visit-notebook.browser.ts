import type { Page } from '@playwright/test'
import { expect, expectHydrated, test, watchRequests } from '../../support/browser'
import { pressKey, tabTo } from '../../support/focus'
import { withoutPopup } from '../../support/popup'

const route = '/carnet-de-visite/'

const getField = (page: Page, name: string) => page.locator(`[name="${name}"]:not([type="radio"])`)
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first()
const opinion = (page: Page, residence: string) =>
  page
    .getByRole('group', { name: `Avis, ${residence}` })
    .first()
    .getByLabel('À vérifier')

test.use({ viewport: { width: 1280, height: 900 } })

test.beforeEach(async ({ page }) => {
  await withoutPopup(page)
})

test('is filled in with the keyboard alone', async ({ page }) => {
  await page.goto(route)
  await page.locator('h1').focus()
  await tabTo(page, getField(page, '1-name'))
  await page.keyboard.type('Les Trois Lucarnes')
  await expectHydrated(page)
  await tabTo(page, page.getByLabel('Question 1, Les Trois Lucarnes', { exact: true }))
  await page.keyboard.type('Selon eux, vite')
  await pressKey(page, 'Tab')
  await page.keyboard.press('Space')
  await pressKey(page, 'ArrowDown')
  await expect(opinion(page, 'Les Trois Lucarnes')).toBeChecked()
  await expect(page.locator('.visit-notebook-comparison a')).toHaveText('Question 1')
})

test('opens on another device with what its link carries', async ({ page, browser }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(route)
  await getField(page, '1-name').fill('Ici')
  await expectHydrated(page)
  await getField(page, '1-rent').fill('2 290 $')
  await page.getByLabel('Qui a répondu').first().selectOption('direction')
  await getField(page, '1-2').fill('Le même nom')
  await button(page, 'Copier le lien').click()
  await expect(page.getByText('Lien copié.')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  const device = await browser.newContext()
  const other = await device.newPage()
  await withoutPopup(other)
  await other.goto(link)
  await button(other, 'Ouvrir la copie').click()
  await expect(getField(other, '1-name')).toHaveValue('Ici')
  await expect(getField(other, '1-rent')).toHaveValue('2 290 $')
  await expect(getField(other, '1-source')).toHaveValue('direction')
  await expect(getField(other, '1-2')).toHaveValue('Le même nom')
  await device.close()
})

test('requests nothing but its code when a copy is opened, kept and cleared', async ({ page }) => {
  const requests = watchRequests(page)
  const sent = JSON.stringify({ residences: [{ name: 'Ailleurs' }] })
  await page.goto(`${route}#carnet=${Buffer.from(sent).toString('base64url')}`)
  await expect(page.getByRole('heading', { name: 'Ouvrir cette copie du carnet?' })).toBeFocused()
  const loaded = requests.length
  await button(page, 'Ouvrir la copie').click()
  await page.getByLabel('Garder ce carnet sur cet appareil').check()
  await page.getByText('Tout effacer', { exact: true }).click()
  await button(page, 'Oui, tout effacer').click()
  await expect(getField(page, '1-name')).toHaveValue('')
  // Chromium asks for the icon again when the hash leaves the address.
  const expected = /^GET (?:blob:|\S+\/icon\.svg\?|\S+\/scripts\/)/
  expect(requests.slice(loaded).filter((request) => !expected.test(request))).toEqual([])
})

test('shows one residence at a time on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 844 })
  await page.goto(route)
  const [first, second] = [getField(page, '1-name'), getField(page, '2-name')]
  await first.fill('Ici')
  await expectHydrated(page)
  await expect(second).toBeHidden()
  await expect(page.locator('.names span').nth(1)).toBeHidden()
  await page.getByRole('radio', { name: /^2 ?, Résidence 2$/ }).check()
  await second.fill('Le Clos du Ruisseau-de-la-Montagne')
  await expect(first).toBeHidden()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})

test('is filled for one residence at a time on a wide page too', async ({ page }) => {
  await page.goto(route)
  await page.getByRole('radio', { name: /^2 ?, Résidence 2$/ }).check()
  await expectHydrated(page)
  await expect(getField(page, '1-name')).toBeHidden()
  await tabTo(page, getField(page, '2-name'))
  for (const name of ['rent', 'net', 'excluded', 'source', 'date', 'distance', 'contact', '1'])
    await tabTo(page, getField(page, `2-${name}`))
  await page.getByRole('radio', { name: 'Toutes' }).check()
  await expect(getField(page, '1-name')).toBeVisible()
})
