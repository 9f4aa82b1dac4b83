import type { Page } from '@playwright/test'
import { site } from '@/content/site'
import { expect, test } from '../../support/browser'
import { countSheets, expectAwake, expectOneSheet, openTool, readPaper, sidewaysScroll, smallTargets, tick } from './tool'

/** In every state that a visitor meets: nothing scrolls sideways, even with letters twice as large, and each target is as large as a thumb that shakes needs. */
async function expectRoom(page: Page, state: string) {
  expect([state, await sidewaysScroll(page)]).toEqual([state, [0, 0]])
  expect([state, await smallTargets(page.locator('[data-tool]'))]).toEqual([state, []])
}

for (const width of [320, 1280])
  test.describe(`at ${String(width)} px`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('the urgent numbers', async ({ page }) => {
      await openTool(page, '/urgence/')
      await expectRoom(page, 'urgent numbers')
    })

    test('the net cost: to correct, computed and compared, refused, about to be erased', async ({ page }) => {
      await openTool(page, '/cout-net/')
      await expectRoom(page, 'asked')
      await page.locator('form [type="submit"]').click()
      await expect(page.locator('[data-problems]')).toBeFocused()
      await expectRoom(page, 'to correct')
      const month = {
        registered: 'yes',
        household: 'couple',
        isOfAge: 'yes',
        isPartnerOfAge: 'yes',
        hasThirdPerson: 'no',
        isDependent: 'no',
      }
      for (const [name, value] of Object.entries({ ...month, isSubsidized: 'no', meals: '2' })) await tick(page, name, value)
      await page.locator('#rent').fill('12 290')
      await page.locator('form [type="submit"]').click()
      await page.locator('#removedPrice').fill('90')
      await page.locator('#home-housing').fill('11 310')
      await page.locator('#home-housing').blur()
      await expectRoom(page, 'compared')
      await tick(page, 'hasThirdPerson', 'yes')
      await page.locator('[data-erase] [data-part="ask"]').click()
      await expectRoom(page, 'refused')
    })

    test('the twelve questions: one, one to correct, the numbers first, the review, the result', async ({ page }) => {
      await openTool(page, '/ou-en-etes-vous/')
      await expectRoom(page, 'beginning')
      await page.locator('a[href="#q1"]').first().click()
      await expectAwake(page)
      const next = page.locator('main form [type="submit"]:visible')
      await next.click()
      await expectRoom(page, 'to correct')
      for (const flag of ['injury', 'confusion', 'dying', 'fear', 'leaving']) await tick(page, 'q1', flag)
      await next.click()
      await expectRoom(page, 'numbers first')
      await page.locator('#appel [data-part="anyway"]').click()
      for (let n = 2; n <= 12; n++) {
        await expectRoom(page, `question ${String(n)}`)
        await page
          .locator(`#q${String(n)} input`)
          .last()
          .check()
        await next.click()
      }
      await expectRoom(page, 'review')
      await page.locator('[data-part="see"]').click()
      await expect(page.locator('#resultat')).toBeVisible()
      await page.locator('[data-erase] [data-part="ask"]').click()
      await expectRoom(page, 'result')
    })

    test('the notebook: received, filled, about to be erased', async ({ page }) => {
      const sent = JSON.stringify([1, '2026-11-14', ['Ici', 'Là'].map((name) => [[name], ['Une préposée'], '2'])])
      await openTool(page, '/carnet-de-visite/')
      await expectRoom(page, 'blank')
      await page.goto(`/carnet-de-visite/?recu#carnet=${Buffer.from(sent).toString('base64url')}`)
      await page.getByText('Lire les réponses').click()
      await expectRoom(page, 'received')
      await page.getByRole('button', { name: 'Ajouter à mon carnet' }).click()
      for (const name of ['Tout effacer', 'Effacer cette résidence']) await page.getByRole('button', { name }).first().click()
      await expectRoom(page, 'filled')
    })
  })

test.describe('on paper', () => {
  test('the urgent numbers: one sheet of the two that they may take', async ({ page }) => {
    await openTool(page, '/urgence/')
    const words = await expectOneSheet(page)
    for (const word of [
      '911',
      '811',
      '1 866 277-3553',
      '1 855 852-7784',
      '1 888 489-2287',
      '1 800 683-2245',
      '1 877 767-2227',
      site.phone.text.replaceAll(/\s/g, ' '),
    ])
      expect(words).toContain(word)
    expect(words).toContain('partenaires nous paient')
  })

  test('the twelve questions to tick: two sheets, black letters of 10.5 points at least', async ({ page }) => {
    await openTool(page, '/ou-en-etes-vous/')
    expect(await countSheets(page)).toBe(2)
    const { smallest, tinted, words } = await readPaper(page)
    expect(smallest).toBeGreaterThanOrEqual(10.5)
    expect(tinted).toEqual([])
    expect(words).toContain('Feuille à remplir')
  })
})
