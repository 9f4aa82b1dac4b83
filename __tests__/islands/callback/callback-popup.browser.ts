import { forms } from '@/content/forms'
import { expect, test } from '../../support/browser'
import { expectNoPopup } from '../../support/popup'
import { gate } from '../../support/gate'
import {
  answerWith,
  clockStarted,
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
  openPopup,
  popupMessages,
  visitor,
  watchQuestions,
  withStatus,
} from '../request/visitor'

const callback = {
  seekingFor: 'proche',
  name: visitor.name,
  phone: visitor.phone,
  email: visitor.email,
  message: 'Demande de rappel envoyée depuis la fenêtre du site.',
}

test.describe('when it opens', () => {
  test('30 seconds after load, and not before, printed: its script and its HTML come a little earlier, and no code of its form', async ({
    page,
  }) => {
    await page.clock.install()
    const fetched: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (/^\/(fragments|scripts)\//.test(pathname)) fetched.push(pathname)
    })
    await page.goto('/')
    const start = await clockStarted(page)
    const plainScript = fetched.splice(0)
    expect(plainScript).toHaveLength(1)
    await page.clock.pauseAt(start + 19_900)
    expect(fetched).toEqual([])
    await page.clock.runFor(200)
    await expect.poll(() => fetched).toEqual([expect.stringMatching(/^\/scripts\/later-/)])
    // Evaluated, not only asked for: the clock stands still meanwhile, and a timer set after its time would wait for ever.
    await page.evaluate((file) => import(file ?? ''), fetched.splice(0)[0])
    await expect.poll(() => fetched).toEqual(['/fragments/rappel/'])
    await page.clock.pauseAt(start + 29_900)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.clock.runFor(200)
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(fetched).toEqual(['/fragments/rappel/'])
  })

  test('with its title focused, an advisor, the phone and three empty fields', async ({ page }) => {
    const popup = await openPopup(page)
    await expect(popup.getByRole('heading', { level: 2 })).toBeFocused()
    await expect(popup).toHaveAccessibleName(forms.popup.title)
    await expect(popup.locator('picture img')).toBeVisible()
    await expect(popup.locator('a[href^="tel:"]').first()).toBeVisible()
    // This page has no form of its own, and its styles must know what to hide of the popup's.
    await expect(popup.getByText('Rien n’a été envoyé.')).toBeHidden()
    const fields = fieldsOf(popup)
    for (const field of [fields.name, fields.phone, fields.email]) {
      await expect(field).toHaveValue('')
      await expect(field).toHaveAttribute('required', '')
    }
    await expect(fields.email).toHaveAttribute('type', 'email')
    await expect(fields.phone).toHaveAttribute('type', 'tel')
    await expect(fields.seekingFor).toHaveCount(0)
    await expect(fields.message).toHaveCount(0)
  })

  test('never on a device that refused it beforehand, and a sentence says so', async ({ page }) => {
    await page.clock.install()
    await page.goto('/accessibilite/')
    await page.getByRole('button', { name: 'Ne pas ouvrir la fenêtre de rappel' }).click()
    await expect(page.getByText('la fenêtre de rappel ne s’ouvrira pas d’elle-même')).toBeVisible()
    await page.clock.fastForward(60_000)
    await page.goto('/')
    await expectNoPopup(page)
    await page.goto('/accessibilite/')
    await expect(page.getByText('la fenêtre de rappel ne s’ouvrira pas d’elle-même')).toBeVisible()
  })

  test('with stops for what can be pressed or typed, and none for the box around them', async ({ page }) => {
    const popup = await openPopup(page)
    for (let at = 0; at < 12; at++) {
      await page.keyboard.press('Tab')
      expect(await popup.evaluate((box) => box === document.activeElement)).toBe(false)
    }
  })

  test('never again after « Pas maintenant »', async ({ page }) => {
    const popup = await openPopup(page)
    await popup.getByRole('button', { name: 'Pas maintenant' }).click()
    await expect(popup).toHaveCount(0)
    await page.goto('/faq/')
    await expectNoPopup(page)
  })

  test('what was typed outlives a closed window: a note brings it back, as often as it is closed', async ({ page }) => {
    const popup = await openPopup(page)
    const note = page.getByRole('complementary', { name: forms.popup.noteLabel })
    await fieldsOf(popup).name.fill('Lucie')
    await page.keyboard.press('Escape')
    await expect(popup).toBeHidden()
    await expect(note).toContainText('Ce que vous avez écrit est encore là.')
    await note.getByRole('button', { name: forms.popup.again }).click()
    await expect(fieldsOf(popup).name).toHaveValue('Lucie')
    // Beside the window, where a finger puts the keyboard away.
    await page.mouse.click(4, 4)
    await expect(popup).toBeHidden()
    await note.getByRole('button', { name: forms.popup.again }).click()
    await expect(fieldsOf(popup).name).toHaveValue('Lucie')
    await popup.getByRole('button', { name: 'Pas maintenant' }).click()
    await note.getByRole('button', { name: forms.popup.close }).click()
    await expect(page.locator('dialog')).toHaveCount(0)
    await expect(note).toHaveCount(0)
  })

  test('not over a form that was begun, even left and found again', async ({ page }) => {
    await page.clock.install()
    const { name } = fieldsOf(await openContact(page))
    await clockStarted(page)
    await name.fill('Lucie')
    await name.blur()
    await expectNoPopup(page)
    await page.reload()
    await expectNoPopup(page)
    await name.fill('')
    await name.blur()
    await page.clock.fastForward(10_000)
    await expect(page.getByRole('dialog')).toBeVisible()
  })

  test('never in a visit that already sent a request', async ({ page }) => {
    await page.clock.install()
    const form = await openContact(page)
    await answerWith(page, withStatus(200))
    await fillContact(form)
    await fieldsOf(form).submit.click()
    await expect(form.getByText(contactMessages.success)).toBeVisible()
    await page.clock.fastForward(60_000)
    await page.goto('/')
    await expectNoPopup(page)
  })

  test.describe('and its HTML does not come', () => {
    test.use({ expectedProblems: /Failed to load resource/ })

    test('nothing opens and the page goes on', async ({ page }) => {
      await page.clock.install()
      let refused = 0
      await page.route('**/fragments/**', (route) => {
        refused++
        return route.abort()
      })
      await page.goto('/')
      await clockStarted(page)
      await page.clock.fastForward(60_000)
      await expect.poll(() => refused).toBe(1)
      await expect(page.getByRole('dialog')).toHaveCount(0)
      expect(await page.evaluate(() => localStorage.getItem('fanal-popup-shown'))).toBeNull()
      await page.locator('label[for="text-large"]').click()
      await expect(page.locator('html')).toHaveAttribute('data-text', 'large')
    })
  })
})

test.describe('how it closes', () => {
  for (const way of ['X', 'Escape', 'backdrop'] as const) {
    test(`with ${way}, and the focus returns to where it was`, async ({ page }) => {
      await page.clock.install()
      await page.goto('/')
      await clockStarted(page)
      const link = page.locator('main a').first()
      await link.focus()
      await page.clock.fastForward(35_000)
      const popup = page.getByRole('dialog')
      await expect(popup).toBeVisible()
      await expect(popup.getByRole('heading', { level: 2 })).toBeFocused()
      if (way === 'X') await popup.getByRole('button', { name: 'Fermer' }).click()
      else if (way === 'Escape') await page.keyboard.press('Escape')
      else await page.mouse.click(5, 5)
      await expect(popup).toHaveCount(0)
      await expect(link).toBeFocused()
    })
  }

  test('not when a selection begun inside ends on the backdrop', async ({ page }) => {
    const popup = await openPopup(page)
    const box = await popup.getByRole('heading', { level: 2 }).boundingBox()
    await page.mouse.move((box?.x ?? 0) + 5, (box?.y ?? 0) + 5)
    await page.mouse.down()
    await page.mouse.move(5, 5)
    await page.mouse.up()
    await expect(popup).toBeVisible()
  })

  test('and behind it nothing moves or scrolls', async ({ page }) => {
    await page.clock.install()
    await page.goto('/')
    await clockStarted(page)
    await page.evaluate(() => {
      window.scrollTo(0, 300)
    })
    const place = () => page.locator('main h1').evaluate((title) => title.getBoundingClientRect().left)
    const before = await place()
    await page.clock.fastForward(30_000)
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.mouse.move(5, 400)
    await page.mouse.wheel(0, 500)
    await page.keyboard.press('PageDown')
    expect(await page.evaluate(() => window.scrollY)).toBe(300)
    expect(await place()).toBe(before)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.mouse.wheel(0, 200)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300)
  })
})

test.describe('what it sends', () => {
  test('the callback request reaches the function, says « Merci », and the popup closes 3 seconds later', async ({ page }) => {
    const popup = await openPopup(page)
    await fillCallback(popup)
    await expectAwake(popup)
    await freeze(page)
    const request = page.waitForRequest(/\/functions\/v1\/send-contact-email$/)
    await fieldsOf(popup).submit.click()
    expect((await request).postDataJSON()).toEqual(callback)
    await expect(popup.getByText(popupMessages.success)).toBeVisible()
    await expect(fieldsOf(popup).name).toHaveValue('')
    // The pointer and the focus inside change nothing.
    await popup.getByRole('button', { name: 'Fermer' }).focus()
    await page.clock.runFor(2_900)
    await expect(popup).toBeVisible()
    await page.clock.runFor(200)
    await expect(popup).toHaveCount(0)
  })

  for (const [what, waits] of [
    ['by itself', true],
    ['by the visitor', false],
  ] as const)
    test(`closed ${what}, its thanks stay at the foot of the page, said once, until they are closed`, async ({ page }) => {
      const popup = await openPopup(page)
      await answerWith(page, withStatus(200))
      await fillCallback(popup)
      await fieldsOf(popup).submit.click()
      await expect(popup.getByRole('status').filter({ hasText: popupMessages.success })).toBeInViewport({ ratio: 1 })
      for (const field of [fieldsOf(popup).name, fieldsOf(popup).submit]) await expect(field).toBeHidden()
      if (waits) await page.clock.fastForward(3_000)
      else await page.keyboard.press('Escape')
      await expect(popup).toHaveCount(0)
      const thanks = page.getByRole('complementary', { name: 'Votre demande de rappel' })
      await expect(thanks.getByText(popupMessages.success)).toBeInViewport({ ratio: 1 })
      await expect(page.locator('[role="status"], [role="alert"]').filter({ hasText: 'Merci' })).toHaveCount(0)
      await page.clock.fastForward(60_000)
      await page.evaluate(() => {
        window.scrollTo(0, 900)
      })
      await expect(thanks).toBeInViewport({ ratio: 1 })
      await thanks.getByRole('button', { name: 'Fermer' }).click()
      await expect(thanks).toHaveCount(0)
      await expect(page.locator('main')).toBeFocused()
    })

  test('its thanks are gone on the next page', async ({ page }) => {
    const popup = await openPopup(page)
    await answerWith(page, withStatus(200))
    await fillCallback(popup)
    await fieldsOf(popup).submit.click()
    await expect(popup.getByText(popupMessages.success)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByText(popupMessages.success)).toBeVisible()
    await page.locator('footer a[href$="/faq/"]').click()
    await expect(page).toHaveURL(/\/faq\//)
    await expect(page.locator('html')).toHaveAttribute('data-start')
    await expect(page.getByText(popupMessages.success)).toHaveCount(0)
  })

  test.describe('and does not arrive', () => {
    test.use({ expectedProblems: failedRequest })

    for (const [what, status] of [
      ['refused', 401],
      ['down', 503],
    ] as const) {
      test(`says so, keeps the fields and offers the phone and an e-mail (${what})`, async ({ page }) => {
        const popup = await openPopup(page)
        await answerWith(page, withStatus(status))
        await fillCallback(popup)
        await fieldsOf(popup).submit.click()
        await expect(popup.getByRole('alert').locator('.message')).toHaveText(popupMessages.failure)
        await expect(fieldsOf(popup).name).toHaveValue(visitor.name)
        await expect(fieldsOf(popup).phone).toHaveValue(visitor.phone)
        await expect(fieldsOf(popup).email).toHaveValue(visitor.email)
        const letter = new URL((await popup.locator('.answer a[href^="mailto:"]').getAttribute('href')) ?? '')
        expect(letter.searchParams.get('body')).toContain(visitor.phone)
        await expect(popup.locator('.answer a[href^="tel:"]')).toBeVisible()
        await page.clock.fastForward(10_000)
        await expect(popup).toBeVisible()
      })
    }

    test('comes back to say so when it was closed meanwhile', async ({ page }) => {
      const popup = await openPopup(page)
      const answer = gate()
      await answerWith(page, async (route) => {
        await answer.opened
        await withStatus(503)(route)
      })
      await fillCallback(popup)
      await fieldsOf(popup).submit.click()
      await expect(fieldsOf(popup).submit).toHaveText('Envoi en cours...')
      await page.keyboard.press('Escape')
      await expect(popup).toBeHidden()
      answer.open()
      await expect(popup.getByText(popupMessages.failure)).toBeVisible()
      await expect(fieldsOf(popup).name).toHaveValue(visitor.name)
    })
  })

  test('a link that is followed meanwhile asks first, and who stays reads the answer', async ({ page }) => {
    const popup = await openPopup(page)
    const answer = gate()
    await answerWith(page, async (route) => {
      await answer.opened
      await withStatus(200)(route)
    })
    await fillCallback(popup)
    await fieldsOf(popup).submit.click()
    await expect(fieldsOf(popup).submit).toBeDisabled()
    const asked = watchQuestions(page, 'stay')
    await popup.locator('.privacy a').click()
    await expect.poll(() => asked).toEqual(['beforeunload'])
    answer.open()
    await expect(popup.getByText(popupMessages.success)).toBeVisible()
    await popup.locator('.privacy a').press('Enter')
    await expect(page).toHaveURL(/\/confidentialite\//)
    expect(asked).toHaveLength(1)
  })

  test('closed meanwhile and accepted, it does not come back, and its thanks are said', async ({ page }) => {
    const popup = await openPopup(page)
    const answer = gate()
    await answerWith(page, async (route) => {
      await answer.opened
      await withStatus(200)(route)
    })
    await fillCallback(popup)
    await fieldsOf(popup).submit.click()
    await page.keyboard.press('Escape')
    answer.open()
    await expect(page.locator('dialog')).toHaveCount(0)
    // The dialog could not say it any more.
    await expect(page.getByRole('alert').filter({ hasText: popupMessages.success })).toBeVisible()
  })

  test('left with its page before the answer: the next one says that nobody knows, and sends the same again', async ({ page }) => {
    const popup = await openPopup(page)
    await fillCallback(popup)
    const id = await leaveUnanswered(page, popup)
    expect(id).toMatch(/^\d{16,50}$/)
    const note = page.getByRole('complementary', { name: 'Votre demande de rappel' })
    await expect(note.getByRole('alert')).toHaveText(/^La page a changé pendant l’envoi\./)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await note.getByRole('button', { name: 'Revoir la demande' }).click()
    await expect(note).toHaveCount(0)
    for (const field of ['name', 'phone', 'email'] as const) await expect(fieldsOf(popup)[field]).toHaveValue(visitor[field])
    const sent = await answerWith(page, withStatus(200))
    const again = page.waitForRequest(functionPath)
    await fieldsOf(popup).submit.click()
    expect(idOf(await again)).toBe(id)
    await expect(popup.getByText(popupMessages.success)).toBeVisible()
    expect(sent).toEqual([callback])
    await page.goto('/faq/')
    await expect(page.locator('html')).toHaveAttribute('data-start')
    await expect(note).toHaveCount(0)
  })

  test('left before its code came: the next page brings back what was typed, until its note is closed', async ({ page }) => {
    const popup = await openPopup(page)
    await page.route('**/scripts/**', () => new Promise(() => undefined))
    await fillCallback(popup)
    await page.unroute('**/scripts/**')
    await page.goto('/faq/')
    const note = page.getByRole('complementary', { name: 'Votre demande de rappel' })
    await note.getByRole('button', { name: 'Revoir la demande' }).click()
    for (const field of ['name', 'phone', 'email'] as const) await expect(fieldsOf(popup)[field]).toHaveValue(visitor[field])
    await page.goto('/services/')
    await note.getByRole('button', { name: 'Fermer' }).click()
    await page.goto('/faq/')
    await expect(page.locator('html')).toHaveAttribute('data-start')
    await expect(note).toHaveCount(0)
    expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('fanal-answers-callback')))).toEqual([])
  })

  test('left with its page, and the note of it closed: no other page says it again', async ({ page }) => {
    const popup = await openPopup(page)
    await fillCallback(popup)
    await leaveUnanswered(page, popup)
    const note = page.getByRole('complementary', { name: 'Votre demande de rappel' })
    await note.getByRole('button', { name: 'Fermer' }).click()
    await expect(note).toHaveCount(0)
    expect(await page.evaluate(() => sessionStorage.getItem('fanal-callback-pending'))).toBeNull()
  })
})

for (const [width, height, what] of [
  [320, 568, 'a small phone'],
  [320, 256, 'a zoom of 400 %, or a keyboard'],
] as const) {
  test.describe(`on ${what}`, () => {
    test.use({ viewport: { width, height } })

    test('everything in it is reached, and nothing is wider than the screen', async ({ page }) => {
      const popup = await openPopup(page)
      expect(await popup.evaluate((box) => box.scrollWidth <= box.clientWidth)).toBe(true)
      const box = await popup.boundingBox()
      expect(box?.x).toBe(0)
      expect(box?.width).toBe(width)
      expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(height)
      expect(box?.y).toBeGreaterThan(0)
      const fields = fieldsOf(popup)
      const close = popup.getByRole('button', { name: 'Fermer' })
      for (const part of [fields.name, fields.phone, fields.email, fields.submit, close]) {
        await part.focus()
        await expect(part).toBeInViewport({ ratio: 0.9 })
      }
      // The X stays within reach and covers no focused field.
      for (const field of [fields.name, fields.phone, fields.email]) {
        await field.focus()
        const x = await close.boundingBox()
        const y = await field.boundingBox()
        expect((x?.y ?? 0) + (x?.height ?? 0)).toBeLessThanOrEqual((y?.y ?? 0) + 1)
      }
    })
  })
}
