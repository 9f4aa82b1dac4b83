import { expect, test } from '../support/browser'

const open = 'main details[open]'

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'the FAQ' : 'the FAQ without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('keeps a single question open, and closes it on a click', async ({ page }) => {
      await page.goto('/faq/')
      await expect(page.locator(open)).toHaveCount(1)
      await expect(page.locator('main details').first()).toHaveAttribute('open', '')
      await page.getByText('Faut-il verser un dépôt de garantie?').click()
      await expect(page.locator(open)).toHaveCount(1)
      await expect(page.locator(open)).toContainText('article 1904')
      await page.getByText('Faut-il verser un dépôt de garantie?').click()
      await expect(page.locator(open)).toHaveCount(0)
    })
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 664 } })

  test('the title that is pressed stays where it is, though the answer above it closes', async ({ page }) => {
    await page.goto('/faq/')
    const titles = page.locator('main summary')
    const moved: object[] = []
    for (const title of (await titles.all()).slice(1)) {
      await title.scrollIntoViewIfNeeded()
      const place = () => title.evaluate((element) => Math.round(element.getBoundingClientRect().top))
      const before = await place()
      await title.click()
      await expect(title.locator('..')).toHaveAttribute('open', '')
      const after = await place()
      if (Math.abs(after - before) > 1) moved.push({ title: await title.textContent(), before, after })
    }
    expect(moved).toEqual([])
  })
})

test('the address of a question opens it, be it followed or typed on the page', async ({ page }) => {
  await page.goto('/faq/')
  const [sent = '', typed = ''] = await page.locator('main details').evaluateAll((all) => [12, 15].map((index) => all[index]?.id ?? ''))
  // As someone who was sent the address opens it: in a page that was not there before.
  await page.goto('about:blank')
  await page.goto(`/faq/#${sent}`)
  await expect(page.locator(open)).toHaveCount(1)
  await expect(page.locator(open)).toHaveAttribute('id', sent)
  await expect(page.locator(open)).toBeInViewport()
  await page.evaluate((hash) => {
    window.location.hash = hash
  }, typed)
  await expect(page.locator(open)).toHaveCount(1)
  await expect(page.locator(open)).toHaveAttribute('id', typed)
  await expect(page.locator(open)).toBeInViewport()
})

test('a single question stays open where the browser does not know <details name>', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      for (const question of document.querySelectorAll('details[name]')) question.removeAttribute('name')
    })
  })
  await page.goto('/faq/')
  await page.locator('main summary').nth(3).click()
  await page.locator('main summary').nth(5).click()
  await expect(page.locator(open)).toHaveCount(1)
})
