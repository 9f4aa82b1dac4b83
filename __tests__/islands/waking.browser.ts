import type { Page } from '@playwright/test'
import { site } from '@/content/site'
import { expect, test } from '../support/browser'
import { hold } from '../support/gate'
import {
  answerWith,
  contactMessages,
  expectAwake,
  fieldsOf,
  fillCallback,
  fillContact,
  openPopup,
  popupMessages,
  visitor,
  watchNavigations,
  withStatus,
} from './request/visitor'

const plainScript = '**/scripts/start-*.js'
const react = '**/scripts/part-*.js'
const anyScript = '**/scripts/*.js'

const lostForm = 'Le formulaire ne répond pas. Rien n’a été envoyé.'

/** The sentence that is said aloud where a form does not come, with the number to call. */
const sentence = (page: Page) =>
  page
    .getByRole('alert')
    .filter({ hasText: lostForm })
    .filter({ has: page.locator('a[href^="tel:"]') })

/** A mail program is asked for, with what was typed in the body of the e-mail. */
function expectLetter(asked: readonly string[], ...values: string[]) {
  expect(asked).toHaveLength(1)
  const url = new URL(asked[0] ?? '')
  expect(url.protocol).toBe('mailto:')
  for (const value of values) expect(url.searchParams.get('body')).toContain(value)
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('an e-mail with the questions stands in the place of the form, its accents whole, and the phone beside it', async ({ page }) => {
    await page.goto('/contact/')
    const form = page.locator('main form')
    await expect(page.locator('main aside a[href^="tel:"]')).toBeVisible()
    // An e-mail that HTML makes of the fields loses its accents in Chromium and in Safari.
    for (const part of Object.values(fieldsOf(form))) await expect(part).toBeHidden()
    const asked = await watchNavigations(page)
    await form.locator('.callout a').click()
    await expect.poll(() => asked.length).toBe(1)
    expectLetter(asked, 'Pour qui cherchez-vous?', 'Votre téléphone', 'Votre message')
    expect(page.url()).toMatch(/\/contact\/$/)
  })
})

test.describe('before its code is there', () => {
  for (const [what, requests] of [
    ['the plain script', anyScript],
    ['React', react],
  ] as const)
    test(`what is typed survives the arrival of ${what}, with the focus, and is what leaves`, async ({ page }) => {
      const letCome = await hold(page, requests)
      const sent = await answerWith(page, withStatus(200))
      await page.goto('/contact/', { waitUntil: 'commit' })
      const form = page.locator('main form')
      const { message, name, submit } = fieldsOf(form)
      await fillContact(form)
      await message.press('ControlOrMeta+Home')
      await expect(page.locator('[data-island]').first()).not.toHaveAttribute('data-awake')
      letCome()
      await expectAwake(page)
      await expect(message).toBeFocused()
      await page.keyboard.type('Bonjour. ')
      await expect(message).toHaveValue(`Bonjour. ${visitor.message}`)
      await expect(name).toHaveValue(visitor.name)
      await submit.click()
      await expect(form.getByText(contactMessages.success)).toBeVisible()
      expect(sent).toEqual([{ ...visitor, message: `Bonjour. ${visitor.message}` }])
    })

  test('what is asked of the search is answered when it comes, the focus still in the field', async ({ page }) => {
    const letCome = await hold(page, '**/scripts/search-*.js')
    await page.goto('/blog/')
    const field = page.getByRole('combobox')
    await field.click()
    await page.keyboard.type('ba')
    letCome()
    await expect(page.getByRole('option').first()).toBeVisible()
    await page.keyboard.type('il')
    await expect(field).toHaveValue('bail')
    await expect(page.getByRole('option').first()).toContainText(/bail/i)
  })

  test('a submit is held, says so, and leaves once when it comes', async ({ page }) => {
    const letCome = await hold(page, react)
    const sent = await answerWith(page, withStatus(200))
    await page.goto('/contact/')
    const asked = await watchNavigations(page)
    const form = page.locator('main form')
    const { submit } = fieldsOf(form)
    await fillContact(form)
    await submit.click()
    await submit.click()
    const label = () => submit.evaluate((button) => getComputedStyle(button, '::before').content)
    expect(await label()).toBe('"Envoi en cours..."')
    await expect(submit.locator('span')).toBeHidden()
    letCome()
    await expect(form.getByText(contactMessages.success)).toBeVisible()
    expect(await label()).toBe('none')
    expect(sent).toEqual([visitor])
    expect(asked).toEqual([])
    expect(page.url()).toMatch(/\/contact\/$/)
  })

  test('an empty form waits for its sentences: no bubble of the browser, and the button says that it reads', async ({ page }) => {
    const letCome = await hold(page, react)
    await page.goto('/contact/')
    const asked = await watchNavigations(page)
    const form = page.locator('main form')
    const { submit, seekingFor } = fieldsOf(form)
    // The bubble goes to the first field and takes the focus there.
    await submit.click()
    await expect(submit).toBeFocused()
    expect(await submit.evaluate((button) => getComputedStyle(button, '::before').content)).toBe('"Un instant…"')
    letCome()
    await expect(form.locator('[aria-invalid="true"]')).toHaveCount(5)
    await expect(seekingFor).toBeFocused()
    await expect(form.locator('.count')).toHaveText('Il reste 5 réponses à corriger.')
    expect(asked).toEqual([])
  })

  test('a submit in the popup leaves as well, though the popup was closed meanwhile', async ({ page }) => {
    const letCome = await hold(page, react)
    const sent = await answerWith(page, withStatus(200))
    const popup = await openPopup(page)
    await fillCallback(popup)
    await fieldsOf(popup).submit.click()
    await page.keyboard.press('Escape')
    await expect(popup).toBeHidden()
    letCome()
    await expect.poll(() => sent).toHaveLength(1)
    await expect(page.locator('dialog')).toHaveCount(0)
  })
})

test.describe('where its code does not come', () => {
  test.use({ expectedProblems: /Failed to load resource/ })

  test('one sentence says so with the phone; the next gesture asks again, and it goes away', async ({ page }) => {
    let refused = 0
    await page.route(react, (route) => {
      refused++
      return route.abort()
    })
    await page.goto('/contact/')
    const { name, phone } = fieldsOf(page.locator('main form'))
    await expect(sentence(page)).toHaveCount(0)
    await name.click()
    await expect(sentence(page)).toBeVisible()
    await expect(sentence(page).locator('a[href^="tel:"]')).toHaveText(site.phone.text)
    await name.pressSequentially('Lucie')
    // The words of a visitor who goes on typing are not talked over: the sentence stands, and is not said at each letter.
    await page.evaluate(() => {
      const island = document.querySelector('[data-island]')
      const lost: boolean[] = []
      Object.assign(window, { lost })
      if (island)
        new MutationObserver(() => lost.push(island.hasAttribute('data-lost'))).observe(island, { attributeFilter: ['data-lost'] })
    })
    const before = refused
    // A gesture made while an attempt is on its way asks for nothing more.
    await expect(async () => {
      await name.fill('Lucie T')
      expect(refused).toBeGreaterThan(before)
    }).toPass()
    await expect(sentence(page)).toBeVisible()
    expect(await page.evaluate(() => (Reflect.get(window, 'lost') as boolean[]).includes(false))).toBe(false)
    await page.unroute(react)
    await phone.click()
    await expectAwake(page)
    await expect(sentence(page)).toHaveCount(0)
    await expect(name).toHaveValue('Lucie T')
    await expect(phone).toBeFocused()
  })

  test('it is asked for again once the network is back, without a gesture', async ({ page, context }) => {
    await page.route(react, (route) => route.abort())
    await page.goto('/contact/')
    const { name } = fieldsOf(page.locator('main form'))
    await name.click()
    await expect(sentence(page)).toBeVisible()
    await context.setOffline(true)
    await page.unroute(react)
    await context.setOffline(false)
    await expectAwake(page)
    await expect(sentence(page)).toHaveCount(0)
    await expect(name).toBeFocused()
  })

  test('a submit opens an e-mail with the words, and nothing pretends to send', async ({ page }) => {
    const sent = await answerWith(page, withStatus(200))
    await page.route(react, (route) => route.abort())
    await page.goto('/contact/')
    const asked = await watchNavigations(page)
    const form = page.locator('main form')
    await fillContact(form)
    await fieldsOf(form).submit.click()
    await expect.poll(() => asked.length).toBe(1)
    expectLetter(asked, 'Un proche', visitor.name, visitor.phone, visitor.email, visitor.message.replace('\n', '\r\n'))
    await expect(sentence(page)).toBeVisible()
    await expect(fieldsOf(form).submit.locator('span')).toHaveText('Envoyer le message')
    await expect(fieldsOf(form).submit.locator('span')).toBeVisible()
    await expect(fieldsOf(form).message).toHaveValue(visitor.message)
    expect(sent).toEqual([])
  })

  test('an empty form is refused by the browser itself, and no e-mail opens', async ({ page }) => {
    await page.route(react, (route) => route.abort())
    await page.goto('/contact/')
    const asked = await watchNavigations(page)
    const { submit, seekingFor } = fieldsOf(page.locator('main form'))
    await submit.click()
    await expect(sentence(page)).toBeVisible()
    await expect(seekingFor).toBeFocused()
    expect(asked).toEqual([])
  })

  test('a line that answers nothing is waited for eight seconds; what comes later sends nothing by itself', async ({ page }) => {
    await page.clock.install()
    const sent = await answerWith(page, withStatus(200))
    const letCome = await hold(page, react)
    await page.goto('/contact/')
    const asked = await watchNavigations(page)
    const form = page.locator('main form')
    await fillContact(form)
    await fieldsOf(form).submit.click()
    await expect(fieldsOf(form).submit.locator('span')).toBeHidden()
    await page.clock.fastForward(8_000)
    await expect.poll(() => asked.length).toBe(1)
    expectLetter(asked, 'Un proche', visitor.name, visitor.message.replace('\n', '\r\n'))
    await expect(sentence(page)).toBeVisible()
    letCome()
    await expectAwake(page)
    await expect(sentence(page)).toHaveCount(0)
    await expect(fieldsOf(form).message).toHaveValue(visitor.message)
    expect(sent).toEqual([])
    await fieldsOf(form).submit.click()
    await expect(form.getByText(contactMessages.success)).toBeVisible()
    expect(sent).toEqual([visitor])
  })

  test('the popup comes back to say so when it was closed meanwhile', async ({ page }) => {
    const letFail = await hold(page, react)
    const popup = await openPopup(page)
    const asked = await watchNavigations(page)
    await fillCallback(popup)
    await fieldsOf(popup).submit.click()
    await page.keyboard.press('Escape')
    await expect(popup).toBeHidden()
    await page.context().setOffline(true)
    letFail()
    await expect(popup).toBeVisible()
    await expect(sentence(page)).toBeVisible()
    await expect(popup.getByText(popupMessages.success)).toHaveCount(0)
    expectLetter(asked, visitor.name, visitor.phone)
  })

  test.describe('nor the plain script', () => {
    test.beforeEach(({ page }) => page.route(plainScript, (route) => route.abort()))

    test('the contact page says so, and the form is an e-mail that keeps its accents', async ({ page }) => {
      const sent = await answerWith(page, withStatus(200))
      await page.goto('/contact/')
      await expect(sentence(page)).toBeVisible()
      const asked = await watchNavigations(page)
      const form = page.locator('main form')
      await fillContact(form)
      await fieldsOf(form).submit.click()
      await expect.poll(() => asked.length).toBe(1)
      expectLetter(asked, visitor.name, ...visitor.message.split('\n'))
      await expect(fieldsOf(form).message).toHaveValue(visitor.message)
      await expect(fieldsOf(form).submit.locator('span')).toBeVisible()
      expect(sent).toEqual([])
    })

    test('the browser still refuses an empty form', async ({ page }) => {
      await page.goto('/contact/')
      const asked = await watchNavigations(page)
      await fieldsOf(page.locator('main form')).submit.click()
      await expect(fieldsOf(page.locator('main form')).seekingFor).toBeFocused()
      expect(asked).toEqual([])
    })

    test('the blog shows no search that nobody would answer, and says so', async ({ page }) => {
      await page.goto('/blog/')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('[role="search"]')).toBeHidden()
      await expect(page.getByRole('alert').filter({ hasText: 'La recherche ne répond pas.' })).toBeVisible()
    })
  })
})
