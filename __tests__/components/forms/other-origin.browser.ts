// The contact form with the function on another origin, as in production: nothing is intercepted, or Playwright would answer the preflight itself.
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { Page } from '@playwright/test'
import { expect, test } from '../../support/browser'
import { functionOrigin, openOtherwise, startElsewhere } from '../../support/elsewhere'
import { gate } from '../../support/gate'
import {
  contactMessages,
  fieldsOf,
  fillContact,
  openContact,
  visitor,
  watchQuestions,
} from './visitor'

/** Filled. The popup sends by the same hand. */
async function openFilled(page: Page) {
  const form = await openContact(page)
  await fillContact(form)
  return form
}

/** The site on another origin than its function, as on a real host: what the browser then asks and refuses is its own CORS. */
const at = openOtherwise(() => startElsewhere(functionOrigin), '127.0.0.1')

test.use({
  expectedProblems:
    /^other host: http:\/\/(localhost|127\.0\.0\.1):\d+\/functions\/v1\/send-contact-email$/,
})

test('our function is sent the message after a preflight', async ({ page }) => {
  const session = await page.context().newCDPSession(page)
  const answers: string[] = []
  session.on('Network.responseReceived', ({ type, response }) => {
    if (response.url === `${functionOrigin}/functions/v1/send-contact-email`)
      answers.push(`${type} ${String(response.status)}`)
  })
  await session.send('Network.enable')
  const form = await openFilled(page)
  await fieldsOf(form).submit.click()
  await expect(form.getByText(contactMessages.success)).toBeVisible()
  await expect(fieldsOf(form).name).toHaveValue('')
  expect(answers.toSorted()).toEqual(['Fetch 200', 'Preflight 204'])
})

test.describe('where this site is not on its list', () => {
  test.use({
    ...at('localhost'),
    expectedProblems: /other host|blocked by CORS policy|Failed to load resource|Not sent/,
  })

  test('the browser does not even send: the form says so, and keeps every field', async ({
    page,
  }) => {
    const form = await openFilled(page)
    await fieldsOf(form).submit.click()
    await expect(form.getByRole('alert').locator('.message')).toHaveText(contactMessages.failure)
    for (const field of ['name', 'phone', 'email', 'message'] as const)
      await expect(fieldsOf(form)[field]).toHaveValue(visitor[field])
  })
})

/** Supabase's usual list. Written out: what our own function accepts has nothing to say about another. */
const usualHeaders = 'authorization, x-client-info, apikey, content-type'

type OtherFunction = { origin: string; names: unknown[]; preflight: ReturnType<typeof gate> }

const testWithOtherFunction = test.extend<{ other: OtherFunction }>({
  /** A function that is not ours: it lets the preflight wait, and remembers the names in what it is sent. */
  other: async ({}, use) => {
    const preflight = gate()
    const names: unknown[] = []
    const receive = async (request: IncomingMessage) => {
      if (request.method === 'OPTIONS') return preflight.opened
      names.push((JSON.parse(await text(request)) as { name: unknown }).name)
    }
    const headers = {
      'access-control-allow-origin': '*',
      'access-control-allow-headers': usualHeaders,
    }
    const server = createServer(
      (request, response) =>
        void receive(request).then(() => response.writeHead(200, headers).end()),
    )
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    await use({
      origin: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
      names,
      preflight,
    })
    server.closeAllConnections()
    server.close()
  },
})

testWithOtherFunction.describe('a function that is not ours', () => {
  testWithOtherFunction.use({
    baseURL: async ({ other }, use) => {
      const site = await startElsewhere(other.origin)
      await use(`http://127.0.0.1:${String(site.port)}`)
      await site.close()
    },
  })

  testWithOtherFunction(
    "and answers Supabase's usual list gets the message, even of a page that is left meanwhile, which asks first",
    async ({ page, other }) => {
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
    },
  )
})
