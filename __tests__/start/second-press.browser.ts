// Many older hands press everything twice: the second press undoes nothing.
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/browser'

const controls = {
  'the menu': {
    path: '/services/',
    control: (page: Page) => page.locator('header summary'),
    isOn: (page: Page) => expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible(),
  },
  'a question': {
    path: '/faq/',
    control: (page: Page) => page.locator('#depot-de-garantie summary'),
    isOn: (page: Page) => expect(page.locator('#depot-de-garantie')).toHaveAttribute('open', ''),
  },
  'the ways to share': {
    path: '/services/',
    control: (page: Page) => page.getByRole('button', { name: 'Partager avec un proche' }),
    isOn: (page: Page) => expect(page.getByRole('group', { name: 'Façons d’envoyer cette page' })).toBeVisible(),
  },
}

async function tapTwice(control: Locator, page: Page) {
  await control.scrollIntoViewIfNeeded()
  const box = await control.boundingBox()
  const [x, y] = [(box?.x ?? 0) + 20, (box?.y ?? 0) + 20] as const
  await page.touchscreen.tap(x, y)
  await page.touchscreen.tap(x, y)
}

test.use({ viewport: { width: 360, height: 740 } })

for (const [what, { path, control, isOn }] of Object.entries(controls)) {
  test(`two clicks in a row are one for ${what}`, async ({ page }) => {
    await page.goto(path)
    await control(page).dblclick()
    await isOn(page)
  })

  test.describe('with a finger', () => {
    test.use({ hasTouch: true })

    test(`two taps in a row are one for ${what}`, async ({ page }) => {
      // A phone shares by a sheet of its own.
      await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
      await page.goto(path)
      await tapTwice(control(page), page)
      await isOn(page)
    })
  })
}

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
  const question = page.locator('#depot-de-garantie')
  await question.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(question).toHaveAttribute('open', '')
  await page.keyboard.press('Enter')
  await expect(question).not.toHaveAttribute('open')
})
