// Both forms with the function on another origin, as in production: nothing is intercepted, or Playwright would answer the preflight itself.
import type { Locator, Page } from '@playwright/test'
import { expect } from '../support/browser'
import { functionOrigin, test } from '../support/elsewhere'
import {
  contactMessages,
  failedRequest,
  fieldsOf,
  fillCallback,
  fillContact,
  openContact,
  openPopup,
  popupMessages,
  visitor,
} from './visitor'

type Form = { open: (page: Page) => Promise<Locator>; fill: (form: Locator) => Promise<void>; messages: typeof contactMessages }

const forms: Record<string, Form> = {
  'the contact form': { open: openContact, fill: fillContact, messages: contactMessages },
  'the popup': { open: openPopup, fill: fillCallback, messages: popupMessages },
}

const toFunction = /^other host: http:\/\/localhost:\d+\/functions\/v1\/send-contact-email$/
const refusedByBrowser = /blocked by CORS policy/

/** What the function answers, the preflights that no page sees included. */
async function watchFunction(page: Page) {
  const session = await page.context().newCDPSession(page)
  const answers: string[] = []
  session.on('Network.responseReceived', ({ type, response }) => {
    if (response.url === `${functionOrigin}/functions/v1/send-contact-email`) answers.push(`${type} ${String(response.status)}`)
  })
  await session.send('Network.enable')
  return answers
}

async function expectFailure(form: Locator, message: string) {
  await expect(form.getByRole('alert').locator('.message')).toHaveText(message)
  await expect(fieldsOf(form).name).toHaveValue(visitor.name)
  await expect(fieldsOf(form).phone).toHaveValue(visitor.phone)
  await expect(fieldsOf(form).email).toHaveValue(visitor.email)
  await expect(fieldsOf(form).submit).toBeEnabled()
}

for (const [what, { open, fill, messages }] of Object.entries(forms)) {
  test.describe(`${what}, its function on another origin`, () => {
    test.use({ expectedProblems: [new RegExp([toFunction, ...failedRequest, refusedByBrowser].map(({ source }) => source).join('|'))] })

    test('sends after a preflight, and says « Merci »', async ({ page }) => {
      const answers = await watchFunction(page)
      const form = await open(page)
      await fill(form)
      const answer = page.waitForResponse((response) => response.request().method() === 'POST')
      await fieldsOf(form).submit.click()
      await expect(form.getByText(messages.success)).toBeVisible()
      await expect(fieldsOf(form).name).toHaveValue('')
      expect((await answer).headers()['access-control-allow-origin']).toBe(new URL(page.url()).origin)
      expect([...answers].sort()).toEqual(['Fetch 200', 'Preflight 204'])
    })

    test('says so, and keeps every field, when the function refuses', async ({ page }) => {
      await page.addInitScript(() => {
        const fetch = window.fetch.bind(window)
        const headers = { 'Content-Type': 'application/json', Authorization: 'Bearer une-autre-cle' }
        window.fetch = (input, init) => fetch(input, init?.method === 'POST' ? { ...init, headers } : init)
      })
      const form = await open(page)
      await fill(form)
      const answer = page.waitForResponse((response) => response.request().method() === 'POST')
      await fieldsOf(form).submit.click()
      expect((await answer).status()).toBe(401)
      await expectFailure(form, messages.failure)
    })

    test('says so, and keeps every field, without a network', async ({ page, context }) => {
      const form = await open(page)
      await fill(form)
      await context.setOffline(true)
      await fieldsOf(form).submit.click()
      await expectFailure(form, messages.failure)
    })

    test.describe('from a site that is not on its list', () => {
      test.use({ siteAddress: 'localhost' })

      test('says so, and keeps every field: the browser does not even send', async ({ page }) => {
        const answers = await watchFunction(page)
        const form = await open(page)
        await fill(form)
        await fieldsOf(form).submit.click()
        await expectFailure(form, messages.failure)
        expect(answers).toEqual(['Preflight 403'])
      })
    })
  })
}
