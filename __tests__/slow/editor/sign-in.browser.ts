// The editor of a preview: Decap in a real browser, our function that signs in, and a GitHub in
// memory.
import path from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { makeEditor } from '@/scripts/editor/make-editor'
import { createSignIn } from '@/supabase/functions/editor-login/sign-in'
import { expect, test } from '@playwright/test'
import { createFakeGitHub } from './fake-github'
import { site } from '@/content/site'

const origin = 'http://localhost:4799'
const signIn = {
  clientId: 'Iv1.0123456789abcdef',
  address: 'https://functions.example/editor-login',
}
const token = 'gho_0123456789abcdef'
const dir = path.resolve('.cache/editor/signed-in')
const user = { login: 'autrice', name: 'Une autrice' }

// One worker: two would make the same page at once, each removing the other's files.
test.describe.configure({ mode: 'default' })

test.beforeAll(() =>
  makeEditor(dir, { backend: { name: 'github', repo: 'fanal/site', branch: 'main' }, signIn }),
)

async function serveEditor(context: BrowserContext) {
  await context.route(`${origin}/gestion/**`, async (route) => {
    const name = new URL(route.request().url()).pathname.replace('/gestion/', '')
    await route.fulfill({ path: path.join(dir, name || 'index.html') })
  })
}

/** GitHub sends everyone back with a code, which our function changes for a token. */
async function serveSignIn(context: BrowserContext) {
  await context.route('https://github.com/login/oauth/authorize?*', async (route) => {
    const query = new URL(route.request().url()).searchParams
    const address = `${query.get('redirect_uri')}?code=0123456789abcdef&state=${query.get('state')}`
    await route.fulfill({
      contentType: 'text/html',
      body: `<script>location = '${address}'</script>`,
    })
  })
  const handleSignIn = createSignIn(
    { origins: [origin], clientId: signIn.clientId, clientSecret: 'secret' },
    () => Promise.resolve(Response.json({ access_token: token })),
  )
  await context.route(signIn.address, async (route) => {
    const body = route.request().postData()
    const headers = { origin, 'content-type': 'application/json' }
    const response = await handleSignIn(
      new Request(signIn.address, { method: 'POST', headers, body }),
    )
    await route.fulfill({
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: await response.text(),
    })
  })
}

async function serveGitHub(context: BrowserContext) {
  const github = createFakeGitHub('content')
  await context.route('https://api.github.com/**', async (route) => {
    const request = route.request()
    expect(request.headers().authorization).toBe(`token ${token}`)

    const url = new URL(request.url())
    const answer = url.pathname.startsWith('/user')
      ? user
      : github.answer(request.method(), url, request.postDataJSON())
    await route.fulfill({
      status: answer === undefined ? 404 : 200,
      headers: { 'content-type': 'application/json', 'access-control-allow-origin': '*' },
      json: answer ?? { message: 'Not Found' },
    })
  })
  return github
}

const phoneField = (page: Page) => page.locator('[id^=phone-field]')

async function saveDraft(page: Page, phone: string) {
  await phoneField(page).fill(phone)
  await page.getByRole('button', { name: 'Enregistrer' }).click()
}

/** Signs in and opens the form that holds the phone number. */
async function openForm(context: BrowserContext, page: Page) {
  await serveEditor(context)
  await serveSignIn(context)
  const github = await serveGitHub(context)
  page.on('dialog', (dialog) => void dialog.accept())

  await page.goto(`${origin}/gestion/`)
  await page.getByRole('button', { name: /GitHub/ }).click()
  await page.getByRole('link', { name: 'L’agence et le site' }).click()
  await page.getByRole('link', { name: 'Nom, téléphone, heures, chiffres' }).click()
  return github
}

/** Returns true once Decap has kept its copy of unsaved words, which takes it two seconds. */
const hasCopy = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const opening = indexedDB.open('localforage')
        opening.onsuccess = () => {
          const store = opening.result.transaction('keyvaluepairs').objectStore('keyvaluepairs')
          const reading = store.getAllKeys()
          reading.onsuccess = () => {
            resolve(
              reading.result.some((key) => typeof key === 'string' && key.startsWith('backup.')),
            )
          }
        }
      }),
  )

test('signs in with GitHub, publishes a draft and withdraws another', async ({ context, page }) => {
  const github = await openForm(context, page)
  const publishedText = () => github.textOf('main', 'content/site.yml')

  await saveDraft(page, '418 555-0135')
  await expect.poll(() => github.pulls[0]?.labels).toEqual(['decap-cms/draft'])
  expect(publishedText()).toContain('phone: 418 555-0134')

  await page.getByRole('button', { name: /^Statut/ }).click()
  await page.getByRole('menuitem', { name: 'Prêt' }).click()
  await expect.poll(() => github.pulls[0]?.labels).toEqual(['decap-cms/pending_publish'])
  const preview = page.getByRole('link', { name: "Voir l'aperçu" })
  await expect(preview).toHaveAttribute('href', /^https:\/\/apercu\.example\//)

  await page.getByRole('button', { name: 'Publier' }).click()
  await page.getByRole('menuitem', { name: 'Publier maintenant' }).click()
  await expect.poll(publishedText).toContain('phone: 418 555-0135')
  await expect(page.getByRole('button', { name: 'Publiée' })).toBeVisible()

  await saveDraft(page, '418 555-0136')
  await expect.poll(() => github.pulls[1]?.labels).toEqual(['decap-cms/draft'])
  await page.getByRole('button', { name: /^Supprimer les/ }).click()
  await expect.poll(() => github.hasBranch('cms/agence/site')).toBe(false)
  expect(publishedText()).toContain('phone: 418 555-0135')
})

test('gives back unsaved words after a reload', async ({ context, page }) => {
  await openForm(context, page)
  await phoneField(page).fill('418 555-0137')
  await expect.poll(() => hasCopy(page)).toBe(true)

  await page.reload()
  await expect(phoneField(page)).toHaveValue('418 555-0137')
})

test('locks the form while it is saved', async ({ context, page }) => {
  await openForm(context, page)
  await page.route('**/git/blobs', () => undefined)
  await saveDraft(page, '418 555-0138')
  await expect(page.locator('[inert]').locator(phoneField(page))).toBeAttached()
})

test('replaces a picture that is shown, and says so', async ({ context, page }) => {
  await openForm(context, page)
  await page.goto(`${origin}/gestion/`)
  await page.getByRole('button', { name: 'Images' }).click()
  await page.locator('input[type=file]').setInputFiles('content/images/masters/accueil.webp')
  await page.getByText(/^accueil\.webp est remplacée/).waitFor()
  await expect(page.getByText('accueil.webp', { exact: true })).toHaveCount(1)
})

test('asks before it removes an item of a list', async ({ context, page }) => {
  await openForm(context, page)
  const [town = ''] = site.towns
  await page.locator('[id^=towns-field] [class*=ExpandButtonContainer]').click()
  const items = page.locator('[id^=towns-field] .item-buttons')
  await expect(items).toHaveCount(site.towns.length)

  const dialog = page.waitForEvent('dialog')
  await items.first().getByText('Supprimer').click()
  expect((await dialog).message()).toBe(`Supprimer « ${town} »?`)
  await expect(items).toHaveCount(site.towns.length - 1)
})
