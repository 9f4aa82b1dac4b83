import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { listedArticles } from '@/content/articles'
import { site } from '@/content/site'
import { expect, test } from '../support/browser'
import { gate, hold } from '../support/gate'
import { servePlainly } from '../support/plain-host'
import { findMovement, watchShifts } from '../support/shift'

const listed = listedArticles.length

const startScript = /\/scripts\/start-/
const searchCode = /\/scripts\/(?!start-)/
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

test.describe('the filter', () => {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
      test.use({ javaScriptEnabled })

      test('shows exactly the chosen category, then all of them', async ({ page }) => {
        await page.goto('/blog/')
        await expect(shown(page)).toHaveCount(listed)
        for (const category of ['Conseils', 'Guide', 'Bien-être', 'Santé']) {
          await choose(page, category)
          const expected = await countOf(page, category)
          expect(expected).toBeGreaterThan(0)
          await expect(shown(page)).toHaveCount(expected)
          for (const card of await shown(page).all()) await expect(card).toHaveAttribute('data-category', category)
          expect(await everyTitleHasCards(page)).toBe(true)
        }
        await choose(page, 'Tous')
        await expect(shown(page)).toHaveCount(listed)
      })

      test('gives, for an empty category, a sentence that leads to the Alzheimer page', async ({ page }) => {
        await page.goto('/blog/')
        const empty = page.getByText('Cette catégorie n’a pas encore d’article')
        await expect(empty).toBeHidden()
        await choose(page, 'Alzheimer')
        await expect(shown(page)).toHaveCount(0)
        expect(await everyTitleHasCards(page)).toBe(true)
        await expect(empty).toBeVisible()
        await expect(page.locator('[data-filter] [role="status"]')).toHaveText(javaScriptEnabled ? 'Alzheimer : 0 article' : '')
        await empty.getByRole('link').click()
        await expect(page).toHaveURL(/\/alzheimer\/$/)
      })
    })
  }

  test('obeys the arrows of the keyboard and says how many articles are left', async ({ page }) => {
    await page.goto('/blog/')
    await page.locator('#categorie-tous').focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(page.locator('#categorie-guide')).toBeChecked()
    const count = await countOf(page, 'Guide')
    await expect(shown(page)).toHaveCount(count)
    await expect(page.locator('[data-filter] [role="status"]')).toHaveText(`Guide : ${String(count)} articles`)
    await expect(page).toHaveURL(/\?categorie=guide$/)
  })

  test('remembers the choice on Back from an article, and when the page is loaded again', async ({ page }) => {
    await page.goto('/blog/')
    await choose(page, 'Santé')
    await expect(page).toHaveURL(/\?categorie=sante$/)
    const expected = await countOf(page, 'Santé')
    await shown(page).first().locator('a').click()
    await page.waitForURL(/\/blog\/article-\d+\/$/)
    for (const comeBack of [() => page.goBack(), () => page.reload()]) {
      await comeBack()
      await expect(page).toHaveURL(/\?categorie=sante$/)
      await expect(page.locator('#categorie-sante')).toBeChecked()
      await expect(shown(page)).toHaveCount(expected)
    }
  })

  test.describe('on a line so slow that half of the page is shown', () => {
    test.use({ expectedProblems: /^other host: http:\/\/localhost:/ })

    test('shows a shared link in its category from the first card on, and moves nothing', async ({ page }) => {
      const html = readFileSync('out/blog/index.html', 'utf8')
      const starts = Array.from(html.matchAll(/<li[^>]*data-entry/g), ({ index }) => index)
      const { opened, open } = gate()
      const host = await servePlainly('out', '', (pathname, response) => {
        if (pathname !== '/blog/') return false
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).write(html.slice(0, starts[8]))
        void opened.then(() => response.end(html.slice(starts[8])))
        return true
      })
      await watchShifts(page)
      await page.goto(`${host.origin}/blog/?categorie=bien-etre`, { waitUntil: 'commit' })
      for (const count of [8, listed]) {
        await expect(page.locator(cards)).toHaveCount(count)
        const expected = await countOf(page, 'Bien-être')
        expect(expected).toBeGreaterThan(0)
        expect(await shown(page).count()).toBe(expected)
        open()
      }
      expect(await findMovement(page)).toEqual([])
      await host.close()
    })
  })

  test('keeps the category of a shared link until another is chosen, and leaves the rest of its address and the steps of Back alone', async ({
    page,
  }) => {
    await page.goto('/blog/?suivi=1&categorie=bien-etre#sujets')
    await expect(page.locator('#categorie-bien-etre')).toBeChecked()
    const steps = await page.evaluate(() => history.length)
    await choose(page, 'Santé')
    await expect(page).toHaveURL(/\?suivi=1&categorie=sante#sujets$/)
    await choose(page, 'Tous')
    await expect(page).toHaveURL(/\/blog\/\?suivi=1#sujets$/)
    await expect(shown(page)).toHaveCount(listed)
    expect(await page.evaluate(() => history.length)).toBe(steps)
  })

  test('forgets the choice when the menu leads back to the blog, and a category that does not exist', async ({ page }) => {
    await page.goto('/blog/?categorie="]x')
    await expect(page).toHaveURL(/\/blog\/$/)
    await page.goto('/blog/?categorie=guide')
    await expect(page.locator('#categorie-guide')).toBeChecked()
    await page.getByRole('navigation', { name: 'Liens secondaires' }).getByRole('link', { name: 'Blogue' }).click()
    await expect(page).toHaveURL(/\/blog\/$/)
    await expect(page.locator('#categorie-tous')).toBeChecked()
    await expect(shown(page)).toHaveCount(listed)
    // Nor does it believe the buttons that the browser puts back.
    await page.locator('#categorie-sante').evaluate((button: HTMLInputElement) => {
      button.checked = true
      window.dispatchEvent(new PageTransitionEvent('pageshow'))
    })
    await expect(page.locator('#categorie-tous')).toBeChecked()
  })
})

test.describe('a picture of a card that does not come', () => {
  test.use({ expectedProblems: brokenOnPurpose })
  const card = (page: Page) => page.locator(`${cards} a[href="/blog/article-1/"]`).locator('xpath=ancestor::li').locator('img')

  test('gives way to ours when it failed before the script was there, and those that still wait for their turn do not', async ({
    page,
  }) => {
    await page.route(/article-choisir/, (route) => route.abort())
    const letCome = await hold(page, startScript)
    await page.goto('/blog/', { waitUntil: 'commit' })
    await expect.poll(() => card(page).evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth === 0)).toBe(true)
    await expect(card(page)).not.toHaveAttribute('data-replaced')
    letCome()
    await expect(card(page)).toHaveAttribute('data-replaced', '')
    await expect.poll(() => card(page).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await expect(page.locator('[data-replaced]')).toHaveCount(1)
  })
})

test.describe('the search', () => {
  const field = (page: Page) => page.getByRole('combobox', { name: 'Chercher dans le site' })
  const options = (page: Page) => page.getByRole('option')

  test('fetches nothing before it is used', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto('/blog/', { waitUntil: 'networkidle' })
    expect(asked.filter((path) => path.includes('recherche') || searchCode.test(path))).toEqual([])
    await field(page).focus()
    await expect.poll(() => asked).toContain('/recherche.json')
  })

  test('is done wholly from the keyboard', async ({ page }) => {
    await page.goto('/blog/')
    await field(page).focus()
    await page.keyboard.type('appareils auditif')
    const first = options(page).first()
    await expect(first).toBeVisible()
    await expect(field(page)).toHaveAttribute('aria-expanded', 'true')
    await expect(page.getByRole('search').getByRole('status')).toHaveText(/résultats$/)
    await expect(first.locator('mark').first()).toBeVisible()

    await page.keyboard.press('ArrowDown')
    await expect(first).toHaveAttribute('aria-selected', 'true')
    await expect(field(page)).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '')
    await page.keyboard.press('ArrowUp')
    await expect(field(page)).not.toHaveAttribute('aria-activedescendant')
    await page.keyboard.press('ArrowUp')
    await expect(options(page).last()).toHaveAttribute('aria-selected', 'true')

    await page.keyboard.press('Escape')
    await expect(first).toBeHidden()
    await expect(field(page)).toHaveValue('appareils auditif')
    await expect(field(page)).toHaveAttribute('aria-expanded', 'false')
    await page.keyboard.press('Escape')
    await expect(field(page)).toHaveValue('')

    await page.keyboard.type('zona')
    await expect(first).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(first).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/blog\/article-15\/$/)
    await expect(page.locator('h1')).toContainText('Zona')
  })

  test.describe('when what it needs does not come', () => {
    test.use({ expectedProblems: brokenOnPurpose })

    for (const [name, what, sentence] of [
      ['index', '**/recherche.json', /^La recherche ne répond pas\./],
      ['code', searchCode, new RegExp(site.phone.text)],
    ] as const)
      test(`the ${name}: says so in a sentence, and answers as soon as it is back`, async ({ page }) => {
        await page.route(what, (route) => route.abort())
        await page.goto('/blog/')
        await field(page).focus()
        const alert = page.locator('[data-island="search"]').getByRole('alert')
        await expect(alert).toHaveText(sentence)
        await expect(shown(page)).toHaveCount(listed)
        await page.unroute(what)
        await page.keyboard.type('zona')
        await expect(options(page).first()).toBeVisible()
        await expect(alert).toBeHidden()
      })
  })
})

test('an article is printed without menu, with the phone and its sources', async ({ page }) => {
  await page.goto('/blog/article-5/')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('nav[aria-labelledby="sommaire"]')).toBeHidden()
  await expect(page.locator('nav[aria-labelledby="pour-continuer"]')).toBeHidden()
  await expect(page.locator('section[aria-labelledby="sources"]')).toBeVisible()
  await expect(page.locator('section[aria-labelledby="consultation"] a[href^="tel:"]')).toBeVisible()
})

test('a note in the margin of an article takes no height, and runs into nothing', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const run: string[] = []
  for (const { path } of listedArticles) {
    await page.goto(`${path}/`)
    const met = await page.locator('main [role="note"]').evaluateAll((notes) =>
      notes.flatMap((note) => {
        const boxesOf = (part: Element) =>
          (part.matches('[role="note"]') ? [...part.children] : [part]).map((each) => each.getBoundingClientRect())
        const after = [...(note.parentElement?.children ?? [])].filter(
          (each) => note.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING,
        )
        const isMet = boxesOf(note).some((one) =>
          after
            .flatMap(boxesOf)
            .some((other) => one.right > other.left && other.right > one.left && one.bottom > other.top && other.bottom > one.top),
        )
        return isMet ? [note.textContent] : []
      }),
    )
    run.push(...met.map((note) => `${path} ${note.slice(0, 40)}`))
  }
  expect(run).toEqual([])
})
