import type { Page } from '@playwright/test'
import { site } from '@/content/site'
import { expect, test } from '../support/browser'

const header = (page: Page) => page.locator('header > div').first().getByRole('link', { name: 'C’est urgent', exact: true })
const thumb = (page: Page) =>
  page.getByRole('navigation', { name: 'Nous joindre rapidement' }).getByRole('link', { name: 'C’est urgent', exact: true })

type Door = { place: string; width: number; link: (page: Page) => ReturnType<typeof header>; open?: (page: Page) => Promise<void> }

const doors: Door[] = [
  { place: 'the header', width: 1280, link: header },
  { place: 'the bar under the thumb', width: 360, link: thumb },
  {
    place: 'the first line of the menu',
    width: 360,
    link: (page) => page.getByRole('navigation', { name: 'Menu' }).getByRole('link').first(),
    open: (page) => page.getByText('Menu', { exact: true }).click(),
  },
]

for (const { place, width, link, open } of doors)
  test(`the urgent numbers are one touch away from ${place}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/services/')
    await open?.(page)
    await link(page).click()
    await expect(page).toHaveURL(/\/urgence\/$/)
    await expect(page.getByRole('link', { name: /^911/ }).first()).toHaveAttribute('href', 'tel:911')
  })

test('there is one door at a time: in the header from 544 px on, under the thumb before', async ({ page }) => {
  for (const [width, inHeader, underThumb] of [
    [320, false, true],
    [543, false, true],
    [544, true, false],
    [768, true, false],
    [1056, true, false],
    [1440, true, false],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/services/')
    expect([width, await header(page).isVisible(), await thumb(page).isVisible()]).toEqual([width, inHeader, underThumb])
  }
})

test('among the urgent numbers ours says whose it is; the bar keeps its one row, there and elsewhere', async ({ page }) => {
  for (const [width, route, number] of [
    [1280, '/urgence/', `${site.brand}, ${site.phone.text}`],
    [1440, '/urgence/', `${site.brand}, ${site.phone.text}`],
    [1265, '/notre-mission/', site.phone.text],
    [1280, '/notre-mission/', site.phone.text],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(route)
    await expect(page.locator('header a[href^="tel:"]').first()).toHaveText(number, { useInnerText: true })
    const [phone, sizes] = await Promise.all(
      ['header a[href^="tel:"]', 'header fieldset'].map((part) => page.locator(part).first().boundingBox()),
    )
    expect(sizes?.y, `${route} ${String(width)} px`).toBe(phone?.y)
  }
})

// The bar under the thumb holds it too, after all the rest: the second height is that of a computer that enlarges four times.
for (const [width, height] of [
  [390, 844],
  [320, 256],
] as const)
  test(`at ${String(width)} px, the way out of the urgent numbers stands beside their title, and takes no height from them`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/urgence/')
    const wayOut = page.locator('main h1 + a')
    await expect(wayOut).toHaveAccessibleName('Quitter cette page')
    await expect(wayOut).toBeVisible()
    const top = async () => (await page.locator('main a[href="tel:911"]').first().boundingBox())?.y
    const before = await top()
    await wayOut.evaluate((link) => {
      link.remove()
    })
    expect(await top()).toBe(before)
  })
