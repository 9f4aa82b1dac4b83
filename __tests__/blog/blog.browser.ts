import type { Page } from '@playwright/test'
import { awaken } from '../support/awake'
import { expect, test } from '../support/browser'
import { hold } from '../support/gate'
import { findMovement, watchShifts } from '../support/shift'

const scripts = '**/_next/**/*.js'
const cards = '[data-entry]'
const shown = (page: Page) => page.locator(`${cards}:visible`)
const choose = (page: Page, category: string) => page.locator('[data-filter] label', { hasText: category }).click()
/** True when no sub-title stands above nothing. */
const everyTitleHasCards = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('section:has(> ul [data-entry])')]
      .filter((section) => section.checkVisibility())
      .every((section) => [...section.querySelectorAll('[data-entry]')].some((card) => card.checkVisibility())),
  )
const countOf = (page: Page, category: string) => page.locator(`${cards}[data-category="${category}"]`).count()

const brokenOnPurpose = /Failed to load resource/

test.describe('le filtre', () => {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'avec JavaScript' : 'sans JavaScript', () => {
      test.use({ javaScriptEnabled })

      test('montre exactement la catégorie choisie, puis toutes', async ({ page }) => {
        await page.goto('/blog/')
        await expect(shown(page)).toHaveCount(17)
        for (const category of ['Conseils', 'Guide', 'Bien-être', 'Santé']) {
          await choose(page, category)
          const expected = await countOf(page, category)
          expect(expected).toBeGreaterThan(0)
          await expect(shown(page)).toHaveCount(expected)
          for (const card of await shown(page).all()) await expect(card).toHaveAttribute('data-category', category)
          expect(await everyTitleHasCards(page)).toBe(true)
        }
        await choose(page, 'Tous')
        await expect(shown(page)).toHaveCount(17)
      })

      test('donne, pour une catégorie vide, une phrase qui mène à la page Alzheimer', async ({ page }) => {
        await page.goto('/blog/')
        const empty = page.getByText('Cette catégorie n’a pas encore d’article')
        await expect(empty).toBeHidden()
        await choose(page, 'Alzheimer')
        await expect(shown(page)).toHaveCount(0)
        expect(await everyTitleHasCards(page)).toBe(true)
        await expect(empty).toBeVisible()
        await empty.getByRole('link').click()
        await expect(page).toHaveURL(/\/alzheimer\/$/)
      })
    })
  }

  test('obéit aux flèches du clavier et dit combien d’articles restent', async ({ page }) => {
    await page.goto('/blog/')
    await page.locator('#categorie-tous').focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(page.locator('#categorie-guide')).toBeChecked()
    const count = await countOf(page, 'Guide')
    await expect(shown(page)).toHaveCount(count)
    await expect(page.locator('[data-filter] [role="status"]')).toHaveText(`${String(count)} articles`)
    await expect(page).toHaveURL(/\?categorie=guide$/)
  })

  test('se souvient du choix quand on revient d’un article', async ({ page }) => {
    await page.goto('/blog/')
    await choose(page, 'Santé')
    await expect(page).toHaveURL(/\?categorie=sante$/)
    const expected = await countOf(page, 'Santé')
    await shown(page).first().locator('a').click()
    await expect(page.locator('h1')).not.toHaveText('À lire à tête reposée')
    await page.goBack()
    await expect(page.locator('#categorie-sante')).toBeChecked()
    await expect(shown(page)).toHaveCount(expected)
  })

  test.describe('sans les scripts de Next', () => {
    test.use({ expectedProblems: [brokenOnPurpose] })

    test('ouvre un lien partagé sur sa catégorie, dès la lecture de la page', async ({ page }) => {
      await page.route(scripts, (route) => route.abort())
      await page.goto('/blog/?categorie=bien-etre')
      await expect(page.locator('#categorie-bien-etre')).toBeChecked()
      await expect(shown(page)).toHaveCount(await countOf(page, 'Bien-être'))
    })
  })

  test('laisse partir qui suit un lien à l’instant où la page s’éveille', async ({ page }) => {
    // The press comes once the links are soft, and before the filter has written an early choice in the address.
    await page.addInitScript(() => {
      window.addEventListener('awake', () => {
        document.querySelector<HTMLElement>('main a[href="/alzheimer/"]')?.click()
      })
    })
    await page.goto('/blog/')
    await choose(page, 'Alzheimer')
    await expect(page).toHaveURL(/\/alzheimer\/$/)
  })

  test('garde la catégorie d’un lien partagé une fois la page éveillée', async ({ page }) => {
    await page.goto('/blog/?categorie=bien-etre')
    await awaken(page)
    await expect(page.locator('#categorie-bien-etre')).toBeChecked()
    await expect(page).toHaveURL(/\?categorie=bien-etre$/)
    await choose(page, 'Tous')
    await expect(page).toHaveURL(/\/blog\/$/)
    await expect(shown(page)).toHaveCount(17)
  })

  test('oublie le choix quand le menu ramène au blogue', async ({ page }) => {
    await page.goto('/blog/?categorie=guide')
    await awaken(page)
    await expect(page.locator('#categorie-guide')).toBeChecked()
    await page.getByRole('navigation', { name: 'Liens secondaires' }).getByRole('link', { name: 'Blogue' }).click()
    await expect(page).toHaveURL(/\/blog\/$/)
    await expect(page.locator('#categorie-tous')).toBeChecked()
    await expect(shown(page)).toHaveCount(17)
  })

  test('ignore une catégorie qui n’existe pas', async ({ page }) => {
    await page.goto('/blog/?categorie="]x')
    await awaken(page)
    await expect(page.locator('#categorie-tous')).toBeChecked()
    await expect(shown(page)).toHaveCount(17)
  })

  test('ne déplace rien en s’affichant', async ({ page }) => {
    await watchShifts(page)
    await page.goto('/blog/?categorie=conseils')
    await awaken(page)
    expect(await findMovement(page)).toEqual([])
  })
})

test.describe('une image de carte qui ne vient pas', () => {
  test.use({ expectedProblems: [brokenOnPurpose] })
  const card = (page: Page) => page.locator(`${cards} a[href="/blog/article-1/"]`).locator('xpath=ancestor::li').locator('img')

  test('laisse sa place à la nôtre', async ({ page }) => {
    await page.route(/article-choisir/, (route) => route.abort())
    await page.goto('/blog/')
    await expect(card(page)).toHaveJSProperty('complete', true)
    await expect(card(page)).toHaveAttribute('data-replaced', '')
    await expect.poll(() => card(page).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    expect(await card(page).evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\/images\/article-[0-9a-f]{10}-/)
  })

  test('la laisse aussi quand elle a échoué avant l’arrivée du script', async ({ page }) => {
    await page.route(/article-choisir/, (route) => route.abort())
    const letCome = await hold(page, scripts)
    await page.goto('/blog/', { waitUntil: 'domcontentloaded' })
    await expect.poll(() => card(page).evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth === 0)).toBe(true)
    await expect(card(page)).not.toHaveAttribute('data-replaced')
    letCome()
    await expect(card(page)).toHaveAttribute('data-replaced', '')
    await expect.poll(() => card(page).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  })

  test('laisse une carte propre quand la nôtre échoue aussi', async ({ page }) => {
    await page.route(/\/images\/article-/, (route) => route.abort())
    await page.goto('/blog/')
    await expect(card(page)).toHaveCSS('visibility', 'hidden')
    const box = await card(page).locator('xpath=ancestor::*[@data-article-image]').boundingBox()
    expect(box?.height).toBeGreaterThan(100)
  })

  test('ne remplace aucune image qui attend encore son tour', async ({ page }) => {
    await page.goto('/blog/')
    await awaken(page)
    await expect(page.locator('[data-replaced]')).toHaveCount(0)
  })
})

test.describe('la recherche', () => {
  const field = (page: Page) => page.getByRole('combobox', { name: 'Chercher dans le site' })

  test('ne charge rien avant qu’on s’en serve', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto('/blog/')
    await awaken(page)
    expect(asked.filter((path) => path.includes('recherche'))).toEqual([])
    await field(page).focus()
    await expect.poll(() => asked).toContain('/recherche.json')
  })

  test('se fait tout entière au clavier', async ({ page }) => {
    await page.goto('/blog/')
    await field(page).focus()
    await page.keyboard.type('apareils auditif')
    const options = page.getByRole('option')
    await expect(options.first()).toBeVisible()
    await expect(field(page)).toHaveAttribute('aria-expanded', 'true')
    await expect(page.getByRole('search').getByRole('status')).toHaveText(/^\d+ résultats$/)
    await expect(options.first().locator('mark').first()).toBeVisible()

    await page.keyboard.press('ArrowDown')
    await expect(options.first()).toHaveAttribute('aria-selected', 'true')
    await expect(field(page)).toHaveAttribute('aria-activedescendant', (await options.first().getAttribute('id')) ?? '')
    await page.keyboard.press('ArrowUp')
    await expect(field(page)).not.toHaveAttribute('aria-activedescendant')
    await page.keyboard.press('ArrowUp')
    await expect(options.last()).toHaveAttribute('aria-selected', 'true')

    await page.keyboard.press('Escape')
    await expect(options.first()).toBeHidden()
    await expect(field(page)).toHaveValue('apareils auditif')
    await expect(field(page)).toHaveAttribute('aria-expanded', 'false')
    await page.keyboard.press('Escape')
    await expect(field(page)).toHaveValue('')

    await page.keyboard.type('zona')
    await expect(options.first()).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(options.first()).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/blog\/article-15\/$/)
    await expect(page.locator('h1')).toContainText('Zona')
  })

  test('mène à une question de la FAQ, ouverte', async ({ page }) => {
    await page.goto('/blog/')
    await field(page).fill('depo de garantie')
    await page.getByRole('option').first().click()
    await expect(page).toHaveURL(/\/faq\/#depot-de-garantie$/)
    await expect(page.locator('#depot-de-garantie')).toHaveAttribute('open')
  })

  test('ne filtre jamais la liste', async ({ page }) => {
    await page.goto('/blog/')
    await field(page).fill('zona')
    await expect(page.getByRole('option').first()).toBeVisible()
    await expect(shown(page)).toHaveCount(17)
  })

  test('dit qu’elle n’a rien trouvé', async ({ page }) => {
    await page.goto('/blog/')
    await field(page).fill('astronaute')
    await expect(
      page
        .getByRole('search')
        .getByText(/^Aucun résultat/)
        .first(),
    ).toBeVisible()
    await expect(field(page)).toHaveAttribute('aria-expanded', 'false')
  })

  test.describe('quand l’index ne vient pas', () => {
    test.use({ expectedProblems: [brokenOnPurpose] })

    test('le dit en une phrase, et reprend dès qu’il revient', async ({ page }) => {
      await page.route('**/recherche.json', (route) => route.abort())
      await page.goto('/blog/')
      await field(page).focus()
      await expect(page.getByRole('search').getByRole('alert')).toHaveText(/^La recherche ne répond pas\./)
      await expect(shown(page)).toHaveCount(17)
      await page.unroute('**/recherche.json')
      await page.keyboard.type('zona')
      await expect(page.getByRole('option').first()).toBeVisible()
      await expect(page.getByRole('search').getByRole('alert')).toHaveCount(0)
    })
  })

  test('répond à ce qui a été tapé avant l’arrivée du script', async ({ page }) => {
    const letCome = await hold(page, scripts)
    await page.goto('/blog/', { waitUntil: 'domcontentloaded' })
    await page.locator('input[type="search"]').pressSequentially('zona')
    letCome()
    await expect(page.getByRole('option').first()).toBeVisible()
    await expect(page.locator('input[type="search"]')).toHaveValue('zona')
  })

  test.describe('sans JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('ne se montre pas', async ({ page }) => {
      await page.goto('/blog/')
      await expect(page.locator('input[type="search"]')).toBeHidden()
    })
  })
})

test('un article s’imprime sans menu, avec le téléphone et ses sources', async ({ page }) => {
  await page.goto('/blog/article-5/')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('nav[aria-labelledby="sommaire"]')).toBeHidden()
  await expect(page.locator('nav[aria-labelledby="pour-continuer"]')).toBeHidden()
  await expect(page.locator('section[aria-labelledby="sources"]')).toBeVisible()
  await expect(page.locator('section[aria-labelledby="consultation"] a[href^="tel:"]')).toBeVisible()
})
