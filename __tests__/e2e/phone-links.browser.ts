import type { Page } from '@playwright/test'
import { site } from '@/content/site'
import { expect, test } from '../support/browser'

const urgent = { name: 'C’est urgent', exact: true }
const header = (page: Page) => page.locator('header > div').first().getByRole('link', urgent)
const thumb = (page: Page) =>
  page.getByRole('navigation', { name: 'Nous joindre rapidement' }).getByRole('link', urgent)

for (const [width, door, inHeader, link] of [
  [543, 'the bar under the thumb, or the first line of the menu', false, thumb],
  [544, 'the header', true, header],
] as const)
  test(`at ${String(width)} px, the urgent numbers are one touch away from ${door}: the header and the bar are one door`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/services/')
    expect([await header(page).isVisible(), await thumb(page).isVisible()]).toEqual([
      inHeader,
      !inHeader,
    ])
    if (!inHeader) {
      await page.getByText('Menu', { exact: true }).click()
      await expect(
        page.getByRole('navigation', { name: 'Menu' }).getByRole('link').first(),
      ).toHaveAttribute('href', '/urgence/')
      await page.keyboard.press('Escape')
    }
    await link(page).click()
    await expect(page).toHaveURL(/\/urgence\/$/)
    await expect(page.getByRole('link', { name: /^911/ }).first()).toHaveAttribute(
      'href',
      'tel:911',
    )
  })

test('among the urgent numbers ours says whose it is; the bar keeps its one row, there and elsewhere', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1265, height: 800 })
  for (const [route, number] of [
    ['/urgence/', `${site.brand}, ${site.phone.text}`],
    ['/notre-mission/', site.phone.text],
  ] as const) {
    await page.goto(route)
    await expect(page.locator('header a[href^="tel:"]').first()).toHaveText(number, {
      useInnerText: true,
    })
    const [phone, sizes] = await Promise.all(
      ['header a[href^="tel:"]', 'header fieldset'].map((part) =>
        page.locator(part).first().boundingBox(),
      ),
    )
    expect(sizes?.y, route).toBe(phone?.y)
  }
})

// The bar under the thumb holds it too, after all the rest: this is the height of a computer that enlarges four times.
test('the way out of the urgent numbers stands beside their title, and takes no height from them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto('/urgence/')
  const wayOut = page.locator('main h1 + a')
  await expect(wayOut).toHaveAccessibleName('Quitter cette page')
  const top = async () => (await page.locator('main a[href="tel:911"]').first().boundingBox())?.y
  const before = await top()
  await wayOut.evaluate((link) => {
    link.remove()
  })
  expect(await top()).toBe(before)
})
