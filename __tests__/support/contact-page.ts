import type { CDPSession, Locator, Page, Route } from '@playwright/test'
import { popupDelayMs } from '@/components/popup/popup-timer.client'
import { expect, expectHydrated } from './browser'
import { visitor } from './visitor'

export const functionPath = '**/functions/v1/send-contact-email?*'

/**
 * Problems that a refused request makes on purpose, in one pattern because Playwright takes two for
 * a fixture.
 */
export const failedRequest = /Failed to load resource|Not sent/

export const contactMessages = {
  success: 'Merci ! Votre message a été envoyé avec succès. Nous vous contacterons bientôt.',
  failure:
    'Une erreur est survenue. Veuillez réessayer ou nous contacter directement par téléphone.',
}

export const popupMessages = {
  success: 'Merci ! Nous vous contacterons très bientôt.',
  failure: 'Une erreur est survenue. Veuillez réessayer.',
}

export const getFields = (scope: Locator) => ({
  seekingFor: scope.locator('select[name="seekingFor"]'),
  name: scope.locator('input[name="name"]'),
  phone: scope.locator('input[name="phone"]'),
  email: scope.locator('input[name="email"]'),
  message: scope.locator('textarea[name="message"]'),
  submit: scope.locator('button[type="submit"]'),
})

export async function fillCallback(scope: Locator) {
  const fields = getFields(scope)
  await fields.name.fill(visitor.name)
  await fields.phone.fill(visitor.phone)
  await fields.email.fill(visitor.email)
}

export async function fillContact(scope: Locator) {
  const fields = getFields(scope)
  await fields.seekingFor.selectOption(visitor.seekingFor)
  await fillCallback(scope)
  await fields.message.fill(visitor.message)
}

/** The form of /contact, hydrated by a touch, which moves no focus. */
export async function openContact(page: Page) {
  await page.goto('/contact/')
  const form = page.locator('main form')
  await form.dispatchEvent('pointerdown')
  await expectHydrated(page)
  return form
}

/** Answers the function in its place, and remembers what it was sent. */
export async function answerWith(page: Page, answer: (route: Route) => Promise<unknown>) {
  const sent: unknown[] = []
  await page.route(functionPath, async (route) => {
    if (route.request().method() === 'POST') sent.push(route.request().postDataJSON())
    await answer(route)
  })
  return sent
}

export const withStatus =
  (status: number, body = '{}', contentType = 'application/json') =>
  (route: Route) =>
    route.fulfill({ status, body, contentType })

/** Installs the clock of the popup, and returns the moment that it counts from. */
export const startClock = async (page: Page) => {
  const start = await page.waitForFunction(() => Number(sessionStorage.getItem('site-visit-start')))
  return start.jsonValue()
}

/** The popup as it opens. */
export async function openPopup(page: Page, path = '/') {
  await page.clock.install()
  await page.goto(path)
  await startClock(page)
  await page.clock.fastForward(popupDelayMs)
  const popup = page.getByRole('dialog')
  await expect(popup).toBeVisible()
  return popup
}

/** Records where forms tried to go, a mail program included, which no request shows. */
export async function watchNavigations(page: Page) {
  const session: CDPSession = await page.context().newCDPSession(page)
  const addresses: string[] = []
  session.on('Page.frameRequestedNavigation', ({ url }) => addresses.push(url))
  await session.send('Page.enable')
  return addresses
}

/** The questions that the browser asks as a page is left; the visitor answers all of them alike. */
export function watchQuestions(page: Page, answer: 'leave' | 'stay' = 'leave') {
  const questions: string[] = []
  page.on('dialog', (dialog) => {
    questions.push(dialog.type())
    void (answer === 'leave' ? dialog.accept() : dialog.dismiss())
  })
  return questions
}
