// Many older hands press everything twice: the second press undoes nothing.
import { expect, test } from '../support/browser'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

for (const [what, path, control, brought] of [
  ['the menu', '/services/', 'header summary', 'header nav[aria-label="Menu"]'],
  ['a question', '/faq/', '#depot-de-garantie summary', '#depot-de-garantie p'],
  ['the ways to share', '/services/', '[data-part="share"]', '[data-part="ways"]'],
] as const)
  test(`two clicks, or two taps, in a row are one for ${what}`, async ({ page }) => {
    // A phone shares by a sheet of its own.
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
    await page.goto(path)
    await page.locator(control).dblclick()
    await expect(page.locator(brought).first()).toBeVisible()
    await page.reload()
    await page.locator(control).scrollIntoViewIfNeeded()
    const box = await page.locator(control).boundingBox()
    for (let tap = 0; tap < 2; tap++) await page.touchscreen.tap((box?.x ?? 0) + 20, (box?.y ?? 0) + 20)
    await expect(page.locator(brought).first()).toBeVisible()
  })

test('a press on what the first one brought under the finger is one with it: it answers no question that nobody has read', async ({
  page,
}) => {
  await page.goto('/ou-en-etes-vous/#q1')
  await expect(page.locator('[data-island]')).toHaveAttribute('data-awake')
  await page.locator('#q1 input').last().check()
  const ticked = await page.evaluate(() => {
    const press = (element: Element | null, clientY: number) => {
      element?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1, clientX: 200, clientY }))
      return document.querySelectorAll('#q2 input:checked').length
    }
    press(document.querySelector('main form [type="submit"]'), 600)
    const label = document.querySelector('#q2 label')
    return [press(label, 610), press(label, 700)]
  })
  expect(ticked).toEqual([0, 1])
})

test('a key presses as often as it likes', async ({ page }) => {
  await page.goto('/faq/')
  await page.locator('#depot-de-garantie summary').focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('#depot-de-garantie')).toHaveAttribute('open', '')
  await page.keyboard.press('Enter')
  await expect(page.locator('#depot-de-garantie')).not.toHaveAttribute('open')
})
