import { awake, awaken, typeAsReactArrives } from '../support/awake'
import { expect, test } from '../support/browser'

const open = 'main details[open]'

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'la FAQ' : 'la FAQ sans JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('garde une seule question ouverte, et la referme d’un clic', async ({ page }) => {
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

test('l’adresse d’une question l’ouvre', async ({ page }) => {
  await page.goto('/faq/')
  const id = await page.locator('main details').nth(12).getAttribute('id')
  // As someone who was sent the address opens it: in a page that was not there before.
  await page.goto('about:blank')
  await page.goto(`/faq/#${id ?? ''}`)
  await awake(page)
  await expect(page.locator(open)).toHaveCount(1)
  await expect(page.locator(open)).toHaveAttribute('id', id ?? '')
  await expect(page.locator(open)).toBeInViewport()
})

test('l’adresse d’une question l’ouvre, même écrite au moment où React arrive', async ({ page }) => {
  await page.goto('/faq/')
  const id = (await page.locator('main details').nth(12).getAttribute('id')) ?? ''
  await typeAsReactArrives(page, `#${id}`)
  await awaken(page)
  await expect(page.locator(open)).toHaveAttribute('id', id)
  await expect(page).toHaveURL(`/faq/#${id}`)
})

test('une seule question reste ouverte là où le navigateur ne connaît pas <details name>', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      for (const question of document.querySelectorAll('details[name]')) question.removeAttribute('name')
    })
  })
  await page.goto('/faq/')
  await awaken(page)
  await page.locator('main summary').nth(3).click()
  await page.locator('main summary').nth(5).click()
  await expect(page.locator(open)).toHaveCount(1)
})

test('s’ouvre et se ferme au clavier', async ({ page }) => {
  await page.goto('/faq/')
  await page.locator('main summary').nth(1).focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('main details').nth(1)).toHaveAttribute('open', '')
  await page.keyboard.press('Space')
  await expect(page.locator(open)).toHaveCount(0)
})
