import { expect, test } from '../support/browser'

test('a fade that is given up says nothing', async ({ page }) => {
  // In every page, whatever way it comes: a browser gives a fade up as well when it is late.
  await page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      if (!viewTransition) return
      viewTransition.skipTransition()
      sessionStorage.setItem('given-up', 'yes')
    })
  })
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Notre mission' }).click()
  await page.waitForURL('**/notre-mission/')
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('given-up'))).toBe('yes')
})
