import { popupDelayMs } from '@/components/popup/popup-timer.client'
import { words } from '@/content/words'
import { expect, test } from '../../support/browser'
import { tabThrough } from '../../support/focus'
import {
  answerWith,
  startClock,
  getFields,
  fillCallback,
  openPopup,
  popupMessages,
  withStatus,
} from '../../support/contact-page'

test('loads its code and its words ten seconds before it opens', async ({ page }) => {
  await page.clock.install()
  const fetched: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/scripts\/|\.json$/.test(pathname)) fetched.push(pathname)
  })
  await page.goto('/')
  const start = await startClock(page)
  await expect
    .poll(() => fetched)
    .toEqual([expect.stringMatching(/main-script/), expect.stringMatching(/lazy-features/)])
  fetched.splice(0)
  await page.clock.pauseAt(start + 20_100)
  await expect(page.locator('dialog form')).toHaveCount(1)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const [code, ...others] = fetched.splice(0)
  expect(code).toMatch(/^\/scripts\/prepare-popup-/)
  expect(others).toContain('/fenetre.json')
  expect(others.filter((file) => /hydrate|combobox|lazy-features/.test(file))).toEqual([])
  await page.clock.pauseAt(start + 30_100)
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(fetched).toEqual([])
})

test('hydrates no island of the page', async ({ page }) => {
  const popup = await openPopup(page, '/cout-net/')
  await fillCallback(popup)
  await page.keyboard.press('Escape')
  await expect(popup).toBeHidden()
  await expect(page.locator('[data-hydrated]')).toHaveCount(0)
})

test.describe('without its code or its words', () => {
  test.use({ expectedProblems: /Failed to load resource|net::ERR_FAILED/ })

  for (const file of ['**/scripts/prepare-popup-*.js', '**/fenetre.json'])
    test(`does not open, and is not counted as shown: ${file}`, async ({ page }) => {
      await page.route(file, (route) => route.abort())
      await page.clock.install()
      await page.goto('/')
      await startClock(page)
      const failed = page.waitForEvent('requestfailed')
      await page.clock.fastForward(popupDelayMs)
      await failed
      await page.clock.fastForward(popupDelayMs)
      await expect(page.locator('dialog')).toHaveCount(0)
      expect(await page.evaluate(() => localStorage.getItem('site-popup-shown'))).toBeNull()
    })
})

test('takes the focus under its title, and Escape gives the focus back', async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  await startClock(page)
  const link = page.locator('main a').first()
  await link.focus()
  await page.clock.fastForward(popupDelayMs)
  const popup = page.getByRole('dialog')
  await expect(popup).toBeFocused()
  await expect(popup).toHaveAccessibleName(words.forms.popup.title)
  await page.keyboard.press('Escape')
  await expect(popup).toBeHidden()
  await expect(link).toBeFocused()
})

test('gives the focus to the text in the middle of the screen where nothing had it', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/services/')
  await startClock(page)
  const step = page.locator('main li p').nth(3)
  await step.evaluate((text) => text.scrollIntoView({ block: 'center' }))
  await page.clock.fastForward(popupDelayMs)
  await expect(page.getByRole('dialog')).toBeVisible()
  const scrolled = await page.evaluate(() => window.scrollY)
  await page.keyboard.press('Escape')
  await expect(step).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled)
  await page.keyboard.press('Tab')
  await expect(step).not.toHaveAttribute('tabindex')
})

test('keeps the page behind it in place', async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  await startClock(page)
  await page.evaluate(() => window.scrollTo(0, 300))
  const left = () => page.locator('main h1').evaluate((title) => title.getBoundingClientRect().left)
  const before = await left()
  await page.clock.fastForward(popupDelayMs)
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.mouse.move(5, 400)
  await page.mouse.wheel(0, 500)
  await page.keyboard.press('PageDown')
  expect(await page.evaluate(() => window.scrollY)).toBe(300)
  expect(await left()).toBe(before)
})

test('closes with words, opens again from the foot of the page, and sends them', async ({
  page,
}) => {
  await answerWith(page, withStatus(200))
  const popup = await openPopup(page)
  await fillCallback(popup)
  await page.mouse.click(5, 5)
  await expect(popup).toBeHidden()
  const resume = page.getByRole('button', { name: words.forms.popup.resume })
  await expect(resume).toBeInViewport({ ratio: 1 })
  await resume.click()
  await getFields(popup).submit.click()
  await expect(popup.getByText(popupMessages.success)).toBeVisible()
  await page.clock.fastForward(3_000)
  await expect(popup).toBeHidden()
  await expect(resume).toBeHidden()
  const thanks = page.locator('[aria-live="polite"]').filter({ hasText: popupMessages.success })
  expect(await page.evaluate(() => document.activeElement?.matches('main *'))).toBe(true)
  await expect(thanks).toBeInViewport({ ratio: 1 })
  await page.clock.fastForward(60_000)
  await expect(thanks).toBeVisible()
})

for (const [width, height, what] of [
  [360, 640, 'a telephone'],
  [1280, 900, 'a wide screen'],
  [320, 256, 'a zoom of 400 %, or a keyboard'],
] as const)
  test.describe(`on ${what}, ${width} × ${height}`, () => {
    test.use({ viewport: { width, height } })

    test('shows every part of the popup to Tab, and its X over what is scrolled', async ({
      page,
    }) => {
      const popup = await openPopup(page)
      expect(await popup.evaluate((box) => box.scrollWidth <= box.clientWidth)).toBe(true)
      // These are the X, the phone, three fields, the choice, the button, the privacy link and the
      // close button.
      expect(await tabThrough(page)).toBe(9)
      await getFields(popup).email.focus()
      await expect(popup.locator('.popup-dialog-close')).toBeInViewport({ ratio: 1 })
    })
  })
