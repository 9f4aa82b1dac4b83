import { expect, test } from '../../support/browser'

test.use({ colorScheme: 'dark' })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the device has its evening, and the scene after dusk is fetched alone', async ({
    page,
  }) => {
    const pictures: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/images/porte')) pictures.push(request.url())
    })
    await page.goto('/')
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(20, 35, 31)')
    await page.waitForLoadState('networkidle')
    expect(pictures).toEqual([expect.stringContaining('/images/porte-soir-')])
  })
})

test('« Soir » brings the day back on every page, before anything is painted, and the number is lit at any hour', async ({
  page,
}) => {
  await page.goto('/')
  const evening = page.getByRole('switch', { name: 'Soir' })
  await expect(evening).toBeChecked()
  await evening.click()
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(250, 244, 230)')
  await page.goto('/services/', { waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await expect(evening).not.toBeChecked()
  await evening.click()
  await expect(page.locator('html')).not.toHaveAttribute('data-theme')
  await expect(page.locator('main [data-force-light] [data-size="huge"]')).toHaveCSS(
    'color',
    'rgb(27, 21, 17)',
  )
})
