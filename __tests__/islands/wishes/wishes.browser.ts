import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../support/browser'
import { hold } from '../../support/gate'
import {
  answerWith,
  contactMessages,
  fieldsOf,
  fillContact,
  openContact,
  visitor,
  watchNavigations,
  watchQuestions,
  withStatus,
} from '../request/visitor'

const marker = '— Souhaits de rappel —'
const written = 'Vos souhaits sont écrits à la fin du message. Vous pouvez les corriger.'

const wishes = (form: Locator) => form.getByRole('group', { name: /^Quand et comment vous répondre/ })
const ask = (form: Locator) => form.getByText(/^Quand et comment vous répondre/).click()
async function openWishes(page: Page) {
  const form = await openContact(page)
  await ask(form)
  return form
}
/** Their code comes at the first touch. */
const listens = (form: Locator) => expect(wishes(form)).toHaveAttribute('data-awake')
async function tick(form: Locator, name: string | RegExp) {
  await wishes(form).getByLabel(name).check()
  await listens(form)
}
const message = (form: Locator) => fieldsOf(form).message
/** Without the spaces that typography does not let break. */
const read = async (form: Locator) => (await message(form).inputValue()).replaceAll('\u00A0', ' ')
const note = (form: Locator) => form.locator('[data-wish-status]')

test('what is wished is written at the end of the message, rewritten at each change, never doubled, and leaves with it', async ({
  page,
}) => {
  const form = await openWishes(page)
  await fillContact(form)
  await expect(note(form)).toBeEmpty()
  await tick(form, 'Jeudi')
  await expect(note(form)).toHaveText(written)
  await tick(form, 'Mardi')
  await tick(form, /^Après-midi/)
  await tick(form, 'Par téléphone')
  await form.getByLabel('Qui demander au téléphone?').fill('ma fille')
  await form.getByRole('group', { name: 'Peut-on laisser un message vocal?' }).getByLabel('Non').check()
  const whole = `${visitor.message}\n\n${marker} Mardi ou jeudi, après-midi. Par téléphone, demander ma fille. Pas de message vocal. —`
  expect(await read(form)).toBe(whole)

  const sent = await answerWith(page, withStatus(200))
  await fieldsOf(form).submit.click()
  await expect(form.getByText(contactMessages.success)).toBeVisible()
  expect(sent.map((body) => Object.keys(body as object).sort())).toEqual([['email', 'message', 'name', 'phone', 'seekingFor']])
  expect((sent[0] as { message: string }).message.replaceAll('\u00A0', ' ')).toBe(whole)

  await expect(wishes(form).locator(':checked')).toHaveCount(0)
  await expect(form.getByLabel('Qui demander au téléphone?')).toHaveValue('')
  await expect(note(form)).toBeEmpty()
})

test('corrected by hand it stays as corrected, until the next change writes it anew, once', async ({ page }) => {
  const form = await openWishes(page)
  await message(form).fill('Bonjour')
  await tick(form, 'Lundi')
  await message(form).fill(`Bonjour\n\n${marker} Lundi, mais pas trop tôt`)
  await expect(note(form)).toHaveText(written)
  await fieldsOf(form).name.fill(visitor.name)
  expect(await read(form)).toBe(`Bonjour\n\n${marker} Lundi, mais pas trop tôt`)
  await tick(form, 'Vendredi')
  expect(await read(form)).toBe(`Bonjour\n\n${marker} Lundi ou vendredi. —`)
  await message(form).fill('Bonjour')
  await expect(note(form)).toBeEmpty()
})

test('a message made too long by its wishes says so beside the field, and is not sent', async ({ page }) => {
  const form = await openWishes(page)
  const sent = await answerWith(page, withStatus(200))
  await fillContact(form)
  await message(form).fill('a'.repeat(4990))
  await tick(form, 'Lundi')
  await expect(note(form)).toHaveText(/^Votre message et vos souhaits sont trop longs\. Caractères en trop\u00A0: \d+\. Raccourcissez/)
  await fieldsOf(form).submit.click()
  await expect(message(form)).toBeFocused()
  await expect(message(form)).toHaveAccessibleDescription(/Il en faut 5.000 au plus\./)
  expect(sent).toEqual([])
  await message(form).fill('Bonjour')
  await expect(message(form)).toHaveAttribute('aria-invalid', 'false')
})

test('the draft keeps the wishes and their ticks: a reload changes nothing, and the next change starts from them', async ({ page }) => {
  let form = await openWishes(page)
  watchQuestions(page)
  await fillContact(form)
  await tick(form, 'Jeudi')
  await tick(form, 'Par téléphone')
  await form.getByLabel('Qui demander au téléphone?').fill('ma fille')
  const whole = `${visitor.message}\n\n${marker} Jeudi. Par téléphone, demander ma fille. —`
  await page.reload()
  form = page.locator('main form')
  expect(await read(form)).toBe(whole)
  await expect(form.locator('details.wishes')).not.toHaveAttribute('open')
  await ask(form)
  await expect(wishes(form).locator(':checked')).toHaveCount(2)
  await wishes(form).dispatchEvent('pointerdown')
  await listens(form)
  expect(await read(form)).toBe(whole)
  await expect(note(form)).toHaveText(written)
  await tick(form, 'Mardi')
  expect(await read(form)).toBe(`${visitor.message}\n\n${marker} Mardi ou jeudi. Par téléphone, demander ma fille. —`)
})

test('what is ticked before their code is there is written when it comes, and a submit waits for it', async ({ page }) => {
  const letCome = await hold(page, /\/scripts\/wishes-/)
  const form = await openWishes(page)
  const sent = await answerWith(page, withStatus(200))
  await fillContact(form)
  await wishes(form).getByLabel('Lundi').check()
  await wishes(form).getByLabel('Jeudi').check()
  await fieldsOf(form).submit.click()
  await expect(page.locator('[data-held]')).toHaveCount(1)
  expect(sent).toEqual([])
  letCome()
  await expect(form.getByText(contactMessages.success)).toBeVisible()
  expect((sent[0] as { message: string }).message).toBe(`${visitor.message}\n\n${marker} Lundi ou jeudi. —`)
})

test.describe('where nothing can write them', () => {
  const says = 'Écrivez aussi, si vous le voulez, le jour et l’heure'

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('they are not asked for', async ({ page }) => {
      await page.goto('/contact/')
      await expect(wishes(page.locator('main form'))).toBeHidden()
    })
  })

  test.describe('because a file does not come', () => {
    test.use({ expectedProblems: /Failed to load resource/ })

    test('they go, and the same help says so', async ({ page }) => {
      await page.route('**/scripts/wishes-*.js', (route) => route.abort())
      const form = await openWishes(page)
      await wishes(form).getByLabel('Lundi').click()
      await expect(form.locator('.wishes').first()).toBeHidden()
      await expect(form.locator('#contact-message-help')).toContainText(says)
    })

    test('where React alone does not, they are written all the same, and the e-mail holds them', async ({ page }) => {
      await page.route('**/scripts/part-*.js', (route) => route.abort())
      await page.goto('/contact/')
      const form = page.locator('main form')
      await fillContact(form)
      await ask(form)
      await tick(form, 'Lundi')
      expect(await read(form)).toBe(`${visitor.message}\n\n${marker} Lundi. —`)
      const letters = await watchNavigations(page)
      await fieldsOf(form).submit.click()
      await expect.poll(() => letters.map((url) => decodeURIComponent(url)).join('')).toContain(`${marker} Lundi. —`)
    })
  })
})
