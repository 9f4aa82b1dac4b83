import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser'
import { withoutPopup } from '../support/popup'
import { expectAwake } from '../islands/request/visitor'

const field = (page: Page) => page.getByRole('combobox', { name: 'Chercher dans le site' })
const options = (page: Page) => page.getByRole('option')
const number = (page: Page) => page.getByRole('search').locator('a[href^="tel:"]')

test.describe('is reached', () => {
  test('from the header of a wide screen, the field ready to be written in', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('/faq/')
    await page.getByRole('navigation', { name: 'Navigation principale' }).getByRole('link', { name: 'Chercher' }).click()
    await expect(page).toHaveURL(/\/blog\/#chercher$/)
    await expect(field(page)).toBeFocused()
    await expect(field(page)).toBeInViewport()
    await page.keyboard.type('caution')
    await expect(options(page).first()).toContainText('dépôt de garantie')
  })

  test('from the menu of a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/alzheimer/')
    await page.locator('header summary').click()
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Chercher' }).click()
    await expect(field(page)).toBeFocused()
    await page.keyboard.type('répit')
    await expect(options(page).first()).toBeVisible()
  })

  test.describe('from a page that does not exist', () => {
    test.use({ expectedProblems: /404/ })

    test('where it answers', async ({ page }) => {
      await page.goto('/nulle-part/')
      await field(page).fill('maman tombe')
      await expect(options(page).first()).toHaveAttribute('href', '/urgence/#chute')
    })
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('as an index of subjects, in the words of families', async ({ page }) => {
      await page.goto('/services/')
      await page.getByRole('navigation', { name: 'Navigation principale' }).getByRole('link', { name: 'Chercher' }).click()
      await expect(page).toHaveURL(/\/blog\//)
      await expect(field(page)).toBeHidden()
      await page.getByRole('link', { name: 'Tous les sujets, de A à Z' }).click()
      await expect(page.getByRole('heading', { name: 'Tous les sujets, de A à Z' })).toBeInViewport()
      expect(await page.locator('#sujets li').count()).toBeGreaterThanOrEqual(60)
      await page.getByRole('link', { name: 'Abus, vol, maltraitance' }).click()
      await expect(page).toHaveURL(/\/urgence\/#peur$/)
    })
  })
})

test.describe('answers', () => {
  test.beforeEach(async ({ page }) => {
    await withoutPopup(page)
    await page.goto('/blog/')
  })

  test('in sentences that hold the words, once the texts are there', async ({ page }) => {
    await field(page).fill('annexe')
    await expect(options(page).first().locator('.sentence mark').first()).toBeVisible()
  })

  test('plainly, when it is asked for what we do not offer', async ({ page }) => {
    await field(page).fill('dentiste')
    await expect(page.getByRole('search').getByText('Nous n’avons rien sur ces soins').first()).toBeVisible()
    await expect(number(page)).toBeVisible()
  })

  test('above the keyboard of a telephone: the first answer is read without scrolling', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 340 })
    await field(page).fill('maman tombe la nuit')
    await expect(options(page).first().locator('.title')).toBeInViewport({ ratio: 1 })
    await expect(options(page).first().locator('.sentence')).toBeInViewport()
    await expect(field(page)).toBeInViewport({ ratio: 1 })
  })

  test('in a list whose keys are the field’s: Tab leaves it', async ({ page }) => {
    await field(page).fill('loyer')
    await expect(options(page).first()).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.locator('[role="listbox"]')).not.toBeFocused()
    await expect(field(page)).not.toBeFocused()
  })

  test('poorly, with a number that Tab reaches, and closes behind the focus', async ({ page }) => {
    await field(page).fill('toiture')
    await expect(number(page)).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(number(page)).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(number(page)).toBeHidden()
  })

  test('within 100 ms of the fourth letter, once it is awake', async ({ page }) => {
    await field(page).focus()
    await expectAwake(page)
    const waits: number[] = []
    for (const word of ['caution', 'démence', 'hôpital', 'impôts', 'solitude']) {
      await field(page).fill(word.slice(0, 3))
      waits.push(
        await page.evaluate(async (letter) => {
          const input = document.querySelector<HTMLInputElement>('#chercher')
          const start = performance.now()
          input?.setRangeText(letter, 3, 3, 'end')
          input?.dispatchEvent(new InputEvent('input', { bubbles: true }))
          await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)))
          return performance.now() - start
        }, word.charAt(3)),
      )
      await expect(options(page).first()).toBeVisible()
    }
    waits.sort((a, b) => a - b)
    expect(waits[2]).toBeLessThan(100)
  })
})
