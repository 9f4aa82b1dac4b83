import type { Route } from '@playwright/test'
import { expect, test } from '../../support/browser'
import { expectNoPopup } from '../../support/popup'
import { gate } from '../../support/gate'
import {
  answerWith,
  contactMessages,
  expectAwake,
  failedRequest,
  fieldsOf,
  fillContact,
  functionPath,
  idOf,
  leaveUnanswered,
  openContact,
  visitor,
  watchQuestions,
  withStatus,
} from '../request/visitor'

test.describe('a message that leaves', () => {
  test('reaches the function with its five keys, empties the fields and says « Merci »', async ({ page }) => {
    const form = await openContact(page)
    await fillContact(form)
    const request = page.waitForRequest(/\/functions\/v1\/send-contact-email$/)
    await fieldsOf(form).submit.click()
    const sent = await request
    expect(sent.method()).toBe('POST')
    expect(sent.headers()['content-type']).toBe('application/json')
    expect(sent.headers().authorization).toMatch(/^Bearer .+/)
    expect(sent.postDataJSON()).toEqual(visitor)

    await expect(form.getByRole('status').filter({ hasText: 'Merci' })).toHaveText(contactMessages.success)
    await expect(form.locator('.answer')).toBeFocused()
    const fields = fieldsOf(form)
    for (const field of [fields.seekingFor, fields.name, fields.phone, fields.email, fields.message]) await expect(field).toHaveValue('')
    expect(page.url()).toMatch(/\/contact\/$/)
  })

  for (const [width, height] of [
    [360, 640],
    [1280, 800],
  ] as const)
    test.describe(`${String(width)} px wide`, () => {
      test.use({ viewport: { width, height } })

      test('leaves its thanks in the place of the form, in view, and another may be written', async ({ page }) => {
        const form = await openContact(page)
        const sent = await answerWith(page, withStatus(200))
        await fillContact(form)
        await fieldsOf(form).submit.click()
        await expect(form.getByText(contactMessages.success)).toBeInViewport({ ratio: 1 })
        for (const field of Object.values(fieldsOf(form))) await expect(field).toBeHidden()
        // Once the hand has come to rest.
        await expect(async () => {
          await form.getByRole('button', { name: 'Écrire un autre message' }).click()
          await expect(fieldsOf(form).seekingFor).toBeFocused({ timeout: 100 })
        }).toPass()
        await expect(form.getByText(contactMessages.success)).toHaveCount(0)
        await fillContact(form)
        await fieldsOf(form).message.fill('Autre chose.')
        // By a key: a second press on the same spot at once would be that of a hand that trembles.
        await fieldsOf(form).submit.press('Enter')
        await expect(form.getByText(contactMessages.success)).toBeVisible()
        expect(sent).toEqual([visitor, { ...visitor, message: 'Autre chose.' }])
      })
    })
})

test.describe('a message that does not leave', () => {
  test.use({ expectedProblems: failedRequest })

  // Each way of failing that the sender knows of: send-request.unit.test.ts. A redirect is the browser's to follow or not.
  const failures = {
    'the function is down': withStatus(503),
    'the address answers with another': (route: Route) => route.fulfill({ status: 302, headers: { location: '/' } }),
  }
  for (const [what, answer] of Object.entries(failures)) {
    test(`says so and keeps every field when ${what}`, async ({ page }) => {
      const form = await openContact(page)
      await answerWith(page, answer)
      await fillContact(form)
      const fields = fieldsOf(form)
      await fields.submit.click()
      await expect(form.getByRole('alert').filter({ hasText: 'erreur' }).locator('.message')).toHaveText(contactMessages.failure)
      await expect(form.locator('.answer')).toBeFocused()
      for (const name of ['seekingFor', 'name', 'phone', 'email', 'message'] as const) await expect(fields[name]).toHaveValue(visitor[name])
      await expect(fields.submit).toBeEnabled()
    })
  }

  test('offers the phone and an e-mail that holds what the fields hold now', async ({ page }) => {
    const form = await openContact(page)
    await answerWith(page, withStatus(503))
    await fillContact(form)
    await fieldsOf(form).submit.click()
    await expect(form.locator('.answer a[href^="tel:"]')).toBeVisible()
    const letter = form.locator('.answer a[href^="mailto:"]')
    const read = async () => {
      const url = new URL((await letter.getAttribute('href')) ?? '')
      return new URLSearchParams(url.search).get('body') ?? ''
    }
    for (const value of [visitor.name, visitor.phone, visitor.email, visitor.message.replace('\n', '\r\n')])
      expect(await read()).toContain(value)
    await fieldsOf(form).message.fill('Autre chose, 100 % différent')
    // A mail program opens beside the tab, which stays: nothing to ask.
    const asked = watchQuestions(page)
    await letter.click()
    expect(asked).toEqual([])
    expect(await read()).toContain('Autre chose, 100 % différent')
    await expect(fieldsOf(form).message).toHaveValue('Autre chose, 100 % différent')
  })

  test(
    'asks before the page is left while the message is on its way, and then says what became of it',
    { tag: '@window' },
    async ({ page }) => {
      const form = await openContact(page)
      const answer = gate()
      await answerWith(page, async (route) => {
        await answer.opened
        await withStatus(503)(route)
      })
      await fillContact(form)
      await fieldsOf(form).submit.click()
      await expect(fieldsOf(form).submit).toBeDisabled()
      const asked = watchQuestions(page, 'stay')
      await page.locator('footer a[href$="/faq/"]').click()
      await expect.poll(() => asked).toEqual(['beforeunload'])
      answer.open()
      await expect(form.getByText(contactMessages.failure)).toBeVisible()
      await expect(fieldsOf(form).message).toHaveValue(visitor.message)
      // The words are kept in this tab: nothing more to ask.
      await page.locator('footer a[href$="/faq/"]').press('Enter')
      await expect(page).toHaveURL(/\/faq\//)
      expect(asked).toHaveLength(1)
    },
  )
})

test.describe('what must be corrected', () => {
  test.describe('on a wide screen', () => {
    test.use({ viewport: { width: 1280, height: 900 } })

    test('two fields side by side keep their labels, and their boxes, on one line', async ({ page }) => {
      const form = await openContact(page)
      const { phone, email, submit } = fieldsOf(form)
      const tops = () =>
        form.evaluate((element) => {
          const top = (selector: string) => Math.round(element.querySelector(selector)?.getBoundingClientRect().top ?? 0)
          return ['label[for="contact-phone"]', 'label[for="contact-email"]', '#contact-phone', '#contact-email'].map(top)
        })
      const expectAligned = async () => {
        const [label, otherLabel, box, otherBox] = await tops()
        expect(otherLabel).toBe(label)
        expect(otherBox).toBe(box)
      }
      await expectAligned()
      await phone.fill('418 555-019')
      await phone.blur()
      await expect(form.locator('.advice')).not.toBeEmpty()
      await expectAligned()
      await email.fill('lucie@exemple.ca')
      await phone.fill('')
      await submit.click()
      await expect(phone).toHaveAttribute('aria-invalid', 'true')
      await expectAligned()
    })
  })

  test('what the browser alone refuses, an accent before the @, is said like the rest', async ({ page }) => {
    const form = await openContact(page)
    const sent = await answerWith(page, withStatus(200))
    await fillContact(form)
    const { email, submit } = fieldsOf(form)
    await email.fill('hélène@exemple.ca')
    await submit.click()
    await expect(email).toBeFocused()
    await expect(form.locator('.error')).toContainText('Cette adresse contient')
    expect(sent).toEqual([])
  })
})

test.describe('a page that is left while its message is on its way', { tag: '@window' }, () => {
  const sentence = 'La page s’est fermée pendant l’envoi.'

  test('says on return that nobody knows; sent again, it is the same message, and the answer is said', async ({ page }) => {
    const form = await openContact(page)
    await expect(page.getByText(sentence)).toBeHidden()
    await fillContact(form)
    const id = await leaveUnanswered(page, form)
    expect(id).toMatch(/^\d{16,50}$/)
    await page.locator('footer a[href$="/contact/"]').click()
    await expect(form.getByRole('alert').filter({ hasText: sentence })).toBeVisible()
    await expect(fieldsOf(form).message).toHaveValue(visitor.message)
    const again = page.waitForRequest(functionPath)
    await answerWith(page, withStatus(200))
    await fieldsOf(form).submit.click()
    expect(idOf(await again)).toBe(id)
    await expect(form.getByText(contactMessages.success)).toBeVisible()
    await expect(page.getByText(sentence)).toBeHidden()
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-start')
    await expect(page.getByText(sentence)).toBeHidden()
  })

  test('and the popup waits: it has most likely arrived', async ({ page }) => {
    await page.clock.install()
    const form = await openContact(page)
    await fillContact(form)
    await leaveUnanswered(page, form)
    await expectNoPopup(page)
  })
})

test.describe('a draft', () => {
  test('is not undone by Back, to a page where less of it was written', { tag: '@window' }, async ({ page }) => {
    const { message } = fieldsOf(await openContact(page))
    await message.fill('Bonjour')
    await page.locator('footer a[href$="/faq/"]').click()
    await expect(page).toHaveURL(/\/faq\//)
    await page.locator('footer a[href$="/contact/"]').click()
    await expect(message).toHaveValue('Bonjour')
    await message.fill('Bonjour, ma mère cherche à Beauport.')
    await page.goBack()
    await expect(page).toHaveURL(/\/faq\//)
    await page.goBack()
    await expect(message).toHaveValue('Bonjour, ma mère cherche à Beauport.')
  })

  test('survives a reload, another page and Back, and is what leaves', { tag: '@window' }, async ({ page }) => {
    const form = await openContact(page)
    const asked = watchQuestions(page)
    await fillContact(form)
    const expectWords = async () => {
      await expect(fieldsOf(form).seekingFor).toHaveValue(visitor.seekingFor)
      await expect(fieldsOf(form).message).toHaveValue(visitor.message)
    }
    await page.reload()
    await expectWords()
    expect(asked).toEqual(['beforeunload'])
    await page.locator('footer a[href$="/faq/"]').click()
    await expect(page).toHaveURL(/\/faq\//)
    await page.goBack()
    await expectWords()
    // By its link: an address that is typed over an unsent message is asked about, once the form listens.
    await page.locator('footer a[href$="/faq/"]').press('Enter')
    await expect(page).toHaveURL(/\/faq\//)
    await page.locator('footer a[href$="/contact/"]').click()
    await expect(page).toHaveURL(/\/contact\//)
    await expectWords()
    expect(asked).toEqual(['beforeunload'])
    const sent = await answerWith(page, withStatus(200))
    await fieldsOf(form).submit.click()
    await expect(form.getByText(contactMessages.success)).toBeVisible()
    expect(sent).toEqual([visitor])
  })

  test('an unsent message asks before the tab closes; without one, nothing asks', { tag: '@window' }, async ({ page }) => {
    const form = await openContact(page)
    const asked = watchQuestions(page)
    await fieldsOf(form).name.pressSequentially('Lucie')
    await page.reload()
    expect(asked).toEqual([])
    await fieldsOf(form).message.pressSequentially('Bonjour')
    await expectAwake(page)
    await page.reload()
    expect(asked).toEqual(['beforeunload'])
    await fieldsOf(form).message.fill('')
    await expectAwake(page)
    await page.reload()
    expect(asked).toEqual(['beforeunload'])
  })

  test('once sent, nothing asks and nothing comes back', { tag: '@window' }, async ({ page }) => {
    const form = await openContact(page)
    await answerWith(page, withStatus(200))
    const asked = watchQuestions(page)
    await fillContact(form)
    await fieldsOf(form).submit.click()
    await expect(form.getByText(contactMessages.success)).toBeVisible()
    await page.reload()
    await expect(fieldsOf(form).message).toHaveValue('')
    expect(asked).toEqual([])
  })
})
