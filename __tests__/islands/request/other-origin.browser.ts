// Both forms with the function on another origin, as in production: nothing is intercepted, or Playwright would answer the preflight itself.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Locator, Page } from '@playwright/test'
import { expect } from '../../support/browser'
import { functionOrigin, startElsewhere, test } from '../../support/elsewhere'
import { gate } from '../../support/gate'
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
  watchQuestions,
} from './visitor'

type Form = { open: (page: Page) => Promise<Locator>; fill: (form: Locator) => Promise<void>; messages: typeof contactMessages }

const forms: Record<string, Form> = {
  'the contact form': { open: openContact, fill: fillContact, messages: contactMessages },
  'the popup': { open: openPopup, fill: fillCallback, messages: popupMessages },
}

const toFunction = /^other host: http:\/\/(localhost|127\.0\.0\.1):\d+\/functions\/v1\/send-contact-email$/
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
    test.use({ expectedProblems: new RegExp([toFunction, failedRequest, refusedByBrowser].map(({ source }) => source).join('|')) })

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

/** Supabase's usual list. Written out: what our own function accepts has nothing to say about another. */
const usualHeaders = 'authorization, x-client-info, apikey, content-type'

/** A function that is not ours: it lets the preflight wait, and remembers the names in what it is sent. */
async function startOtherFunction() {
  const preflight = gate()
  const names: unknown[] = []
  const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': usualHeaders }
  const server = createServer((request, response) => {
    const answer = async () => {
      if (request.method === 'OPTIONS') await preflight.opened
      else {
        const chunks: Buffer[] = []
        for await (const chunk of request) chunks.push(chunk as Buffer)
        names.push((JSON.parse(Buffer.concat(chunks).toString()) as { name: unknown }).name)
      }
      response.writeHead(200, cors).end()
    }
    void answer()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = () => {
    server.closeAllConnections()
    return new Promise((resolve) => server.close(resolve))
  }
  return { origin: `http://127.0.0.1:${String(port)}`, names, preflight, close }
}

const testWithOtherFunction = test.extend<{ other: Awaited<ReturnType<typeof startOtherFunction>> }>({
  other: async ({}, use) => {
    const other = await startOtherFunction()
    await use(other)
    await other.close()
  },
  baseURL: async ({ other }, use) => {
    const site = await startElsewhere(other.origin)
    await use(`http://127.0.0.1:${String(site.port)}`)
    await site.close()
  },
})

testWithOtherFunction.describe("a function that is not ours and answers Supabase's usual list", () => {
  testWithOtherFunction.use({ expectedProblems: toFunction })

  for (const [what, { open, fill, messages }] of Object.entries(forms))
    testWithOtherFunction(`gets the message, and its visitor « Merci » (${what})`, async ({ page, other }) => {
      other.preflight.open()
      const form = await open(page)
      await fill(form)
      await fieldsOf(form).submit.click()
      await expect(form.getByText(messages.success)).toBeVisible()
      expect(other.names).toEqual([visitor.name])
    })
})

testWithOtherFunction.describe('a page that is left while its request is on its way', () => {
  testWithOtherFunction.use({ expectedProblems: toFunction })

  for (const [what, { open, fill }] of Object.entries(forms))
    testWithOtherFunction(`asks first, and the request arrives all the same (${what})`, async ({ page, other }) => {
      const asked = watchQuestions(page)
      const form = await open(page)
      await fill(form)
      await fieldsOf(form).submit.click()
      await expect(fieldsOf(form).submit).toBeDisabled()
      await form.locator('.privacy a').click()
      await expect(page).toHaveURL(/\/confidentialite\//)
      expect(asked).toEqual(['beforeunload'])
      expect(other.names).toEqual([])
      other.preflight.open()
      await expect.poll(() => other.names).toEqual([visitor.name])
    })
})
