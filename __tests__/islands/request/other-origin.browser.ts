// The contact form with the function on another origin, as in production: nothing is intercepted, or Playwright would answer the preflight itself.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { expect } from '../../support/browser'
import { functionOrigin, startElsewhere, test } from '../../support/elsewhere'
import { gate } from '../../support/gate'
import { contactMessages, fieldsOf, fillContact, openContact, visitor, watchQuestions } from './visitor'

/** Filled. The popup sends by the same hand. */
async function openFilled(page: Page) {
  const form = await openContact(page)
  await fillContact(form)
  return form
}

// One after the other: the site is built otherwise for each process that takes one of them.
test.describe.configure({ mode: 'default' })

test.use({ expectedProblems: /^other host: http:\/\/(localhost|127\.0\.0\.1):\d+\/functions\/v1\/send-contact-email$/ })

test('our function is sent the message after a preflight', async ({ page }) => {
  const session = await page.context().newCDPSession(page)
  const answers: string[] = []
  session.on('Network.responseReceived', ({ type, response }) => {
    if (response.url === `${functionOrigin}/functions/v1/send-contact-email`) answers.push(`${type} ${String(response.status)}`)
  })
  await session.send('Network.enable')
  const form = await openFilled(page)
  await fieldsOf(form).submit.click()
  await expect(form.getByText(contactMessages.success)).toBeVisible()
  await expect(fieldsOf(form).name).toHaveValue('')
  expect(answers.toSorted()).toEqual(['Fetch 200', 'Preflight 204'])
})

test.describe('where this site is not on its list', () => {
  test.use({ siteAddress: 'localhost', expectedProblems: /other host|blocked by CORS policy|Failed to load resource|Not sent/ })

  test('the browser does not even send: the form says so, and keeps every field', async ({ page }) => {
    const form = await openFilled(page)
    await fieldsOf(form).submit.click()
    await expect(form.getByRole('alert').locator('.message')).toHaveText(contactMessages.failure)
    for (const field of ['name', 'phone', 'email', 'message'] as const) await expect(fieldsOf(form)[field]).toHaveValue(visitor[field])
  })
})

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

testWithOtherFunction("a function that is not ours and answers Supabase's usual list gets the message", async ({ page, other }) => {
  other.preflight.open()
  const form = await openFilled(page)
  await fieldsOf(form).submit.click()
  await expect(form.getByText(contactMessages.success)).toBeVisible()
  expect(other.names).toEqual([visitor.name])
})

testWithOtherFunction('a page that is left meanwhile asks first, and the request arrives all the same', async ({ page, other }) => {
  const asked = watchQuestions(page)
  const form = await openFilled(page)
  await fieldsOf(form).submit.click()
  await expect(fieldsOf(form).submit).toBeDisabled()
  await form.locator('.privacy a').click()
  await expect(page).toHaveURL(/\/confidentialite\//)
  expect(asked).toEqual(['beforeunload'])
  expect(other.names).toEqual([])
  other.preflight.open()
  await expect.poll(() => other.names).toEqual([visitor.name])
})
