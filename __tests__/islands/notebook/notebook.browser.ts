import type { Page } from '@playwright/test'
import { expect, test } from '../../support/browser'
import { press, tabTo } from '../../support/focus'
import { withoutPopup } from '../../support/popup'
import { expectAwake, watchRequests } from '../tools/tool'

const route = '/carnet-de-visite/'

const field = (page: Page, name: string) => page.locator(`[name="${name}"]:not([type="radio"])`)
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first()
const tally = (page: Page, place: number) => page.locator(`#bilan-${String(place)}`).locator('..')

test.use({ viewport: { width: 1280, height: 900 } })

test.beforeEach(async ({ page }) => {
  await withoutPopup(page)
})

test('side by side, it is filled in with the keyboard alone; an opinion is taken back by the key that chose it', async ({ page }) => {
  await page.goto(route)
  await page.locator('main').focus()
  await tabTo(page, field(page, '1-name'))
  await page.keyboard.type('Les Trois Lucarnes')
  await expectAwake(page)
  await expect(field(page, '2-name')).toBeVisible()
  await expect(page.locator('.names span').nth(1)).toBeVisible()
  await tabTo(page, page.getByLabel('Question 1, Les Trois Lucarnes', { exact: true }))
  await page.keyboard.type('Selon eux, vite')
  await press(page, 'Tab')
  await page.keyboard.press('Space')
  await press(page, 'ArrowDown')
  await expect(page.getByRole('group', { name: 'Question 1, Les Trois Lucarnes : votre avis' }).getByLabel('À vérifier')).toBeChecked()
  await expect(tally(page, 1)).toContainText('1 réponse à vérifier')
  await page.keyboard.press('Space')
  await expect(tally(page, 1)).toContainText('0 réponse à vérifier')
})

test('a link leaves the address; in its whole use the notebook asks for nothing but its code', async ({ page }) => {
  const asked = watchRequests(page)
  const sent = JSON.stringify({ changedOn: '2026-11-14', places: [{ name: 'Ailleurs' }] })
  await page.goto(`${route}#carnet=${Buffer.from(sent).toString('base64url')}`)
  await expect(page.getByRole('heading', { name: 'Un carnet vous a été envoyé' })).toBeFocused()
  const loaded = asked.length
  await button(page, 'Ajouter à mon carnet').click()
  expect(page.url()).not.toContain('#')
  await expect(field(page, '1-name')).toHaveValue('Ailleurs')
  await page.getByLabel('Garder ce carnet sur cet appareil').check()
  const download = page.waitForEvent('download')
  await button(page, 'Enregistrer un fichier').click()
  const file = await download
  expect(file.suggestedFilename()).toBe('carnet-fanal.json')
  await page.getByLabel('Ouvrir un carnet reçu').setInputFiles(await file.path())
  await button(page, 'Ajouter à mon carnet').click()
  await button(page, 'Tout effacer').click()
  await button(page, 'Oui, tout effacer').click()
  await expect(page.getByText('Il ne reste rien du carnet sur cet appareil.')).toBeFocused()
  // Chromium asks for the icon again when the hash leaves the address.
  const others = asked.slice(loaded).filter((each) => !/^GET (?:blob:|\S+\/icon\.svg\?)/.test(each))
  for (const each of others) expect(each).toMatch(/\/scripts\//)
})

test('on a telephone, one residence at a time', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 844 })
  await page.goto(route)
  const [first, second] = [field(page, '1-name'), field(page, '2-name')]
  await first.fill('Ici')
  await expectAwake(page)
  await expect(second).toBeHidden()
  await expect(page.locator('.names span').nth(1)).toBeHidden()
  await page.getByRole('radio', { name: /^2 ?, Résidence 2$/ }).check()
  await second.fill('Le Clos du Ruisseau-de-la-Montagne')
  await expect(first).toBeHidden()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})
