import { expect, test } from '../../support/browser'
import { fieldsOf, fillContact, openContact, visitor } from '../forms/visitor'

test('keeps the contact draft after a reload', async ({ page }) => {
  const form = await openContact(page)
  const fields = fieldsOf(form)
  await fillContact(form)
  await page.reload()
  for (const name of ['seekingFor', 'name', 'phone', 'email', 'message'] as const)
    await expect(fields[name]).toHaveValue(visitor[name])
})
