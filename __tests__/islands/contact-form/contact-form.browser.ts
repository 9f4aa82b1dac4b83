import { expect, test } from '../../support/browser'
import { withoutPopup } from '../../support/popup'
import { answerWith, contactMessages, fieldsOf, fillContact, openContact, visitor, watchQuestions, withStatus } from '../request/visitor'

for (const [width, height] of [
  [360, 640],
  [1280, 800],
] as const)
  test(`at ${String(width)} px, a message that left has its thanks in the place of the form, in view`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    const form = await openContact(page)
    await answerWith(page, withStatus(200))
    await fillContact(form)
    await fieldsOf(form).submit.click()
    await expect(form.getByText(contactMessages.success)).toBeInViewport({ ratio: 1 })
    for (const field of Object.values(fieldsOf(form))) await expect(field).toBeHidden()
  })

test('a draft survives a reload, another page and Back, and is what leaves', { tag: '@window' }, async ({ page }) => {
  await withoutPopup(page)
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
  // By its link: an address that is typed over an unsent message is asked about, once the form listens.
  await page.locator('footer a[href$="/faq/"]').press('Enter')
  await expect(page).toHaveURL(/\/faq\//)
  await page.locator('footer a[href$="/contact/"]').click()
  await expect(page).toHaveURL(/\/contact\//)
  await expectWords()
  expect(asked).toEqual(['beforeunload'])
  const sent = await answerWith(page, withStatus(200))
  await fieldsOf(form).submit.click()
  await expect(form.getByText(contactMessages.success)).toBeVisible()
  expect(sent).toEqual([visitor])
})
