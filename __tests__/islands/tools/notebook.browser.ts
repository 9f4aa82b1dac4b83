import type { Page } from '@playwright/test'
import { expect, test } from '../../support/browser'
import { press, tabTo } from '../../support/focus'
import { withoutPopup } from '../../support/popup'
import { expectAwake, readPaper, smallTargets, toolScripts, watchRequests, withoutCode } from './tool'

const route = '/carnet-de-visite/'
const key = 'fanal-outil-carnet'

const field = (page: Page, name: string) => page.locator(`[name="${name}"]:not([type="radio"])`)
const mark = (page: Page, name: string, value: 'fine' | 'check' | 'wrong') => page.locator(`[name="${name}-mark"][value="${value}"]`)
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const tally = (page: Page, place: number) => page.locator(`[data-tally="${String(place)}"]`)
const received = (page: Page) => page.getByRole('region', { name: 'Un carnet vous a été envoyé' })

const storages = (page: Page) => page.evaluate((name) => ({ tab: sessionStorage.getItem(name), device: localStorage.getItem(name) }), key)

/** Two residences, as anybody would write them. */
async function fill(page: Page) {
  await field(page, '1-name').fill('Les Trois Lucarnes')
  await expectAwake(page)
  await field(page, '1-rent').fill('2 290 $')
  await field(page, '1-1').fill('Une préposée, 4 minutes')
  await mark(page, '1-1', 'fine').check()
  await field(page, '2-name').fill('Le Clos du Ruisseau')
  await field(page, '2-16').fill('« C’est loin du bus. »')
  await mark(page, '2-16', 'check').check()
  await field(page, '2-2').fill('3')
}

async function expectFilled(page: Page) {
  await expect(field(page, '1-name')).toHaveValue('Les Trois Lucarnes')
  await expect(field(page, '1-1')).toHaveValue('Une préposée, 4 minutes')
  await expect(mark(page, '1-1', 'fine')).toBeChecked()
  await expect(field(page, '2-16')).toHaveValue('« C’est loin du bus. »')
  await expect(mark(page, '2-16', 'check')).toBeChecked()
}

const encode = (value: unknown) => `#carnet=${Buffer.from(JSON.stringify(value)).toString('base64url')}`

/** A relative's notebook: one residence of each name. */
const sent = (...names: string[]) => encode([1, '2026-11-14', names.map((name) => [[name], ['La nôtre'], '2'])])

test.use({ viewport: { width: 1280, height: 900 } })

test.beforeEach(async ({ page }) => {
  await withoutPopup(page)
})

test('is filled in with the keyboard alone, and says what is left to check', async ({ page }) => {
  test.setTimeout(120_000)
  await page.goto(route)
  // A paragraph that says nothing is a stop where nothing is heard.
  expect(
    await page
      .locator('form p:not([role])')
      .evaluateAll((all) => all.filter((each) => each instanceof HTMLElement && each.checkVisibility() && each.innerText === '').length),
  ).toBe(0)
  await tabTo(page, field(page, '1-name'))
  await page.keyboard.type('Les Trois Lucarnes')
  await expectAwake(page)
  await expect(page.getByRole('heading', { name: 'Résidence 1' })).toBeVisible()
  await expect(tally(page, 1)).toHaveText('Rien d’écrit encore')
  await tabTo(page, page.getByLabel('Question 1, Les Trois Lucarnes', { exact: true }))
  await page.keyboard.type('Selon eux, vite')
  await expect(tally(page, 1)).toHaveText('0 réponse à vérifier, 1 sans avis')
  await press(page, 'Tab')
  await page.keyboard.press('Space')
  await press(page, 'ArrowDown')
  await expect(page.getByRole('group', { name: 'Question 1, Les Trois Lucarnes : votre avis' }).getByLabel('À vérifier')).toBeChecked()
  await expect(tally(page, 1)).toHaveText('1 réponse à vérifier')
  await mark(page, '1-2', 'check').check()
  await expect(tally(page, 1)).toHaveText('2 réponses à vérifier')
  await expect(page.locator('main form')).not.toContainText(/\/ ?16|étoile|score|points/)
})

test('keeps what was typed before its code came', async ({ page }) => {
  let release = () => undefined as void
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(toolScripts, async (each) => {
    await held
    await each.continue()
  })
  await page.goto(route)
  await page.evaluate((name) => sessionStorage.setItem(name, JSON.stringify([1, '2026-11-14', [[['Ancienne', 'hier'], [], '3']]])), key)
  await field(page, '1-name').fill('Les Trois Lucarnes')
  await mark(page, '1-1', 'fine').check()
  release()
  await expectAwake(page)
  await expect(field(page, '1-name')).toHaveValue('Les Trois Lucarnes')
  await expect(mark(page, '1-1', 'fine')).toBeChecked()
  await expect(field(page, '1-date')).toHaveValue('hier')
})

test('stays in the tab over a reload, each residence in its column, and goes nowhere else', async ({ page, context }) => {
  await page.goto(route)
  await fill(page)
  await field(page, '1-name').fill('')
  for (const name of ['1-rent', '1-1']) await field(page, name).fill('')
  await page.reload()
  await expectAwake(page)
  await expect(field(page, '2-name')).toHaveValue('Le Clos du Ruisseau')
  await expect(mark(page, '1-1', 'fine')).toBeChecked()
  expect((await storages(page)).device).toBeNull()
  const other = await context.newPage()
  await other.goto(route)
  await field(other, '1-name').focus()
  await expectAwake(other)
  await expect(field(other, '2-name')).toHaveValue('')
})

test('stays on the device only where the tick says so, and finds itself again there', async ({ page, context }) => {
  await page.goto(route)
  const tick = page.getByLabel('Garder ce carnet sur cet appareil')
  await expect(tick).not.toBeChecked()
  await fill(page)
  expect(await storages(page)).toEqual({ tab: expect.any(String), device: null })
  await tick.check()
  expect(await storages(page)).toEqual({ tab: null, device: expect.any(String) })
  const later = await context.newPage()
  await later.goto(route)
  await expectAwake(later)
  await expectFilled(later)
  await expect(later.getByLabel('Garder ce carnet sur cet appareil')).toBeChecked()
  await later.getByLabel('Garder ce carnet sur cet appareil').uncheck()
  expect((await storages(later)).device).toBeNull()
  // The other tab no longer keeps it there either.
  await expect(tick).not.toBeChecked()
  await field(page, '1-date').fill('12 novembre')
  expect((await storages(page)).device).toBeNull()
})

test('two tabs that keep it on the device write in one notebook', async ({ page, context }) => {
  await page.goto(route)
  await fill(page)
  await page.getByLabel('Garder ce carnet sur cet appareil').check()
  const other = await context.newPage()
  await other.goto(route)
  await expectAwake(other)
  await field(other, '3-name').fill('La Montée du Phare')
  await expect(field(page, '3-name')).toHaveValue('La Montée du Phare')
})

test('what is written in a tab that keeps nothing on the device is not replaced by what another tab keeps there', async ({
  page,
  context,
}) => {
  await page.goto(route)
  await fill(page)
  const mine = await field(page, '1-name').inputValue()
  const other = await context.newPage()
  await other.goto(route)
  await field(other, '1-name').focus()
  await expectAwake(other)
  await field(other, '1-name').fill('La Montée du Phare')
  const heard = page.evaluate(
    (name) =>
      new Promise<void>((resolve) => {
        addEventListener('storage', (event) => {
          if (event.key === name) resolve()
        })
      }),
    key,
  )
  await other.getByLabel('Garder ce carnet sur cet appareil').check()
  await heard
  await expect(field(page, '1-name')).toHaveValue(mine)
  await page.reload()
  await expect(field(page, '1-name')).toHaveValue(mine)
})

test('leaves as a file and comes back from it', async ({ page }) => {
  await page.goto(route)
  await fill(page)
  const download = page.waitForEvent('download')
  await button(page, 'Enregistrer un fichier').click()
  const file = await download
  expect(file.suggestedFilename()).toBe('carnet-fanal.json')
  const saved = await file.path()
  await expect(page.getByText('Le fichier est prêt.')).toBeVisible()
  await button(page, 'Tout effacer').click()
  await button(page, 'Oui, tout effacer').click()
  await page.getByLabel('Ouvrir un carnet reçu').setInputFiles(saved)
  await expect(received(page).getByRole('heading', { name: 'Un carnet vous a été envoyé' })).toBeFocused()
  await expect(received(page)).toContainText('Résidences : 2. Réponses : 3.')
  await expect(received(page)).toContainText('Les Trois Lucarnes, bail 2 290 $, 0 réponse à vérifier')
  // Read first: nothing is written anywhere yet.
  await expect(field(page, '1-name')).toHaveValue('')
  expect(await storages(page)).toEqual({ tab: null, device: null })
  await received(page).getByText('Lire les réponses').click()
  await expect(received(page)).toContainText('« C’est loin du bus. » · À vérifier')
  // In an empty notebook there is nothing to replace.
  await expect(button(page, 'Remplacer mon carnet')).toBeHidden()
  await button(page, 'Ajouter à mon carnet').click()
  await expectFilled(page)
  await expect(received(page)).toBeHidden()
  await expect(page.getByText('C’est ajouté.')).toBeVisible()
})

test('leaves as a link, which is read first, then added', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(route)
  await button(page, 'Copier un lien').click()
  await expectAwake(page)
  await button(page, 'Copier un lien').click()
  await expect(page.getByText('Le carnet est encore vide.')).toBeVisible()
  await fill(page)
  await button(page, 'Copier un lien').click()
  await expect(page.getByText('Lien copié.')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toMatch(new RegExp(`^${baseURL ?? ''}${route}#carnet=[\\w-]+$`))
  const relative = await context.newPage()
  await relative.goto(link)
  await expect(received(relative)).toContainText('Résidences : 2. Réponses : 3.')
  expect(relative.url()).not.toContain('#')
  await expect(field(relative, '1-name')).toHaveValue('')
  await button(relative, 'Ne rien faire').click()
  await expect(received(relative)).toBeHidden()
  expect(await storages(relative)).toEqual({ tab: null, device: null })
  // The same link over the address of the page that is open.
  await relative.evaluate((hash) => {
    location.hash = hash
  }, new URL(link).hash)
  await button(relative, 'Ajouter à mon carnet').click()
  await expectFilled(relative)
})

test('a clipboard that refuses leaves the link in a field, chosen', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
  })
  await page.goto(route)
  await fill(page)
  await button(page, 'Copier un lien').click()
  const link = page.getByLabel('Le lien à copier')
  await expect(link).toBeFocused()
  await expect(link).toHaveValue(/#carnet=/)
  expect(await page.evaluate(() => getSelection()?.toString())).toMatch(/#carnet=[\w-]+$/)
})

test('a received notebook is added to what is there, or replaces it, and what was there can be put back', async ({ page }) => {
  await page.goto(route)
  await fill(page)
  const before = (await storages(page)).tab
  await page.goto(`${route}${sent('le clos du ruisseau', 'La Montée du Phare')}`)
  await button(page, 'Ajouter à mon carnet').click()
  await expectFilled(page)
  await expect(field(page, '2-1')).toHaveValue('La nôtre')
  await expect(field(page, '3-name')).toHaveValue('La Montée du Phare')
  await button(page, 'Remettre le carnet d’avant').click()
  await expect(field(page, '3-name')).toHaveValue('')
  expect((await storages(page)).tab).toBe(before)
  await page.evaluate((hash) => {
    location.hash = hash
  }, sent('Ailleurs'))
  await button(page, 'Remplacer mon carnet').click()
  await expect(field(page, '1-name')).toHaveValue('Ailleurs')
  await expect(field(page, '2-name')).toHaveValue('')
  await button(page, 'Remettre le carnet d’avant').click()
  await expectFilled(page)
})

test('a fourth residence is refused, and fits once another is erased', async ({ page }) => {
  await page.goto(route)
  await fill(page)
  await field(page, '3-name').fill('La Montée du Phare')
  const before = (await storages(page)).tab
  await page.evaluate((hash) => {
    location.hash = hash
  }, sent('Ailleurs'))
  await button(page, 'Ajouter à mon carnet').click()
  await expect(received(page)).toContainText('Cela ferait plus de trois résidences.')
  expect((await storages(page)).tab).toBe(before)
  const second = page.locator('[data-tallied="2"]')
  await second.getByRole('button', { name: 'Effacer cette résidence' }).click()
  await second.getByRole('button', { name: 'La garder' }).click()
  await expect(field(page, '2-name')).toHaveValue('Le Clos du Ruisseau')
  await second.getByRole('button', { name: 'Effacer cette résidence' }).click()
  await second.getByRole('button', { name: 'Oui, l’effacer' }).click()
  await expect(second.getByRole('status')).toBeFocused()
  await expect(mark(page, '2-16', 'check')).not.toBeChecked()
  await button(page, 'Ajouter à mon carnet').click()
  await expect(field(page, '2-name')).toHaveValue('Ailleurs')
  await expect(field(page, '1-name')).toHaveValue('Les Trois Lucarnes')
  await expect(field(page, '3-name')).toHaveValue('La Montée du Phare')
})

const hostile: [string, string][] = [
  ['too long', `#carnet=${'A'.repeat(7000)}`],
  ['empty', '#carnet='],
  ['no base64', '#carnet=%3Cscript%3Ealert(1)%3C/script%3E'],
  ['no JSON', `#carnet=${Buffer.from('{"a":').toString('base64url')}`],
  ['another shape', encode({ places: [] })],
  ['four residences', sent('a', 'b', 'c', 'd')],
  ['an object for a text', encode([1, '2026-11-14', [[[{ toString: 'x' }], [], '']]])],
  ['a prototype', `#carnet=${Buffer.from('[1,"2026-11-14",[{"__proto__":[["x"],[],""]}]]').toString('base64url')}`],
]

test('a link that nobody can read changes nothing and says so', async ({ page }) => {
  await page.goto(route)
  await fill(page)
  const before = (await storages(page)).tab
  for (const [name, hash] of hostile) {
    await page.goto('/services/')
    await page.goto(`${route}${hash}`)
    await expect(page.getByText('Ce lien ne s’ouvre pas.'), name).toBeVisible()
    await expect(received(page), name).toBeHidden()
    await expectFilled(page)
    expect((await storages(page)).tab, name).toBe(before)
    expect(page.url(), name).not.toContain('#')
  }
})

test('what a stranger wrote is text, and the objects of the page stay as they are', async ({ page }) => {
  const html = '<img src=x onerror="document.title=1"><script>document.title=2</script>'
  await page.goto(`${route}${encode([1, '2026-11-14', [[[html], [html], '1']]])}`)
  await expect(received(page)).toContainText(html)
  await button(page, 'Ajouter à mon carnet').click()
  await expect(field(page, '1-name')).toHaveValue(html.slice(0, 80))
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  expect(await page.locator('main :is(img[src="x"], form script, table script)').count()).toBe(0)
  await expect(page).toHaveTitle(/Carnet de visite/)
  expect(await page.evaluate(() => Object.keys(Object.prototype))).toEqual([])
})

test('a file that nobody can read changes nothing and says so', async ({ page }) => {
  await page.goto(route)
  await fill(page)
  const before = (await storages(page)).tab
  const files = {
    'a picture': Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0xff, 0xfe]),
    'no JSON': Buffer.from('<html>'),
    'another JSON': Buffer.from('{"format":"autre","version":1}'),
    'a prototype': Buffer.from('{"__proto__":{"format":"carnet-fanal"},"version":1,"changedOn":"2026-11-14","places":[]}'),
    'a huge one': Buffer.alloc(5_000_000, 'x'),
    'an empty one': Buffer.alloc(0),
  }
  for (const [name, buffer] of Object.entries(files)) {
    await page.getByLabel('Ouvrir un carnet reçu').setInputFiles({ name: 'carnet-fanal.json', mimeType: 'application/json', buffer })
    const said = page.locator('[data-said="sharing"]')
    await expect(said, name).toContainText('Ce fichier ne s’ouvre pas.')
    await expect(said, name).toBeFocused()
    await expect(received(page), name).toBeHidden()
    await expectFilled(page)
    expect((await storages(page)).tab, name).toBe(before)
    await said.evaluate((element) => {
      element.textContent = ''
    })
  }
})

test('is erased once it has asked', async ({ page }) => {
  await page.goto(route)
  await fill(page)
  await page.getByLabel('Garder ce carnet sur cet appareil').check()
  const device = page.locator('[data-device]')
  await device.getByRole('button', { name: 'Tout effacer' }).click()
  await expect(device.getByText('Les trois résidences et leurs notes disparaîtront')).toBeFocused()
  await button(page, 'Garder mon carnet').click()
  await expectFilled(page)
  await device.getByRole('button', { name: 'Tout effacer' }).click()
  await button(page, 'Oui, tout effacer').click()
  await expect(page.getByText('Il ne reste rien du carnet sur cet appareil.')).toBeFocused()
  for (const name of ['1-name', '1-1', '2-16']) await expect(field(page, name)).toHaveValue('')
  await expect(page.locator('main form input:checked:not([name="place"])')).toHaveCount(0)
  expect(await storages(page)).toEqual({ tab: null, device: null })
  await expect(tally(page, 1)).toHaveText('Rien d’écrit encore')
  await page.reload()
  await expect(field(page, '1-name')).toHaveValue('')
})

test('what was erased elsewhere does not come back with the page', async ({ page }) => {
  await page.goto(route)
  await fill(page)
  await page.evaluate(() => {
    sessionStorage.clear()
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  await expect(field(page, '1-name')).toHaveValue('')
  await expect(tally(page, 2)).toHaveText('Rien d’écrit encore')
})

test('works where the browser keeps nothing, and says so', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('refused', 'SecurityError')
        },
      })
  })
  await page.goto(route)
  const said = page.getByText('Cet appareil ne permet pas de garder le carnet.')
  await expect(said).toBeHidden()
  await fill(page)
  await expect(said).toBeVisible()
  await page.getByLabel('Garder ce carnet sur cet appareil').click()
  await expect(page.getByLabel('Garder ce carnet sur cet appareil')).not.toBeChecked()
  await expect(tally(page, 2)).toHaveText('1 réponse à vérifier, 1 sans avis')
  await button(page, 'Tout effacer').click()
  await button(page, 'Oui, tout effacer').click()
  await expect(field(page, '1-name')).toHaveValue('')
})

test('asks for its code at the first gesture, and for nothing else in its whole use', async ({ page }) => {
  await page.goto(route)
  const asked = watchRequests(page)
  await fill(page)
  await page.getByLabel('Garder ce carnet sur cet appareil').check()
  const download = page.waitForEvent('download')
  await button(page, 'Enregistrer un fichier').click()
  await download
  await button(page, 'Copier un lien').click()
  await page.evaluate((hash) => {
    location.hash = hash
  }, sent('Ailleurs'))
  await button(page, 'Ajouter à mon carnet').click()
  await button(page, 'Tout effacer').click()
  await button(page, 'Oui, tout effacer').click()
  // Chromium asks for the icon again when the hash leaves the address.
  const others = asked.filter((each) => !/^GET (?:blob:|\S+\/icon\.svg\?)/.test(each))
  expect(others.length).toBeGreaterThan(0)
  for (const each of others) expect(each).toMatch(toolScripts)
})

/** As many as the printer would be given, and their size in points. */
async function printed(page: Page) {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  return {
    count: pdf.match(/\/Type\s*\/Page\b/g)?.length,
    boxes: [...new Set(Array.from(pdf.matchAll(/\/MediaBox\s*\[([^\]]*)\]/g), ([, box = '']) => box.trim()))],
  }
}
const landscape = ['0 0 792 612']

test('is printed on one sheet, blank or filled; what has no room is on its back', async ({ page }) => {
  await page.goto(route)
  expect(await printed(page)).toEqual({ count: 1, boxes: landscape })
  const blank = await readPaper(page)
  expect([blank.smallest >= 10.5, blank.tinted]).toEqual([true, []])
  await fill(page)
  for (let place = 1; place <= 3; place++) {
    for (const [name, value] of Object.entries({
      name: 'Les Jardins de la Pointe-aux-Lièvres',
      date: '12 novembre 2026',
      contact: 'accueil',
      rent: '2 290 $',
      net: '1 986,80 $',
      distance: '25 minutes',
    }))
      await field(page, `${String(place)}-${name}`).fill(value)
    for (let question = 1; question <= 16; question++)
      await field(page, `${String(place)}-${String(question)}`).fill('Une préposée, puis le gardien : 10 min')
  }
  expect(await printed(page)).toEqual({ count: 1, boxes: landscape })
  const cell = page.locator('[data-cell="2-16"]')
  await expect(cell).toHaveText('? Une préposée, puis le gardien : 10 min')
  await expect(page.locator('[data-sheet="printed"]')).toHaveText(/^Imprimé le \d/)
  const paper = await readPaper(page)
  expect(paper.smallest).toBeGreaterThanOrEqual(10.5)
  expect(paper.tinted).toEqual([])
  expect(paper.words).toContain('les résidences partenaires nous paient')

  const long = 'La direction dit que deux préposées font la tournée toutes les deux heures, et que le gardien monte en cinq minutes.'
  await field(page, '2-16').fill(long)
  expect(await printed(page)).toEqual({ count: 2, boxes: landscape })
  await expect(cell).toHaveText(/^\? La direction dit.*… suite au verso$/)
  await expect(page.locator('[data-notebook-back]')).toContainText(long)

  await page.evaluate(() => {
    window.print = () => {
      window.dispatchEvent(new Event('beforeprint'))
    }
  })
  await button(page, 'Imprimer une feuille vide').click()
  await expect(cell).toHaveText('')
  await expect(page.locator('[data-head="2"] [data-part="name"]')).toHaveText('Nom :')
  await expect(page.locator('[data-sheet="empty"]')).not.toHaveAttribute('hidden')
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await button(page, 'Imprimer le carnet').click()
  await expect(cell).toHaveText(/^\?/)
})

test.describe('where its code does not come', () => {
  test.use({ expectedProblems: /Failed to load resource/ })

  test('it says so, the sheet is there, and what was typed waits', async ({ page }) => {
    const { refuse } = await withoutCode(page)
    await page.goto(route)
    await field(page, '1-name').fill('Les Trois Lucarnes')
    refuse()
    await expect(page.getByRole('alert')).toContainText('Le carnet ne répond pas')
    await expect(page.getByRole('table')).toBeVisible()
    expect(await printed(page)).toEqual({ count: 1, boxes: landscape })
    await page.unroute(toolScripts)
    await page.getByRole('table').dispatchEvent('pointerdown')
    await expectAwake(page)
    await expect(field(page, '1-name')).toHaveValue('Les Trois Lucarnes')
    await expect(page.getByRole('table')).toBeHidden()
  })
})

test('on a wide page three residences stand side by side', async ({ page }) => {
  await page.goto(`${route}${sent('Ailleurs')}`)
  await button(page, 'Ajouter à mon carnet').click()
  const tops = await Promise.all([1, 2, 3].map(async (place) => (await field(page, `${String(place)}-1`).boundingBox())?.y))
  expect(new Set(tops).size).toBe(1)
  await expect(page.getByRole('group', { name: 'Quelle résidence remplir?' })).toBeHidden()
  expect(await smallTargets(page.locator('main form'))).toEqual([])
})

for (const width of [320, 390])
  test(`at ${String(width)} px they are filled in one at a time`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(route)
    await expect(field(page, '1-name')).toBeVisible()
    await expect(field(page, '2-name')).toBeHidden()
    await page.locator('label[for="residence-2"]').click()
    await expect(field(page, '2-name')).toBeVisible()
    await expect(field(page, '1-name')).toBeHidden()
    await field(page, '2-name').fill('Le Clos du Ruisseau-de-la-Montagne')
    await expect(page.getByLabel('Question 1, Le Clos du Ruisseau-de-la-Montagne', { exact: true })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    expect(await smallTargets(page.locator('main form'))).toEqual([])
  })
