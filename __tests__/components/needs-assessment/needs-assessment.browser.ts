import type { Page } from '@playwright/test'
import { words } from '@/content/words'
import { expect, expectHydrated, test, watchRequests } from '../../support/browser'
import { holdRequests } from '../../support/hold-requests'
import { openTool, tick, toolScripts } from '../../support/open-tool'

const { buttons, questions } = words.needsAssessmentPage

const openAssessment = (page: Page) => openTool(page, '/ou-en-etes-vous/')
const next = (page: Page) =>
  page.getByRole('button', { name: buttons.next, exact: true }).press('Enter')
const legend = (page: Page, id: string) => page.locator(`#${id} legend`)
const visibleQuestions = (page: Page) => page.locator('main fieldset.choice-group:visible')

async function start(page: Page) {
  await openAssessment(page)
  await page.getByRole('link', { name: buttons.start }).press('Enter')
  await expectHydrated(page)
}

test('shows one question at a time, with Back, Forward and the answers between', async ({
  page,
}) => {
  await start(page)
  for (const [id, answer] of [
    ['emergencies', 'none'],
    ['person', 'parent'],
    ['lodging', 'home'],
  ] as const) {
    await tick(page, id, answer)
    await next(page)
  }
  await expect(legend(page, 'q4')).toBeFocused()
  await expect(visibleQuestions(page)).toHaveCount(1)
  await page.goBack()
  await page.goBack()
  await expect(page.locator('#q2 input:checked')).toHaveValue('parent')
  await page.goForward()
  await expect(legend(page, 'q3')).toBeFocused()
})

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 640 } })

  test('shows « Commencer » and no question on the first screen', async ({ page }) => {
    await openAssessment(page)
    await expect(page.getByRole('link', { name: buttons.start })).toBeInViewport({ ratio: 1 })
    await expect(visibleQuestions(page)).toHaveCount(0)
    await expect(
      page.getByRole('heading', { name: words.needsAssessmentPage.paper.title }),
    ).toBeHidden()
  })

  test('shows an urgent number on the first screen, without the thumb bar', async ({ page }) => {
    await start(page)
    for (const emergency of Object.keys(words.needsAssessmentPage.first.emergencies)) {
      await tick(page, 'emergencies', emergency)
      await next(page)
      await expect(
        page.getByRole('heading', { name: words.needsAssessmentPage.first.title }),
      ).toBeFocused()
      const firstCall = page.locator('#appel a[href^="tel:"]:visible').first()
      await expect(firstCall).toBeInViewport({ ratio: 1 })
      await expect(page.getByRole('navigation', { name: 'Nous joindre rapidement' })).toBeHidden()
      await page.goBack()
      await page.locator(`#q1 input[value="${emergency}"]`).uncheck()
    }
  })
})

test('is answered with the keyboard alone and sends nothing', async ({ page }) => {
  await start(page)
  const requests = watchRequests(page)
  for (const [index, { answers }] of Object.values(questions).entries()) {
    await expect(legend(page, `q${index + 1}`)).toBeFocused()
    // « Rien de cela », the last box of the first question; else the first radio button.
    const stops = index === 0 ? Object.keys(answers).length : 1
    for (let stop = 0; stop < stops; stop += 1) await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await page.keyboard.press('Enter')
  }
  await expect(
    page.getByRole('heading', { name: words.needsAssessmentPage.reviewed.title }),
  ).toBeFocused()
  await page.getByRole('button', { name: buttons.result }).press('Enter')
  await expect(page.locator('#resultat h2')).toBeFocused()
  expect(requests).toEqual([])
})

test('keeps what is ticked and « Continuer » until it is hydrated', async ({ page }) => {
  const release = await holdRequests(page, toolScripts)
  await openAssessment(page)
  await page.getByRole('link', { name: buttons.start }).click()
  await expect(visibleQuestions(page)).toHaveCount(1)
  await tick(page, 'emergencies', 'none')
  await next(page)
  await expect(page.locator('[data-island]')).not.toHaveAttribute('data-hydrated')
  release()
  await expect(legend(page, 'q2')).toBeFocused()
  await expect(page.locator('#q1 input:checked')).toHaveValue('none')
})
