import { expect, test } from '../../support/browser'

test.use({ colorScheme: 'dark' })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('follows a dark device, and fetches the dark picture alone', async ({ page }) => {
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

test('applies the chosen theme on every page, before it is painted', async ({ page }) => {
  await page.goto('/')
  const darkTheme = page.getByRole('switch', { name: 'Soir' })
  await expect(darkTheme).toBeChecked()
  await darkTheme.click()
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(250, 244, 230)')
  await page.goto('/services/', { waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await expect(darkTheme).not.toBeChecked()
  await darkTheme.click()
  await expect(page.locator('main [data-force-light] a[data-size="huge"]')).toHaveCSS(
    'color',
    'rgb(27, 21, 17)',
  )
})
