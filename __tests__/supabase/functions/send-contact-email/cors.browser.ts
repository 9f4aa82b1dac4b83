// The contact form with the function on another origin, as in production: nothing is intercepted,
// or Playwright would answer the preflight itself.
import type { Page } from '@playwright/test'
import { expect, test } from '../../../support/browser'
import {
  functionOrigin,
  useAlternateBuild,
  startWithFunctionHost,
} from '../../../support/alternate-build'
import {
  contactMessages,
  getFields,
  fillContact,
  openContact,
  visitor,
} from '../../../support/contact-page'

/** Filled. The popup sends by the same hand. */
async function openFilled(page: Page) {
  const form = await openContact(page)
  await fillContact(form)
  return form
}

/**
 * The site on another origin than its function, as on a real host: what the browser then asks and
 * refuses is its own CORS.
 */
const at = useAlternateBuild(() => startWithFunctionHost(functionOrigin), '127.0.0.1')

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
  await getFields(form).submit.click()
  await expect(form.getByText(contactMessages.success)).toBeVisible()
  await expect(getFields(form).name).toHaveValue('')
  expect(answers.toSorted()).toEqual(['Fetch 200', 'Preflight 204'])
})

test.describe('where this site is not on its list', () => {
  test.use({
    ...at('localhost'),
    expectedProblems: /other host|blocked by CORS policy|Failed to load resource|Not sent/,
  })

  test('the form says that nothing was sent, and keeps every field', async ({ page }) => {
    const form = await openFilled(page)
    await getFields(form).submit.click()
    await expect(form.getByRole('alert').locator('.message')).toHaveText(contactMessages.failure)
    for (const field of ['name', 'phone', 'email', 'message'] as const)
      await expect(getFields(form)[field]).toHaveValue(visitor[field])
  })
})
