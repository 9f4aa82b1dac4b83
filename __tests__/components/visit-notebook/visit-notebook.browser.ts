import type { Page } from '@playwright/test'
import { expect, test } from '../../support/browser'
import { press, tabTo } from '../../support/focus'
import { hold } from '../../support/gate'
import { withoutPopup } from '../../support/popup'
import { expectHydrated, toolScripts, watchRequests } from '../../support/tool'

const route = '/carnet-de-visite/'

const field = (page: Page, name: string) => page.locator(`[name="${name}"]:not([type="radio"])`)
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first()
const tally = (page: Page, residence: number) =>
  page.locator(`#bilan-${String(residence)}`).locator('..')

test.use({ viewport: { width: 1280, height: 900 } })

test.beforeEach(async ({ page }) => {
  await withoutPopup(page)
})

test('is filled in with the keyboard alone', async ({ page }) => {
  await page.goto(route)
  await page.locator('main').focus()
  await tabTo(page, field(page, '1-name'))
  await page.keyboard.type('Les Trois Lucarnes')
  await expectHydrated(page)
  await tabTo(page, page.getByLabel('Question 1, Les Trois Lucarnes', { exact: true }))
  await page.keyboard.type('Selon eux, vite')
  await press(page, 'Tab')
  await page.keyboard.press('Space')
  await press(page, 'ArrowDown')
  await expect(
    page
      .getByRole('group', { name: 'Question 1, Les Trois Lucarnes : votre avis' })
      .getByLabel('À vérifier'),
  ).toBeChecked()
  await expect(tally(page, 1)).toContainText('1 réponse à vérifier')
})

test('takes an opinion back when the key that chose it is pressed again', async ({ page }) => {
  await page.goto(route)
  await page
    .getByRole('group', { name: 'Question 1, Résidence 1 : votre avis' })
    .getByLabel('À vérifier')
    .focus()
  await expectHydrated(page)
  await page.keyboard.press('Space')
  await expect(tally(page, 1)).toContainText('1 réponse à vérifier')
  await page.keyboard.press('Space')
  await expect(tally(page, 1)).toContainText('Rien d’écrit encore')
})

test('keeps every letter typed before and during hydration', async ({ page }) => {
  const letCome = await hold(page, toolScripts)
  await page.goto(route)
  await field(page, '1-name').pressSequentially('Les Trois')
  letCome()
  await field(page, '1-name').pressSequentially(' Lucarnes du bord de l’eau', { delay: 20 })
  await expectHydrated(page)
  await expect(field(page, '1-name')).toHaveValue('Les Trois Lucarnes du bord de l’eau')
  await page.reload()
  await expect(field(page, '1-name')).toHaveValue('Les Trois Lucarnes du bord de l’eau')
})

test('opens the file that it saved beside « Garder »', async ({ page }) => {
  await page.goto(route)
  await field(page, '1-name').fill('Ici')
  await expectHydrated(page)
  const download = page.waitForEvent('download')
  const beside = page.locator('.ruled', { has: page.locator('[name="keep"]') })
  await beside.getByRole('button', { name: 'Enregistrer un fichier' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('carnet-de-visite.json')
  await field(page, '1-name').fill('Là')
  await page.getByLabel('Ouvrir une copie').setInputFiles(await file.path())
  await expect(page.getByRole('heading', { name: 'Ouvrir cette copie du carnet?' })).toBeFocused()
  await button(page, 'Remplacer mon carnet').click()
  await expect(field(page, '1-name')).toHaveValue('Ici')
})

test('asks the network for nothing but its code when a copy is opened, kept and cleared', async ({
  page,
}) => {
  const asked = watchRequests(page)
  await page.goto(
    `${route}#carnet=${Buffer.from(JSON.stringify({ places: [{ name: 'Ailleurs' }] })).toString('base64url')}`,
  )
  await expect(page.getByRole('heading', { name: 'Ouvrir cette copie du carnet?' })).toBeFocused()
  const loaded = asked.length
  await button(page, 'Ouvrir la copie').click()
  await page.getByLabel('Garder ce carnet sur cet appareil').check()
  await page.getByText('Tout effacer', { exact: true }).click()
  await button(page, 'Oui, tout effacer').click()
  await expect(field(page, '1-name')).toHaveValue('')
  // Chromium asks for the icon again when the hash leaves the address.
  const others = asked.slice(loaded).filter((each) => !/^GET (?:blob:|\S+\/icon\.svg\?)/.test(each))
  for (const each of others) expect(each).toMatch(/\/scripts\//)
})

test('shows one residence at a time on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 844 })
  await page.goto(route)
  const [first, second] = [field(page, '1-name'), field(page, '2-name')]
  await first.fill('Ici')
  await expectHydrated(page)
  await expect(second).toBeHidden()
  await expect(page.locator('.names span').nth(1)).toBeHidden()
  await page.getByRole('radio', { name: /^2 ?, Résidence 2$/ }).check()
  await second.fill('Le Clos du Ruisseau-de-la-Montagne')
  await expect(first).toBeHidden()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})
