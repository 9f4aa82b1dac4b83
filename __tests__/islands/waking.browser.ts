import { expect, test } from '../support/browser'
import { hold } from '../support/gate'
import {
  answerWith,
  contactMessages,
  fieldsOf,
  fillContact,
  formReady,
  openContact,
  visitor,
  watchNavigations,
  withStatus,
} from './visitor'

const scripts = /\/_next\/static\/.*\.js/

/** A mail program is asked for, with what was typed in the body of the e-mail. */
function expectLetter(asked: readonly string[], ...values: string[]) {
  expect(asked).toHaveLength(1)
  const url = new URL(asked[0] ?? '')
  expect(url.protocol).toBe('mailto:')
  for (const value of values) expect(url.searchParams.get('body')).toContain(value)
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form becomes an e-mail, the phone stands beside it, and the words stay', async ({ page }) => {
    await page.goto('/contact/')
    const form = page.locator('main form')
    await expect(form.locator('.without-script')).toBeVisible()
    await expect(page.locator('main a[href^="tel:"]').first()).toBeVisible()
    const asked = await watchNavigations(page)
    await fillContact(form)
    await fieldsOf(form).submit.click()
    await expect.poll(() => asked.length).toBe(1)
    // Chromium garbles accents here, and only here.
    expectLetter(asked, visitor.seekingFor, visitor.name, visitor.phone, visitor.email, 'Beauport.')
    expect(asked[0]).not.toContain('homepage')
    expect(page.url()).toMatch(/\/contact\/$/)
    await expect(fieldsOf(form).message).toHaveValue(visitor.message)
  })

  test('the browser still refuses an empty form', async ({ page }) => {
    await page.goto('/contact/')
    const asked = await watchNavigations(page)
    await fieldsOf(page.locator('main form')).submit.click()
    await expect(fieldsOf(page.locator('main form')).seekingFor).toBeFocused()
    expect(asked).toEqual([])
  })
})

test.describe('before the script is ready', () => {
  test('what is typed survives its arrival', async ({ page }) => {
    const letCome = await hold(page, scripts)
    await page.goto('/contact/', { waitUntil: 'commit' })
    const form = page.locator('main form')
    await fillContact(form)
    letCome()
    await formReady(page)
    const sent = await answerWith(page, withStatus(200))
    await expect(fieldsOf(form).name).toHaveValue(visitor.name)
    await fieldsOf(form).submit.click()
    await expect(form.getByText(contactMessages.success)).toBeVisible()
    expect(sent).toEqual([visitor])
  })

  test('a submit is held, says so, and leaves once the script is there', async ({ page }) => {
    const letCome = await hold(page, scripts)
    const sent = await answerWith(page, withStatus(200))
    await page.goto('/contact/', { waitUntil: 'commit' })
    const asked = await watchNavigations(page)
    const form = page.locator('main form')
    const { submit } = fieldsOf(form)
    await fillContact(form)
    await submit.click()
    await submit.click()
    await expect(page.locator('html')).toHaveAttribute('data-form', 'held')
    expect(await submit.evaluate((button) => getComputedStyle(button, '::before').content)).toBe('"Envoi en cours..."')
    expect(asked).toEqual([])
    letCome()
    await expect(form.getByText(contactMessages.success)).toBeVisible()
    expect(sent).toEqual([visitor])
    expect(asked).toEqual([])
    expect(page.url()).toMatch(/\/contact\/$/)
  })

  test.describe('when it never comes', () => {
    test.use({ expectedProblems: [/Failed to load resource/] })

    test('the submit becomes an e-mail after eight seconds, and the words stay', async ({ page }) => {
      await page.clock.install()
      await page.route(scripts, (route) => route.abort())
      await page.goto('/contact/')
      const asked = await watchNavigations(page)
      const form = page.locator('main form')
      await fillContact(form)
      await fieldsOf(form).submit.click()
      await expect(page.locator('html')).toHaveAttribute('data-form', 'held')
      await page.clock.fastForward(8_000)
      await expect.poll(() => asked.length).toBe(1)
      expectLetter(asked, 'Un proche', visitor.name, visitor.phone, visitor.email, visitor.message)
      await expect(fieldsOf(form).message).toHaveValue(visitor.message)
      await expect(page.locator('html')).not.toHaveAttribute('data-form')
    })
  })
})

test('after a soft navigation to it, the form is ready at once', async ({ page }) => {
  await page.goto('/faq/')
  await openContact(page)
  await page.locator('footer a[href$="/faq/"]').click()
  await expect(page).toHaveURL(/\/faq\//)
  await page.locator('footer a[href$="/contact/"]').click()
  const form = page.locator('main form')
  const sent = await answerWith(page, withStatus(200))
  await fillContact(form)
  await fieldsOf(form).submit.click()
  await expect(form.getByText(contactMessages.success)).toBeVisible()
  expect(sent).toEqual([visitor])
})
