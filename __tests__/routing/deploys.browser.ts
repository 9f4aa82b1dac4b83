// A visitor reads while the site is put online again: the files of the page that they hold are gone, and the page goes on working.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import {
  answerWith,
  clockStarted,
  contactMessages,
  fieldsOf,
  fillContact,
  formReady,
  visitor,
  watchNavigations,
  withStatus,
} from '../request/visitor'
import { awaken, touch } from '../support/awake'
import { expect, test as strict } from '../support/browser'
import { servePlainly } from '../support/plain-host'

type Deploy = {
  /** Today's files take the place of yesterday's, as on a host that keeps one version. */
  happen: () => void
  /** A cache on the way still gives yesterday's pages. */
  keepOldPages: () => void
}

const buildId = /"b":"([\w-]+)"/.exec(readFileSync('out/index.txt', 'utf8'))?.[1] ?? ''
const hashed = /\/_next\/static\/(chunks|payload)\//
const isText = /\.(html|txt|js)$/

/** Yesterday's file: today's, with the names that a build gives changed everywhere. */
const asYesterday = (text: string) =>
  text.replaceAll(/(static\/(?:chunks|payload)\/)(?=[\w-])/g, '$1hier-').replaceAll(buildId, 'construction-d-hier')

const test = strict.extend<{ deploy: Deploy & { origin: string } }>({
  deploy: async ({}, use) => {
    const old = { pages: true, files: true }
    const host = await servePlainly('out', '', (pathname, response) => {
      const isFile = hashed.test(pathname)
      if (isFile ? !old.files : !old.pages) return false
      const isOld = pathname.includes('/hier-')
      const file = path.join('out', pathname.replace('/hier-', '/'), pathname.endsWith('/') ? 'index.html' : '')
      if (!isText.test(file) || (isFile && !isOld)) return false
      response.end(asYesterday(readFileSync(file, 'utf8')))
      return true
    })
    await use({
      origin: host.origin,
      happen: () => Object.assign(old, { pages: false, files: false }),
      keepOldPages: () => Object.assign(old, { pages: true, files: false }),
    })
    await host.close()
  },
  baseURL: ({ deploy }, use) => use(deploy.origin),
})
test.use({ expectedProblems: [/Failed to load|Failed to fetch/] })

const contactLink = 'footer a[href="/contact/"]'

test('la page d’hier porte d’autres noms que celle d’aujourd’hui', async ({ page, deploy }) => {
  expect(buildId).not.toBe('')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/services/')
  await awaken(page)
  const hashedOf = (addresses: string[]) => addresses.filter((address) => hashed.test(address))
  expect(hashedOf(asked).length).toBeGreaterThan(5)
  expect(hashedOf(asked).filter((address) => !address.includes('/hier-'))).toEqual([])
  asked.length = 0
  deploy.happen()
  await page.reload()
  await awaken(page)
  expect(hashedOf(asked).length).toBeGreaterThan(5)
  expect(hashedOf(asked).filter((address) => address.includes('/hier-'))).toEqual([])
})

test.describe('après une mise en ligne, la page qu’on tient', () => {
  test('mène aux autres, qui viennent telles qu’elles sont aujourd’hui', async ({ page, deploy }) => {
    await page.goto('/services/')
    await awaken(page)
    deploy.happen()
    await page.locator(contactLink).click()
    await page.waitForURL('**/contact/')
    await expect(page.locator('h1')).toHaveText('Contactez-nous')
    await formReady(page)
    await page.goBack()
    await expect(page.locator('h1')).toContainText('Cinq étapes')
  })

  test('mène à celle qu’on allait ouvrir, même si une moitié en était déjà venue', async ({ page, deploy }) => {
    await page.goto('/services/')
    await awaken(page)
    const fetched = page.waitForResponse(/\/contact\/__next.*__PAGE__\.txt/)
    await page.locator(contactLink).focus()
    await (await fetched).finished()
    deploy.happen()
    await page.locator(contactLink).click()
    await page.waitForURL('**/contact/')
    await expect(page.locator('h1')).toHaveText('Contactez-nous')
    await formReady(page)
    expect(await page.evaluate(() => document.querySelector('meta[name="robots"][content="noindex"]'))).toBeNull()
  })

  test('garde ses mots quand ses scripts n’étaient pas encore venus', async ({ page, deploy }) => {
    deploy.keepOldPages()
    for (const route of ['/', '/blog/', '/faq/', '/contact/']) {
      const refused = page.waitForResponse((response) => hashed.test(response.url()) && response.status() === 404)
      await page.goto(route)
      const words = await page.locator('main').innerText()
      await touch(page)
      await refused
      await page.waitForLoadState('networkidle')
      expect(words.length).toBeGreaterThan(200)
      expect(await page.locator('main').innerText()).toBe(words)
    }
    await page.locator(contactLink).click()
    await page.waitForURL('**/contact/')
    const form = page.locator('main form')
    const asked = await watchNavigations(page)
    await page.clock.install()
    await fillContact(form)
    await fieldsOf(form).submit.click()
    await page.clock.fastForward(8_000)
    await expect.poll(() => asked.filter((address) => address.startsWith('mailto:')).length).toBe(1)
    await expect(fieldsOf(form).message).toHaveValue(visitor.message)
  })

  test('envoie le message qu’on y a écrit', async ({ page, deploy }) => {
    await page.goto('/contact/')
    await awaken(page)
    await formReady(page)
    const form = page.locator('main form')
    await fillContact(form)
    deploy.happen()
    const sent = await answerWith(page, withStatus(200))
    await fieldsOf(form).submit.click()
    await expect(form.getByText(contactMessages.success)).toBeVisible()
    expect(sent).toEqual([visitor])
  })

  test('n’ouvre pas de fenêtre dont le code n’existe plus, et ses liens mènent où ils disent', async ({ page, deploy }) => {
    await page.clock.install()
    await page.goto('/services/')
    await awaken(page)
    await clockStarted(page)
    deploy.happen()
    const refused = page.waitForResponse((response) => response.status() === 404)
    await page.clock.fastForward(30_000)
    await refused
    await page.clock.runFor(30_000)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.locator(contactLink).click()
    await page.waitForURL('**/contact/')
    await expect(page.locator('h1')).toHaveText('Contactez-nous')
  })

  test('dit que la recherche ne répond pas, et reste ouverte', async ({ page, deploy }) => {
    await page.goto('/blog/')
    await awaken(page)
    deploy.happen()
    await page.getByRole('combobox').focus()
    await expect(page.getByRole('search').getByRole('alert')).toHaveText(/^La recherche ne répond pas\./)
    await page.locator('[data-entry] a').first().click()
    await page.waitForURL('**/blog/article-*/')
    await expect(page.locator('h1')).toBeVisible()
  })
})

test.describe('une page dont le code ne vient pas', () => {
  test('dit ce qui se passe, donne le téléphone, et revient au premier essai qui réussit', async ({ page, deploy }) => {
    deploy.happen()
    await page.goto('/services/')
    await awaken(page)
    // It was asked for as a document already, in this visit.
    await page.evaluate(() => {
      sessionStorage.setItem('fanal-reloaded', `${location.origin}/contact/`)
    })
    await page.route(hashed, (route) => route.abort())
    await page.locator(contactLink).click()
    const screen = page.getByRole('main')
    await expect(screen.getByRole('heading', { level: 1 })).toHaveText('Cette page n’a pas pu s’afficher')
    await expect(screen.getByRole('link', { name: '418 555-0134' })).toBeVisible()
    await page.unroute(hashed)
    await screen.getByRole('button', { name: 'Recharger la page' }).click()
    await expect(screen.getByRole('heading', { level: 1 })).toHaveText('Contactez-nous')
  })
})
