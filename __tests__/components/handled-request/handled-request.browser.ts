import type { Page } from '@playwright/test'
import { expect, test } from '../../support/browser'
import { buildHandledLink } from '@/supabase/functions/_shared/handled-link'

const endpoint = '**/functions/v1/mark-request-handled?*'
const button = (page: Page, name = 'Jointe') => page.getByRole('button', { name })
const status = (page: Page) => page.locator('main [role="status"]')

/** The key of the local server. */
async function buildToken(issuedOn: string) {
  const request = { id: '00000000-0000-4000-8000-000000000001', receivedOn: '2026-11-27' }
  const links = { siteOrigin: '', keys: ['cle-locale-des-liens-du-courriel-1'] }
  const link = await buildHandledLink(request, issuedOn, links)
  return link.split('#')[1] ?? ''
}
const today = () => new Date().toISOString().slice(0, 10)

test('records an outcome by its button alone, then says that it is noted', async ({ page }) => {
  const posted: unknown[] = []
  await page.route(endpoint, async (route) => {
    posted.push(route.request().postDataJSON())
    await route.fulfill({ json: { code: 'handled', previous: null, at: null } })
  })
  const token = await buildToken(today())
  await page.goto(`/demande-traitee/#${token}`)
  await expect(page.getByText('Demande reçue le 27 novembre 2026')).toBeVisible()
  await page.reload({ waitUntil: 'networkidle' })
  expect(posted).toEqual([])
  await button(page).dblclick()
  await expect(status(page)).toHaveText('C’est noté\u00A0: «\u00A0Jointe\u00A0».')
  await expect(status(page)).toBeFocused()
  await expect(button(page)).toHaveCount(0)
  expect(posted).toEqual([{ token, outcome: 'reached' }])
})

test('takes another outcome after a message left, and says what was noted', async ({ page }) => {
  const answers = [
    { code: 'handled', previous: null, at: null },
    { code: 'handled', previous: 'voicemail', at: '2026-11-30 10:05' },
  ]
  const posted: unknown[] = []
  await page.route(endpoint, async (route) => {
    posted.push(route.request().postDataJSON())
    await route.fulfill({ json: answers[posted.length - 1] })
  })
  const token = await buildToken(today())
  await page.goto(`/demande-traitee/#${token}`)
  await button(page, 'Message laissé').click()
  await expect(status(page)).toHaveText('C’est noté\u00A0: «\u00A0Message laissé, rappeler\u00A0».')
  await page.reload()
  await button(page, 'Sans suite').click()
  await expect(status(page)).toContainText('le 30\u00A0novembre 2026 à 10\u00A0h\u00A005')
  expect(posted).toEqual([
    { token, outcome: 'voicemail' },
    { token, outcome: 'dropped' },
  ])
})

test.describe('when it cannot be marked', () => {
  test.use({ expectedProblems: /Failed to load resource|Not sent/ })

  test('says what to do with a link that is changed, too old, or of an erased request', async ({
    page,
  }) => {
    const current = await buildToken(today())
    for (const [token, sentence] of [
      [current.replace(/.$/, (sign) => (sign === '1' ? '2' : '1')), 'Ouvrez de nouveau'],
      [await buildToken('2025-11-27'), 'Ce lien a plus de 60 jours'],
      [current, 'n’est pas dans notre base'],
    ] as const) {
      await page.goto('about:blank')
      await page.goto(`/demande-traitee/#${token}`)
      await button(page).click()
      await expect(status(page)).toContainText(sentence)
    }
    await page.goto('/demande-traitee/')
    await expect(status(page)).toContainText('incomplet')
  })

  test('says what somebody else had noted', async ({ page }) => {
    const json = { code: 'already_handled', previous: 'dropped', at: '2026-11-30 10:00' }
    await page.route(endpoint, (route) => route.fulfill({ status: 409, json }))
    await page.goto(`/demande-traitee/#${await buildToken(today())}`)
    await button(page).click()
    await expect(status(page)).toContainText(
      'déjà noté\u00A0: «\u00A0Sans suite\u00A0», le 30\u00A0novembre 2026 à 10\u00A0h.',
    )
    await expect(button(page)).toHaveCount(0)
  })

  test('keeps its buttons when the network is cut, and works once it is back', async ({ page }) => {
    await page.goto(`/demande-traitee/#${await buildToken(today())}`)
    await page.route(endpoint, (route) => route.abort(), { times: 1 })
    await button(page).click()
    await expect(status(page)).toContainText('Vérifiez votre connexion')
    const json = { previous: 'reached', at: '2026-11-30 10:05' }
    await page.route(endpoint, (route) => route.fulfill({ status: 409, json }))
    await expect(async () => {
      await button(page).click()
      await expect(status(page)).toContainText('C’était déjà noté', { timeout: 500 })
    }).toPass()
  })
})
