// Runs the islands of the exported pages with the development build of React, which alone reports
// hydration mismatches.
import type { Page } from '@playwright/test'
import { expect, test as base } from '../support/browser'
import { useAlternateBuild } from '../support/alternate-build'
import {
  answerWith,
  contactMessages,
  getFields,
  fillCallback,
  fillContact,
  openContact,
  openPopup,
  popupMessages,
  withStatus,
} from '../support/contact-page'

useAlternateBuild({
  outside: { functionHost: '', chat: { hosts: [] } },
  isDevelopment: true,
})

/**
 * Every line of the console fails the test, warnings or not, but the one that greets developers.
 */
const test = base.extend<{ silent: undefined }>({
  silent: [
    async ({ context }, use) => {
      const lines: string[] = []
      context.on('console', (message) => lines.push(message.text()))
      await use(undefined)
      expect(lines.filter((line) => line.includes('React DevTools'))).not.toEqual([])
      expect(lines.filter((line) => !line.includes('React DevTools'))).toEqual([])
    },
    { auto: true },
  ],
})

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

const single = { tags: 1, isEmpty: false, doubled: [] }

test('hydrates the contact form without doubled styles', async ({ page }) => {
  const form = await openContact(page)
  await answerWith(page, withStatus(200))
  expect(await findDoubledStyles(page)).toEqual(single)
  await getFields(form).submit.click()
  await expect(form.locator('[aria-invalid="true"]')).toHaveCount(5)
  await fillContact(form)
  // A key is used, because a second click so soon would count as a double click.
  await getFields(form).submit.press('Enter')
  await expect(form.getByText(contactMessages.success)).toBeVisible()
  expect(await findDoubledStyles(page)).toEqual(single)
})

test('renders the popup without doubled styles', async ({ page }) => {
  await answerWith(page, withStatus(200))
  const popup = await openPopup(page)
  const before = await findDoubledStyles(page)
  await fillCallback(popup)
  expect(before).toEqual(single)
  expect(await findDoubledStyles(page)).toEqual(single)
  await getFields(popup).submit.click()
  await expect(popup.getByText(popupMessages.success)).toBeVisible()
})
