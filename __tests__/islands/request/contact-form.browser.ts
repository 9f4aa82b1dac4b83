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
  fillCallback,
  fillContact,
  freeze,
  functionPath,
  idOf,
  leaveUnanswered,
  openContact,
  visitor,
  watchQuestions,
  withStatus,
} from './visitor'

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
    expect(await page.evaluate(() => sessionStorage.getItem('fanal-contact-draft'))).toBeNull()
    expect(page.url()).toMatch(/\/contact\/$/)
  })

  test('starts with empty fields, and waits on a disabled button that says so', async ({ page }) => {
    const form = await openContact(page)
    const fields = fieldsOf(form)
    for (const field of [fields.seekingFor, fields.name, fields.phone, fields.email, fields.message]) await expect(field).toHaveValue('')
    await expect(fields.seekingFor.locator('option').first()).toHaveText('Sélectionnez une option')
    const answer = gate()
    await answerWith(page, async (route) => {
      await answer.opened
      await withStatus(200)(route)
    })
    await fillContact(form)
    await fields.submit.click()
    await expect(fields.submit).toHaveText('Envoi en cours...')
    await expect(fields.submit).toBeDisabled()
    answer.open()
    await expect(form.getByText(contactMessages.success)).toBeVisible()
    await expect(fields.submit).toHaveText('Envoyer le message')
    await expect(fields.submit).toBeEnabled()
  })

  test('leaves once for three fast clicks, and the last click does not turn « Merci » into errors', async ({ page }) => {
    await page.clock.install()
    const form = await openContact(page)
    const sent = await answerWith(page, withStatus(200))
    await fillContact(form)
    // The moment of rest that follows a success lasts as long as this test needs.
    await freeze(page)
    await fieldsOf(form).submit.evaluate((button: HTMLButtonElement) => {
      for (let click = 0; click < 3; click++) button.click()
    })
    await expect(form.getByText(contactMessages.success)).toBeVisible()
    await page.clock.runFor(500)
    await form.getByRole('button', { name: 'Écrire un autre message' }).click()
    await expect(form.getByText(contactMessages.success)).toBeVisible()
    await expect(fieldsOf(form).name).toBeHidden()
    expect(sent).toEqual([visitor])
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
        await fieldsOf(form).submit.click()
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

  test('goes back through idle at the next submit, then succeeds', async ({ page }) => {
    const form = await openContact(page)
    const answers = [503, 200]
    const sent = await answerWith(page, (route) => withStatus(answers.shift() ?? 500)(route))
    await fillContact(form)
    await form.evaluate((element) => {
      const seen: string[] = []
      Object.assign(window, { seen })
      const note = () => {
        const text = element.querySelector('.answer')?.textContent ?? ''
        const button = element.querySelector('button[type=submit]')?.textContent ?? ''
        const state = text.startsWith('Merci') ? 'success' : text ? 'error' : button.startsWith('Envoi en') ? 'submitting' : 'idle'
        if (seen.at(-1) !== state) seen.push(state)
      }
      note()
      new MutationObserver(note).observe(element, { childList: true, subtree: true, characterData: true })
    })
    await fieldsOf(form).submit.click()
    await expect(form.getByText(contactMessages.failure)).toBeVisible()
    await fieldsOf(form).submit.click()
    await expect(form.getByText(contactMessages.success)).toBeVisible()
    expect(await page.evaluate(() => Reflect.get(window, 'seen') as string[])).toEqual([
      'idle',
      'submitting',
      'error',
      'idle',
      'submitting',
      'success',
    ])
    expect(sent).toEqual([visitor, visitor])
  })

  test('stops waiting after fifteen seconds', async ({ page }) => {
    await page.clock.install()
    const form = await openContact(page)
    await answerWith(page, () => new Promise(() => undefined))
    await fillContact(form)
    await freeze(page)
    await fieldsOf(form).submit.click()
    await expect(fieldsOf(form).submit).toBeDisabled()
    await page.clock.runFor(14_900)
    await expect(fieldsOf(form).submit).toBeDisabled()
    await page.clock.runFor(200)
    await expect(form.getByText(contactMessages.failure)).toBeVisible()
    await expect(fieldsOf(form).message).toHaveValue(visitor.message)
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
      await page.locator('footer a[href$="/faq/"]').click()
      await expect(page).toHaveURL(/\/faq\//)
      expect(asked).toHaveLength(1)
    },
  )

  test('says so offline', async ({ page, context }) => {
    const form = await openContact(page)
    await fillContact(form)
    await context.setOffline(true)
    await fieldsOf(form).submit.click()
    await expect(form.getByText(contactMessages.failure)).toBeVisible()
    await context.setOffline(false)
  })
})

test.describe('what must be corrected', () => {
  test('is said beside each field, in French, and the first one has the focus', async ({ page }) => {
    const form = await openContact(page)
    const sent = await answerWith(page, withStatus(200))
    const fields = fieldsOf(form)
    await expect(form.locator('[aria-invalid="false"]')).toHaveCount(5)
    await fields.submit.click()
    await expect(fields.seekingFor).toBeFocused()
    await expect(fields.seekingFor).toHaveAccessibleDescription(/Choisissez pour qui vous cherchez\.$/)
    await expect(fields.name).toHaveAccessibleDescription('À corriger : Écrivez votre nom.')
    await expect(fields.phone).toHaveAccessibleDescription(/Écrivez votre numéro de téléphone\./)
    await expect(fields.email).toHaveAccessibleDescription(/Écrivez votre adresse courriel\./)
    await expect(fields.message).toHaveAccessibleDescription(/Écrivez quelques mots\./)
    await expect(form.locator('[aria-invalid="true"]')).toHaveCount(5)
    const alert = form.locator('[role="alert"].visually-hidden')
    await expect(form.locator('.count')).toHaveText('Il reste 5 réponses à corriger.')
    await expect(alert).toHaveText('Il reste 5 réponses à corriger.')
    // Asked again with the focus already there, it is said aloud.
    await fields.submit.evaluate((button: HTMLButtonElement) => {
      button.click()
    })
    await expect(alert).toHaveText(/^Il reste 5 réponses à corriger\. .*Choisissez pour qui vous cherchez\./)
    expect(sent).toEqual([])
  })

  test('goes away field by field as it is corrected', async ({ page }) => {
    const form = await openContact(page)
    const fields = fieldsOf(form)
    await fields.submit.click()
    await fields.name.fill(visitor.name)
    await expect(fields.name).toHaveAttribute('aria-invalid', 'false')
    await expect(fields.phone).toHaveAttribute('aria-invalid', 'true')
    await expect(form.locator('.count')).toHaveText('Il reste 4 réponses à corriger.')
    // What was said aloud holds no more.
    await expect(form.locator('[role="alert"].visually-hidden')).toBeEmpty()
    await fillContact(form)
    await expect(form.locator('.count')).toHaveCount(0)
  })

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

  const refused = [
    { field: 'name', value: '   ', says: 'Écrivez votre nom.' },
    { field: 'email', value: 'lucie', says: 'Il manque le @ dans l’adresse' },
    // The browser alone refuses this one.
    { field: 'email', value: 'hélène@exemple.ca', says: 'Cette adresse contient' },
    { field: 'phone', value: 'le soir', says: 'Écrivez un seul numéro, en chiffres' },
  ] as const
  for (const { field, value, says } of refused) {
    test(`« ${value.trim() || 'blanks'} » (${field}) is refused before sending`, async ({ page }) => {
      const form = await openContact(page)
      const sent = await answerWith(page, withStatus(200))
      await fillContact(form)
      const fields = fieldsOf(form)
      await fields[field].fill(value)
      await fields.submit.click()
      await expect(fields[field]).toHaveAttribute('aria-invalid', 'true')
      await expect(fields[field]).toBeFocused()
      await expect(form.locator('.error')).toHaveCount(1)
      await expect(form.locator('.error')).toContainText(says)
      expect(sent).toEqual([])
    })
  }

  test('a number that looks one digit short is questioned and not refused', async ({ page }) => {
    const form = await openContact(page)
    const sent = await answerWith(page, withStatus(200))
    await fillContact(form)
    const fields = fieldsOf(form)
    await fields.phone.fill('418 555-019')
    await fields.phone.blur()
    await expect(form.locator('.advice')).toHaveText('Ce numéro compte 9 chiffres. Il en faut 10, par exemple 418 555-0134.')
    await expect(fields.phone).toHaveAttribute('aria-invalid', 'false')
    await fields.submit.click()
    await expect(form.getByText(contactMessages.success)).toBeVisible()
    expect(sent).toHaveLength(1)
  })

  test('browser validation stays on, and every field that can has its autofill token', async ({ page }) => {
    const form = await openContact(page)
    const fields = fieldsOf(form)
    await expect(form).not.toHaveAttribute('novalidate')
    for (const field of [fields.seekingFor, fields.name, fields.phone, fields.email, fields.message])
      await expect(field).toHaveAttribute('required', '')
    await expect(fields.email).toHaveAttribute('type', 'email')
    await expect(fields.phone).toHaveAttribute('type', 'tel')
    await expect(fields.name).toHaveAttribute('autocomplete', 'name')
    await expect(fields.phone).toHaveAttribute('autocomplete', 'tel')
    await expect(fields.email).toHaveAttribute('autocomplete', 'email')
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

  test('says so as well where the answer came after the page was left', async ({ page }) => {
    const form = await openContact(page)
    await fillContact(form)
    const answer = gate()
    await answerWith(page, async (route) => {
      await answer.opened
      await withStatus(200)(route).catch(() => undefined)
    })
    page.once('dialog', (dialog) => void dialog.accept())
    await fieldsOf(form).submit.click()
    await expect(fieldsOf(form).submit).toBeDisabled()
    await page.goto('/faq/')
    answer.open()
    await page.goto('/contact/')
    await expect(page.getByText(sentence)).toBeVisible()
    await expect(fieldsOf(form).message).toHaveValue(visitor.message)
  })
})

test.describe('a draft', () => {
  test('that left from another page, and that Back brings back, is still the same message', { tag: '@window' }, async ({ page }) => {
    const form = await openContact(page)
    await fillContact(form)
    await page.locator('footer a[href$="/faq/"]').click()
    await expect(page).toHaveURL(/\/faq\//)
    await page.locator('footer a[href$="/contact/"]').click()
    const ids: string[] = []
    await answerWith(page, (route) => {
      ids.push(idOf(route.request()))
      return withStatus(200)(route)
    })
    await expect(fieldsOf(form).message).toHaveValue(visitor.message)
    await fieldsOf(form).submit.click()
    await expect(form.getByText(contactMessages.success)).toBeVisible()
    await page.goBack()
    await page.goBack()
    await expect(fieldsOf(form).message).toHaveValue(visitor.message)
    await fieldsOf(form).submit.click()
    await expect(form.getByText(contactMessages.success)).toBeVisible()
    expect(ids).toEqual([ids[0], ids[0]])
    expect(ids[0]).toBeTruthy()
  })

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

  test.describe('that failed', () => {
    test.use({ expectedProblems: failedRequest })

    test('keeps its number though the other form has sent meanwhile', async ({ page }) => {
      await page.clock.install()
      const form = await openContact(page)
      const ids: string[] = []
      const answers = [503, 200, 200]
      await answerWith(page, (route) => {
        ids.push(idOf(route.request()))
        return withStatus(answers.shift() ?? 500)(route)
      })
      await fillContact(form)
      await fieldsOf(form).submit.click()
      await expect(form.getByText(contactMessages.failure)).toBeVisible()
      await page.clock.fastForward(1_000)
      await page.locator('footer a[href$="/faq/"]').click()
      await expect(page).toHaveURL(/\/faq\//)
      await page.clock.fastForward(60_000)
      const popup = page.getByRole('dialog')
      await fillCallback(popup)
      await fieldsOf(popup).submit.click()
      await expect.poll(() => ids).toHaveLength(2)
      await page.goto('/contact/')
      await fieldsOf(form).submit.click()
      await expect.poll(() => ids).toHaveLength(3)
      expect(ids[2]).toBe(ids[0])
      expect(ids[1]).toMatch(/^\d{16,50}$/)
    })
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
    await page.goto('/faq/')
    await page.locator('footer a[href$="/contact/"]').click()
    await expect(page).toHaveURL(/\/contact\//)
    await expectWords()
    expect(asked).toEqual(['beforeunload'])
    const sent = await answerWith(page, withStatus(200))
    await fieldsOf(form).submit.click()
    await expect(form.getByText(contactMessages.success)).toBeVisible()
    expect(sent).toEqual([visitor])
  })

  test.describe('where React never comes', () => {
    test.use({ expectedProblems: /Failed to load resource/ })

    test('is kept as well', async ({ page }) => {
      await page.route('**/scripts/part-*.js', (route) => route.abort())
      await page.goto('/contact/')
      const form = page.locator('main form')
      await fillContact(form)
      await page.reload()
      await expect(fieldsOf(form).message).toHaveValue(visitor.message)
      await page.locator('footer a[href$="/faq/"]').click()
      await expect(page).toHaveURL(/\/faq\//)
      await page.locator('footer a[href$="/contact/"]').click()
      await expect(page).toHaveURL(/\/contact\//)
      await expect(fieldsOf(form).message).toHaveValue(visitor.message)
      await expect(fieldsOf(form).seekingFor).toHaveValue(visitor.seekingFor)
      await expect(page.locator('[data-awake]')).toHaveCount(0)
    })
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
