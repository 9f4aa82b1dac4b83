// The contact form with the function on another origin, as in production: nothing is intercepted,
// or Playwright would answer the preflight itself. npm run test:slow runs it in each engine.
import { testServerPort } from '@/scripts/support/environment.mjs'
import { expect, test } from '../../../support/browser'
import { contactMessages, getFields, fillContact } from '../../../support/contact-page'

test.use({
  // The same server by another name is another origin.
  baseURL: `http://127.0.0.1:${testServerPort}`,
  // The policy of this export allows no other host: csp.unit.test.ts has one that does.
  bypassCSP: true,
  // On a phone, the fields that the thanks replace are higher than the screen.
  viewport: { width: 360, height: 740 },
  expectedProblems: /^other host: http:\/\/localhost:\d+\/functions\/v1\/send-contact-email\?/,
})

test('sends a message to our function, and shows the thanks', async ({ page }) => {
  // The address that a build with FUNCTION_HOST has: send-request.unit.test.ts.
  await page.addInitScript((functionHost) => {
    const send = window.fetch.bind(window)
    window.fetch = (address, options) => {
      const isOfFunction = typeof address === 'string' && address.startsWith('/functions/')
      return send(isOfFunction ? functionHost + address : address, options)
    }
  }, `http://localhost:${testServerPort}`)
  await page.goto('/contact/')
  const form = page.locator('main form')
  await fillContact(form)
  const request = page.waitForRequest('http://localhost:*/functions/**')
  await getFields(form).submit.click()
  await request
  await expect(form.getByText(contactMessages.success)).toBeInViewport()
  await expect(getFields(form).name).toHaveCount(0)
})
