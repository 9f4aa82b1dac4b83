import { popupDelay } from '@/components/start/visit'
import { forms } from '@/content/words'
import { expect, test } from '../../support/browser'
import { clockStarted, fieldsOf, openPopup } from '../request/visitor'

test('it opens 30 seconds after load, and not before, printed: its script and its HTML come a little earlier, and no code of its form', async ({
  page,
}) => {
  await page.clock.install()
  const fetched: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/(fragments|scripts)\//.test(pathname)) fetched.push(pathname)
  })
  await page.goto('/')
  const start = await clockStarted(page)
  const plainScript = fetched.splice(0)
  expect(plainScript).toHaveLength(1)
  await page.clock.pauseAt(start + 19_900)
  expect(fetched).toEqual([])
  await page.clock.runFor(200)
  await expect.poll(() => fetched).toEqual([expect.stringMatching(/^\/scripts\/later-/)])
  // Evaluated, not only asked for: the clock stands still meanwhile, and a timer set after its time would wait for ever.
  await page.evaluate((file) => import(file ?? ''), fetched.splice(0)[0])
  await expect.poll(() => fetched).toEqual(['/fragments/rappel/'])
  await page.clock.pauseAt(start + 29_900)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.clock.runFor(200)
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(fetched).toEqual(['/fragments/rappel/'])
})

test('its title has the focus, beside an advisor; behind it nothing moves or scrolls; Tab stops at what can be pressed or typed, and Escape returns the focus to where it was', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/')
  await clockStarted(page)
  const link = page.locator('main a').first()
  await link.focus()
  await page.evaluate(() => {
    window.scrollTo(0, 300)
  })
  const place = () => page.locator('main h1').evaluate((title) => title.getBoundingClientRect().left)
  const before = await place()
  // A field or a link that has just had the focus keeps it waiting for five seconds more.
  await page.clock.fastForward(popupDelay + 5_000)
  const popup = page.getByRole('dialog')
  await expect(popup.getByRole('heading', { level: 2 })).toBeFocused()
  await expect(popup).toHaveAccessibleName(forms.popup.title)
  await expect(popup.locator('picture img')).toBeVisible()
  // This page has no form of its own, and its styles must know what to hide of the popup's.
  await expect(popup.getByText('Rien n’a été envoyé.')).toBeHidden()
  await page.mouse.move(5, 400)
  await page.mouse.wheel(0, 500)
  await page.keyboard.press('PageDown')
  expect(await page.evaluate(() => window.scrollY)).toBe(300)
  expect(await place()).toBe(before)
  for (let at = 0; at < 12; at++) {
    await page.keyboard.press('Tab')
    expect(await popup.evaluate((box) => box === document.activeElement)).toBe(false)
  }
  await page.keyboard.press('Escape')
  await expect(popup).toHaveCount(0)
  await expect(link).toBeFocused()
  await page.mouse.wheel(0, 200)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300)
})

for (const [width, height, what] of [
  [360, 640, 'a telephone'],
  [1280, 900, 'a wide screen'],
  [320, 256, 'a zoom of 400 %, or a keyboard'],
] as const)
  test.describe(`on ${what}, ${String(width)} × ${String(height)}`, () => {
    test.use({ viewport: { width, height } })

    test('everything in it is reached, what sends and what refuses at once where there is room, and no field is covered', async ({
      page,
    }) => {
      const popup = await openPopup(page)
      const { submit, name, phone, email } = fieldsOf(popup)
      const close = popup.getByRole('button', { name: 'Fermer' })
      const hasRoom = height > 600
      if (hasRoom)
        for (const button of [submit, popup.getByRole('button', { name: forms.popup.later })])
          await expect(button).toBeInViewport({ ratio: 1 })
      expect(await popup.evaluate((box) => box.scrollWidth <= box.clientWidth)).toBe(true)
      const sheet = await popup.boundingBox()
      expect(sheet?.y).toBeGreaterThan(0)
      if (width === 320) expect([sheet?.x, sheet?.width, Math.round((sheet?.y ?? 0) + (sheet?.height ?? 0))]).toEqual([0, width, height])
      for (const part of [close, submit, name, phone, email]) {
        await part.focus()
        await expect(part).toBeInViewport({ ratio: 0.9 })
      }
      for (const field of [name, phone, email]) {
        await field.focus()
        const [x, box, send] = await Promise.all([close, field, submit].map((part) => part.boundingBox()))
        // The X stays within reach, and above the field.
        expect((x?.y ?? 0) + (x?.height ?? 0)).toBeLessThanOrEqual((box?.y ?? 0) + 1)
        if (hasRoom) expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(send?.y ?? 0)
      }
    })
  })

test.describe('on a small telephone', () => {
  test.use({ viewport: { width: 320, height: 500 } })

  test('a first field that is refused from the keyboard is not left under what sends', async ({ page }) => {
    const { name } = fieldsOf(await openPopup(page))
    await name.press('Enter')
    await expect(name).toHaveAttribute('aria-invalid', 'true')
    const isSeen = (field: Element) => {
      const { left, bottom, width } = field.getBoundingClientRect()
      return document.elementFromPoint(left + width / 2, bottom - 3) === field
    }
    await expect.poll(() => name.evaluate(isSeen)).toBe(true)
  })
})
