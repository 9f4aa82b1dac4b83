import { expect, test } from '../support/browser'
import { folded } from '../support/exported-pages'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the home page shows its title, its people, then the first line of what it offers', async ({ page }) => {
    await page.goto('/')
    const picture = await page.locator('main picture img').first().boundingBox()
    const lead = await page.locator('main .lead').first().boundingBox()
    const bar = await page.getByRole('navigation', { name: 'Nous joindre rapidement' }).boundingBox()
    expect(picture?.x).toBe(0)
    expect(picture?.width).toBe(390)
    expect(picture?.height).toBeGreaterThan(400)
    expect((bar?.y ?? 0) - (lead?.y ?? 0)).toBeGreaterThan(28)
  })
})

test('the ruler of the services says two to four weeks, in words and to scale', async ({ page }) => {
  await page.goto('/services/')
  const ruler = page.locator('[data-ruler]')
  expect(folded((await ruler.locator('strong').allTextContents()).join(', '))).toBe('Quelques jours, De 2 à 4 semaines')
  // In days of the ruler: less than a week, then the third and the fourth.
  const spans = await ruler.evaluate((element) => {
    const wood = element.querySelector('p[aria-hidden]')?.getBoundingClientRect() ?? new DOMRect()
    return [...element.querySelectorAll('li')].map((item) => {
      const bar = getComputedStyle(item, '::before')
      const left = item.getBoundingClientRect().left + parseFloat(bar.left)
      return [left, left + parseFloat(bar.width)].map((x) => Math.round(((x - wood.left) / wood.width) * 28)).join(' to ')
    })
  })
  expect(spans).toEqual(['0 to 6', '14 to 28'])
})
