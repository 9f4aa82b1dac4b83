import type { Locator, Page } from '@playwright/test'
import { words } from '@/content/words'
import { expect, test } from '../../../support/browser'
import {
  answerWith,
  contactMessages,
  failedRequest,
  fillCallback,
  fillContact,
  getFields,
  openContact,
  openPopup,
  popupMessages,
  withStatus,
} from '../../../support/contact-page'

const forms = [
  ['the contact form', openContact, fillContact, contactMessages],
  ['the popup', openPopup, fillCallback, popupMessages],
] as const

/** Counts the animation frames in which nothing has the focus. */
async function watchFocus(page: Page) {
  await page.evaluate(() => {
    document.documentElement.dataset.lostFocus = '0'
    const look = () => {
      const { dataset } = document.documentElement
      if (document.activeElement === document.body)
        dataset.lostFocus = String(Number(dataset.lostFocus) + 1)
      requestAnimationFrame(look)
    }
    look()
  })
  return () => page.evaluate(() => document.documentElement.dataset.lostFocus)
}

/** styled-components adopts the rendered style tag: one tag, and no rule twice in it. */
const findDoubledStyles = (page: Page) =>
  page.evaluate(() => {
    const tags = [...document.querySelectorAll<HTMLStyleElement>('style[data-styled]')]
    const rules = tags.flatMap((tag) =>
      Array.from(tag.sheet?.cssRules ?? [], ({ cssText }) => cssText),
    )
    const doubled = rules.filter((rule, index) => rules.indexOf(rule) !== index)
    return { tags: tags.length, isEmpty: rules.length === 0, doubled }
  })

/** Records every text that an element of a form shows. */
const watchText = (form: Locator, selector: string) =>
  form.evaluateHandle((box, part) => {
    const texts = new Set<string>()
    const look = () => texts.add(box.querySelector(part)?.textContent ?? '')
    look()
    new MutationObserver(look).observe(box, {
      childList: true,
      characterData: true,
      subtree: true,
    })
    return texts
  }, selector)

for (const [name, open, fill, messages] of forms)
  test.describe(name, () => {
    test.use({ expectedProblems: failedRequest })

    for (const [status, outcome] of [
      [200, messages.success],
      [500, messages.failure],
    ] as const)
      test(`gives the focus to what it says while it sends, and at the answer ${status}`, async ({
        page,
      }) => {
        let answer = () => undefined as void
        const held = new Promise<void>((resolve) => (answer = resolve))
        await answerWith(page, async (route) => {
          await held
          await withStatus(status)(route)
        })
        const form = await open(page)
        await fill(form)
        await getFields(form).email.focus()
        const countLostFocus = await watchFocus(page)
        await page.keyboard.press('Enter')
        const button = page.getByRole('button', { name: words.forms.sending })
        await expect(button).toBeDisabled()
        await expect(page.locator(':focus')).toHaveRole('group')
        await expect(page.locator(':focus')).toHaveAccessibleName('Envoi en cours')
        answer()
        await expect(page.locator(':focus')).toContainText(outcome)
        await expect(page.locator(':focus')).toHaveRole('group')
        await expect(page.locator(':focus')).toHaveAccessibleName(new RegExp(`^${outcome}`))
        expect(await countLostFocus()).toBe('0')
      })

    test('has one style tag and no rule twice, before and after its thanks', async ({ page }) => {
      const single = { tags: 1, isEmpty: false, doubled: [] }
      await answerWith(page, withStatus(200))
      const form = await open(page)
      expect(await findDoubledStyles(page)).toEqual(single)
      const { name: field, submit } = getFields(form)
      await submit.press('Enter')
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await fill(form)
      await submit.press('Enter')
      await expect(page.getByText(messages.success).first()).toBeVisible()
      expect(await findDoubledStyles(page)).toEqual(single)
    })

    test('takes its fields away before it empties them', async ({ page }) => {
      await answerWith(page, withStatus(200))
      const form = await open(page)
      await fill(form)
      const emptied = await form.evaluateHandle((box) => {
        const shown = [...box.querySelectorAll<HTMLInputElement>('input[required]')]
        const resets: boolean[] = []
        box.closest('form, dialog')?.addEventListener('reset', () => {
          resets.push(shown.some(({ isConnected }) => isConnected))
        })
        return resets
      })
      await getFields(form).submit.click()
      await expect(page.getByText(messages.success).first()).toBeVisible()
      expect(await emptied.jsonValue()).not.toContain(true)
      expect(await form.locator('[required]').count()).toBe(0)
    })

    test('keeps the words of an error while its answer is typed', async ({ page }) => {
      const form = await open(page)
      await fill(form)
      const { phone, submit } = getFields(form)
      await phone.fill('')
      await submit.click()
      await expect(phone).toHaveAttribute('aria-invalid', 'true')
      const texts = await watchText(form, '[data-part="error"]')
      await phone.pressSequentially('418 555-0134')
      await expect(phone).toHaveAttribute('aria-invalid', 'false')
      expect(await texts.evaluate((seen) => [...seen])).toEqual([
        expect.stringContaining(words.forms.problems.phone),
        '',
      ])
    })

    test('does not move its button while it is pressed after a correction', async ({ page }) => {
      const form = await open(page)
      await fill(form)
      const { phone, submit } = getFields(form)
      await phone.fill('418')
      await submit.click()
      await expect(phone).toHaveAttribute('aria-invalid', 'true')
      await phone.pressSequentially(' 555-0134')
      await expect(phone).toHaveAttribute('aria-invalid', 'false')
      await submit.hover()
      // The row in its form, because the button itself sinks while it is pressed.
      const getRowTop = () =>
        form.locator('.form-send').evaluate((row: HTMLElement) => row.offsetTop)
      const before = await getRowTop()
      await page.mouse.down()
      await expect(phone).not.toBeFocused()
      expect(await getRowTop()).toBe(before)
      await page.mouse.move(2, 2)
      await page.mouse.up()
    })
  })
