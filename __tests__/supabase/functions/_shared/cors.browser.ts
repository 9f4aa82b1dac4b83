// The contact form with the function on another origin, as in production: nothing is intercepted,
// or Playwright would answer the preflight itself. npm run test:slow runs it in each engine.
import { testServerPort } from '@/scripts/support/environment.mjs'
import { expect, test } from '../../../support/browser'
import { useAlternateBuild } from '../../../support/alternate-build'
import { contactMessages, getFields, fillContact } from '../../../support/contact-page'

/** The address of the server that every browser test shares. */
const functionHost = `http://localhost:${testServerPort}`

useAlternateBuild(
  {
    env: { NEXT_PUBLIC_FUNCTION_HOST: functionHost },
    outside: { functionHost, chat: { hosts: [] } },
  },
  '127.0.0.1',
)

test.use({
  // On a phone, the fields that the thanks replace are higher than the screen.
  viewport: { width: 360, height: 740 },
  expectedProblems: /^other host: http:\/\/localhost:\d+\/functions\/v1\/send-contact-email\?/,
})

test('sends a message to our function, and shows the thanks', async ({ page }) => {
  await page.goto('/contact/')
  const form = page.locator('main form')
  await fillContact(form)
  await getFields(form).submit.click()
  await expect(form.getByText(contactMessages.success)).toBeInViewport()
  await expect(getFields(form).name).toHaveCount(0)
})
