import type { Page } from '@playwright/test'
import {
  answerWith,
  contactMessages,
  failedRequest,
  getFields,
  fillCallback,
  fillContact,
  openContact,
  openPopup,
  withStatus,
} from '../support/contact-page'
import { openTool, tick } from '../support/open-tool'
import { expect, test } from '../support/browser'
import { words } from '@/content/words'
import { withoutPopup } from '../support/popup'
import { findOtherViolations, findViolations, setTextSize } from '../e2e/page-checks/axe'
import { findOverflow, findSmallTargets } from '../e2e/page-checks/layout'

/**
 * Finds what scrolls sideways, even with text twice as large, the small targets of a tool, and the
 * violations of axe, in the site's colours and in forced colours.
 */
async function findFaults(page: Page): Promise<string[]> {
  const faults = [
    ...(await findSmallTargets(page, '[data-tool]')),
    ...(await findOverflow(page)),
    ...(await findViolations(page)),
  ]
  await setTextSize(page, '200%')
  faults.push(...(await findOverflow(page)))
  await setTextSize(page, '')
  await page.emulateMedia({ forcedColors: 'active' })
  faults.push(...(await findOtherViolations(page)))
  await page.emulateMedia({ forcedColors: 'none' })
  return faults
}

const month = {
  registered: 'yes',
  household: 'couple',
  isOfAge: 'yes',
  isPartnerOfAge: 'yes',
  hasThirdPerson: 'no',
  isDependent: 'no',
  isSubsidized: 'no',
  meals: 'twoMeals',
  services: 'none',
}

/** Looks at the page in this state. */
type Look = (state: string) => Promise<void>

const walks: Record<string, (page: Page, look: Look) => Promise<void>> = {
  'a form that is refused, then fails, then is sent': async (page, look) => {
    const form = await openContact(page)
    const { submit } = getFields(form)
    await submit.click()
    await expect(form.locator('[aria-invalid="true"]')).toHaveCount(5)
    await look('to correct')
    const answers = [503, 200]
    await answerWith(page, (route) => withStatus(answers.shift() ?? 500)(route))
    await fillContact(form)
    for (const message of [contactMessages.failure, contactMessages.success]) {
      // A key is used, because a second click so soon would count as a double click.
      await submit.press('Enter')
      await expect(form.getByText(message)).toBeVisible()
      await look(message)
    }
  },
  'the popup: empty, to correct, closed with words, sent, thanks': async (page, look) => {
    const popup = await openPopup(page, '/notre-mission/')
    await look('dialog')
    await getFields(popup).submit.click()
    await expect(popup.locator('[aria-invalid="true"]')).toHaveCount(3)
    await look('dialog to correct')
    await answerWith(page, withStatus(200))
    await fillCallback(popup)
    await page.keyboard.press('Escape')
    const resume = page.getByRole('button', { name: words.forms.popup.resume })
    await expect(resume).toBeVisible()
    await look('closed with words')
    await resume.click()
    await getFields(popup).submit.press('Enter')
    await expect(popup.getByRole('status').filter({ hasText: 'Merci' })).toBeVisible()
    await look('sent')
    await page.keyboard.press('Escape')
    await expect(page.locator('[aria-live="polite"]').filter({ hasText: 'Merci' })).toBeVisible()
    await look('sent and closed')
  },
  'the net cost of a month: to correct, computed, compared, refused, about to be erased': async (
    page,
    look,
  ) => {
    await openTool(page, '/cout-net/')
    await page.locator('#rent').fill('beaucoup')
    await tick(page, 'meals', 'twoMeals')
    await tick(page, 'isOfAge', 'yes')
    await expect(page.locator('#rent')).toHaveAttribute('aria-invalid', 'true')
    await look('to correct')
    await page.locator('#rent').fill('12 290')
    await look('a range')
    const closed = page.locator('.net-cost-form-open button')
    const openAll = async () => {
      while ((await closed.count()) > 0) await closed.first().click()
    }
    await openAll()
    await tick(page, 'household', 'couple')
    await openAll()
    for (const [name, value] of Object.entries(month)) await tick(page, name, value)
    await page.locator('#removedPrice').fill('90')
    await page.locator('#home-food').fill('beaucoup')
    await page.locator('#home-food').blur()
    await look('compared')
    await tick(page, 'isSubsidized', 'yes')
    await page.getByText('Tout effacer', { exact: true }).click()
    await look('refused')
  },
  'the questionnaire: a question, one to correct, the numbers, the review, the result': async (
    page,
    look,
  ) => {
    await openTool(page, '/ou-en-etes-vous/')
    await page.locator('a[href="#q1"]').first().press('Enter')
    await expect(page.locator('#q1')).toBeVisible()
    const next = page.locator('main form [type="submit"]:visible')
    await next.press('Enter')
    await look('to correct')
    for (const emergency of ['injury', 'missing', 'confusion', 'dying', 'fear', 'leaving'])
      await tick(page, 'emergencies', emergency)
    await next.press('Enter')
    await expect(page.locator('#appel')).toBeVisible()
    await look('numbers first')
    await page.getByRole('button', { name: 'Continuer quand même' }).press('Enter')
    for (let n = 2; n <= 12; n++) {
      await page.locator(`#q${String(n)} input >> nth=-1`).check()
      await look(`question ${String(n)}`)
      await next.press('Enter')
    }
    await look('review')
    await page.getByRole('button', { name: 'Voir le résultat' }).press('Enter')
    await expect(page.locator('#resultat')).toBeVisible()
    await page.getByText('Tout effacer', { exact: true }).click()
    await look('result')
  },
  'a visit notebook: received, filled, refused, about to be erased, not loaded': async (
    page,
    look,
  ) => {
    await withoutPopup(page)
    const residences = ['Ici', 'Là'].map((name) => ({
      name,
      answers: [{ text: 'Une préposée', opinion: 'check' }],
    }))
    const sent = JSON.stringify({ residences })
    await page.goto(`/carnet-de-visite/#carnet=${Buffer.from(sent).toString('base64url')}`)
    await expect(page.getByRole('button', { name: 'Ouvrir la copie' })).toBeVisible()
    await look('received')
    await page.getByRole('button', { name: 'Ouvrir la copie' }).click()
    await page.getByText('Tout effacer', { exact: true }).click()
    await page.evaluate(() => {
      location.hash = '#carnet=x'
    })
    await expect(page.getByText('Cette copie ne s’ouvre pas.')).toBeVisible()
    await look('filled')
    await page.route(/\/scripts\/part-visit-notebook/, (route) => route.abort())
    await page.reload()
    await expect(page.locator('.load-error-alert')).toBeVisible()
    await look('without its code')
  },
  'a list of answers, a question, the menu, the largest text, and where the script does not come':
    async (page, look) => {
      await page.goto('/blog/')
      await page.getByRole('combobox').fill('bail')
      await expect(page.getByRole('option').first()).toBeVisible()
      await page.keyboard.press('ArrowDown')
      await look('answers')
      await page.goto('/faq/')
      await page.locator('main summary').nth(3).click()
      await page.locator('label[for="text-largest"]').click()
      await expect(page.locator('html')).toHaveAttribute('data-text-size', 'largest')
      await page.locator('header summary').click()
      await look('question, menu and largest text')
      await page.route(/\/scripts\//, (route) => route.abort())
      await page.goto('/contact/')
      await expect(page.locator('.load-error-alert')).toBeVisible()
      await look('without the script')
    },
}

test.use({ expectedProblems: failedRequest })

for (const width of [320, 1280])
  test.describe(`at ${String(width)} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    for (const [states, walk] of Object.entries(walks))
      test(`finds no fault in ${states}`, async ({ page }) => {
        const faults: string[] = []
        await walk(page, async (state) => {
          faults.push(...(await findFaults(page)).map((fault) => `${state}: ${fault}`))
        })
        expect(faults).toEqual([])
      })
  })
