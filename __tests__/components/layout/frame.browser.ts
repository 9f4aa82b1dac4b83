import { site } from '@/content/site'
import { expect, test } from '../../support/browser'
import { hold } from '../../support/gate'

test.describe('in forced colours', () => {
  test.use({ forcedColors: 'active' })

  test('the chosen category, and the chosen size of the text, stand on another ground than the others', async ({
    page,
  }) => {
    await page.goto('/blog/')
    for (const group of ['[data-filter]', 'header fieldset']) {
      const grounds = await page
        .locator(`${group} label`)
        .evaluateAll((labels) => labels.map((label) => getComputedStyle(label).backgroundColor))
      expect(new Set(grounds.slice(1)).size, group).toBe(1)
      expect(grounds[0], group).not.toBe(grounds[1])
    }
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('the number is under the thumb, and not to be copied; the bar comes to rest under the footer', async ({
    page,
  }) => {
    await page.goto('/contact/')
    await expect(page.locator('main [data-copy] a[href^="tel:"]')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Copier le numéro' })).toBeHidden()
    await page.goto('/services/')
    const bar = page.getByRole('navigation', { name: 'Nous joindre rapidement' })
    await expect(bar).toBeInViewport({ ratio: 1 })
    await expect(bar.getByRole('link').first()).toHaveAttribute('href', site.phone.href)
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    const [footer, thumb] = await Promise.all([
      page.locator('footer').last().boundingBox(),
      bar.boundingBox(),
    ])
    expect(thumb?.y).toBeGreaterThanOrEqual((footer?.y ?? 0) + (footer?.height ?? Infinity) - 1)
  })

  test('the home page shows its title, its people, then the first line of what it offers', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    const picture = await page.locator('main picture img').first().boundingBox()
    const lead = await page.locator('main .lead').first().boundingBox()
    const bar = await page
      .getByRole('navigation', { name: 'Nous joindre rapidement' })
      .boundingBox()
    expect(picture).toMatchObject({ x: 0, width: 390 })
    expect(picture?.height).toBeGreaterThan(400)
    expect((bar?.y ?? 0) - (lead?.y ?? 0)).toBeGreaterThan(28)
  })
})

test('the text grows before the rest of the script is there, and keeps its size on the next page, on Back and from the first picture on', async ({
  page,
}) => {
  const letCome = await hold(page, /\/scripts\/main-script-/)
  const size = () =>
    page.evaluate(() =>
      parseFloat(getComputedStyle(document.querySelector('main p') ?? document.body).fontSize),
    )
  const choose = (name: string) => page.locator(`label[for="text-${name}"]`).click()
  await page.goto('/', { waitUntil: 'commit' })
  const normal = await size()
  await choose('largest')
  expect(await size()).toBeGreaterThan(normal * 1.3)
  letCome()

  await page.getByRole('contentinfo').getByRole('link', { name: 'Notre mission' }).click()
  await page.waitForURL('**/notre-mission/')
  await expect(page.locator('#text-largest')).toBeChecked()
  await choose('large')
  await page.goBack()
  await page.waitForURL(/\/$/)
  await expect(page.locator('#text-large')).toBeChecked()

  await page.addInitScript(() => {
    new PerformanceObserver(
      () => (document.documentElement.dataset.painted = document.documentElement.dataset.text),
    ).observe({
      type: 'paint',
    })
  })
  await page.goto('/services/')
  await expect(page.locator('html')).toHaveAttribute('data-painted', 'large')
})
