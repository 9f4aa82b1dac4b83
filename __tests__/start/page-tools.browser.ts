import { expect, test } from '../support/browser'

test('a page is printed, and passed on by an e-mail or a copy of its address', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.printed = ''
    }
  })
  const address = `${baseURL ?? ''}/services/`
  await page.goto(`${address}?utm_source=x#etape-2`)
  await page.getByRole('button', { name: 'Imprimer cette page' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-printed')

  const share = page.getByRole('button', { name: 'Partager avec un proche' })
  const ways = page.getByRole('group', { name: 'Façons d’envoyer cette page' })
  await expect(ways).toBeHidden()
  await share.click()
  await expect(share).toHaveAttribute('aria-expanded', 'true')
  const letter = new URL((await ways.getByRole('link', { name: 'Envoyer par courriel' }).getAttribute('href')) ?? '')
  expect(letter.searchParams.get('body')).toContain(address)
  await expect(ways.getByRole('textbox')).toHaveValue(address)
  await ways.getByRole('button', { name: 'Copier l’adresse' }).click()
  await expect(page.getByText('L’adresse est copiée.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
  await share.click()
  await expect(ways).toBeHidden()
})
