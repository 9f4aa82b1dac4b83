import type { Page } from '@playwright/test'
import { expect, test } from '../../support/browser'
import { press, tabTo } from '../../support/focus'
import { withoutPopup } from '../../support/popup'
import { expectAwake, readPaper, smallTargets, toolScripts, watchRequests, withoutCode } from '../tools/tool'

const route = '/carnet-de-visite/'
const key = 'fanal-answers-notebook'

const field = (page: Page, name: string) => page.locator(`[name="${name}"]:not([type="radio"])`)
const mark = (page: Page, name: string, value: 'fine' | 'check' | 'wrong') => page.locator(`[name="${name}-mark"][value="${value}"]`)
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first()
const tally = (page: Page, place: number) => page.locator(`#bilan-${String(place)}`).locator('..')

/** A relative's notebook: one residence of each name. */
const sent = (...names: string[]) =>
  `#carnet=${Buffer.from(JSON.stringify([1, '2026-11-14', names.map((name) => [[name], ['La nôtre'], '2'])])).toString('base64url')}`

test.use({ viewport: { width: 1280, height: 900 } })

test.beforeEach(async ({ page }) => {
  await withoutPopup(page)
})

test('is filled in with the keyboard alone; an opinion is taken back by the key that chose it', async ({ page }) => {
  await page.goto(route)
  await tabTo(page, field(page, '1-name'))
  await page.keyboard.type('Les Trois Lucarnes')
  await expectAwake(page)
  await tabTo(page, page.getByLabel('Question 1, Les Trois Lucarnes', { exact: true }))
  await page.keyboard.type('Selon eux, vite')
  await press(page, 'Tab')
  await page.keyboard.press('Space')
  await press(page, 'ArrowDown')
  await expect(page.getByRole('group', { name: 'Question 1, Les Trois Lucarnes : votre avis' }).getByLabel('À vérifier')).toBeChecked()
  await expect(tally(page, 1)).toContainText('1 réponse à vérifier')
  await page.reload()
  await expectAwake(page)
  await mark(page, '1-1', 'check').focus()
  await page.keyboard.press('Space')
  await expect(tally(page, 1)).toContainText('0 réponse à vérifier, 1 sans avis')
})

test('keeps what was typed before its code came, over what was stored', async ({ page }) => {
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(toolScripts, async (each) => {
    await held
    await each.continue()
  })
  await page.goto(route)
  await page.evaluate((name) => {
    sessionStorage.setItem(name, JSON.stringify({ places: [{ name: 'Ancienne', date: 'hier' }] }))
  }, key)
  await field(page, '1-name').fill('Les Trois Lucarnes')
  await mark(page, '1-1', 'fine').check()
  release()
  await expectAwake(page)
  await expect(field(page, '1-name')).toHaveValue('Les Trois Lucarnes')
  await expect(mark(page, '1-1', 'fine')).toBeChecked()
  await expect(field(page, '1-date')).toHaveValue('hier')
})

test('a link leaves the address; in its whole use the notebook asks for nothing but its code', async ({ page }) => {
  const asked = watchRequests(page)
  await page.goto(`${route}${sent('Ailleurs', 'Là')}`)
  await expect(page.getByRole('heading', { name: 'Un carnet vous a été envoyé' })).toBeFocused()
  expect(page.url()).not.toContain('#')
  const loaded = asked.length
  await button(page, 'Ajouter à mon carnet').click()
  await expect(field(page, '2-name')).toHaveValue('Là')
  await page.getByLabel('Garder ce carnet sur cet appareil').check()
  const download = page.waitForEvent('download')
  await button(page, 'Enregistrer un fichier').click()
  const file = await download
  expect(file.suggestedFilename()).toBe('carnet-fanal.json')
  await page.getByLabel('Ouvrir un carnet reçu').setInputFiles(await file.path())
  await button(page, 'Remplacer mon carnet').click()
  await button(page, 'Tout effacer').click()
  await button(page, 'Oui, tout effacer').click()
  await expect(page.getByText('Il ne reste rien du carnet sur cet appareil.')).toBeFocused()
  // Chromium asks for the icon again when the hash leaves the address.
  const others = asked.slice(loaded).filter((each) => !/^GET (?:blob:|\S+\/icon\.svg\?)/.test(each))
  for (const each of others) expect(each).toMatch(/\/scripts\//)
})

/** As many sheets as the printer would be given, and their size in points. */
async function printed(page: Page) {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  const boxes = Array.from(pdf.matchAll(/\/MediaBox\s*\[([^\]]*)\]/g), ([, box = '']) => box.trim())
  return { count: pdf.match(/\/Type\s*\/Page\b/g)?.length, boxes: [...new Set(boxes)] }
}
const landscape = ['0 0 792 612']

test('is printed on one sheet, blank or filled; what has no room is on its back', async ({ page }) => {
  await page.goto(route)
  expect(await printed(page)).toEqual({ count: 1, boxes: landscape })
  const blank = await readPaper(page)
  expect([blank.smallest >= 10.5, blank.tinted]).toEqual([true, []])
  const facts = ['Les Jardins de la Pointe-aux-Lièvres', '12 novembre 2026', 'accueil', '2 290 $', '1 986,80 $', '25 minutes']
  const place = { name: facts[0], date: facts[1], contact: facts[2], rent: facts[3], net: facts[4], distance: facts[5] }
  const replies = Array.from({ length: 16 }, () => ({ text: 'Une préposée, puis le gardien : 10 min', mark: 'check' }))
  const full = Array.from({ length: 3 }, () => ({ ...place, replies }))
  await page.evaluate(
    ([name, places]) => {
      sessionStorage.setItem(name, JSON.stringify({ places }))
    },
    [key, full] as const,
  )
  await page.reload()
  await expectAwake(page)
  expect(await printed(page)).toEqual({ count: 1, boxes: landscape })
  const cell = page.locator('.notebook-sheet[data-filled] tbody tr:last-child td').last()
  await expect(cell).toHaveText('? Une préposée, puis le gardien : 10 min')
  const paper = await readPaper(page)
  expect([paper.smallest >= 10.5, paper.tinted]).toEqual([true, []])
  for (const words of ['Imprimé le', 'les résidences partenaires nous paient']) expect(paper.words).toContain(words)

  const long = 'La direction dit que deux préposées font la tournée toutes les deux heures, et que le gardien monte en cinq minutes.'
  await field(page, '3-16').fill(long)
  expect(await printed(page)).toEqual({ count: 2, boxes: landscape })
  await expect(cell).toHaveText(/^\? La direction dit.*… suite au verso$/)
  await expect(page.locator('.notebook-sheet .back')).toContainText(long)

  await page.evaluate(() => {
    window.print = () => {
      window.dispatchEvent(new Event('beforeprint'))
    }
  })
  await button(page, 'Imprimer une feuille vide').click()
  expect((await readPaper(page)).words).toContain('Feuille à remplir')
  await expect(page.locator('.notebook-sheet[data-filled]')).toHaveCount(0)
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await button(page, 'Imprimer le carnet').click()
  await expect(cell).toHaveText(/^\? La direction/)
})

test.describe('where its code does not come', () => {
  test.use({ expectedProblems: /Failed to load resource/ })

  test('it says so, and the sheet is there', async ({ page }) => {
    const { refuse } = await withoutCode(page)
    await page.goto(route)
    await field(page, '1-name').fill('Les Trois Lucarnes')
    refuse()
    await expect(page.getByRole('alert')).toContainText('Le carnet ne répond pas')
    await expect(page.getByRole('table')).toBeVisible()
    expect(await printed(page)).toEqual({ count: 1, boxes: landscape })
  })
})

for (const width of [320, 360, 1280])
  test(`at ${String(width)} px: side by side, or one at a time, and nothing too small to press`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(route)
    await field(page, '1-name').fill('Ici')
    await expectAwake(page)
    await expect(field(page, '2-name')).toBeVisible({ visible: width === 1280 })
    await expect(page.locator('.names').first()).toBeVisible({ visible: width === 1280 })
    if (width < 1280) await page.locator('label[for="residence-2"]').click()
    await field(page, '2-name').fill('Le Clos du Ruisseau-de-la-Montagne')
    await expect(field(page, '1-name')).toBeVisible({ visible: width === 1280 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    expect(await smallTargets(page.locator('main form'))).toEqual([])
  })
