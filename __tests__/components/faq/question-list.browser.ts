import { expect, test } from '../../support/browser'

const open = 'main details[open]'

test('keeps a single question of the FAQ open, and closes it on a click', async ({ page }) => {
  await page.goto('/faq/')
  await expect(page.locator(open)).toHaveCount(1)
  await expect(page.locator('main details').first()).toHaveAttribute('open', '')
  const question = page.locator('#depot-de-garantie summary')
  await question.click()
  await expect(page.locator(open)).toHaveCount(1)
  await expect(page.locator(open)).toHaveAttribute('id', 'depot-de-garantie')
  await question.click()
  await expect(page.locator(open)).toHaveCount(0)
})

test.describe('on a phone, where the browser does not know <details name>', () => {
  test.use({ viewport: { width: 390, height: 664 } })

  test('keeps the clicked title in place when the answer above it closes', async ({ page }) => {
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        for (const question of document.querySelectorAll('details[name]'))
          question.removeAttribute('name')
      })
    })
    await page.goto('/faq/')
    const moved: object[] = []
    for (const title of (await page.locator('main summary').all()).slice(1, 6)) {
      await title.scrollIntoViewIfNeeded()
      const place = () =>
        title.evaluate((element) => Math.round(element.getBoundingClientRect().top))
      const before = await place()
      await title.click()
      await expect(title.locator('..')).toHaveAttribute('open', '')
      await expect(page.locator(open)).toHaveCount(1)
      const after = await place()
      if (Math.abs(after - before) > 1)
        moved.push({ title: await title.textContent(), before, after })
    }
    expect(moved).toEqual([])
  })
})

test('opens the question that the hash names, followed or typed', async ({ page }) => {
  await page.goto('/faq/#devoir-partir')
  for (const id of ['devoir-partir', 'depot-de-garantie']) {
    await page.evaluate((hash) => {
      window.location.hash = hash
    }, id)
    await expect(page.locator(open)).toHaveCount(1)
    await expect(page.locator(open)).toHaveAttribute('id', id)
    await expect(page.locator(open)).toBeInViewport()
  }
})

test('opens every question for print, then the one that was open', async ({ page }) => {
  await page.goto('/faq/')
  await page.locator('#depot-de-garantie summary').click()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('main details:not([open])')).toHaveCount(0)
  await page.emulateMedia({ media: 'screen' })
  await expect(page.locator(open)).toHaveCount(1)
  await expect(page.locator(open)).toHaveAttribute('id', 'depot-de-garantie')
})
