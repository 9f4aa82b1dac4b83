import type { Locator, Page } from '@playwright/test'
import { expect } from './browser'

const nowhere = 'the focus is nowhere'

/**
 * Finds faults of the focused element: hidden, covered, or without a focus ring.
 */
const focusFault = (page: Page) =>
  page.evaluate((nowhere) => {
    const nameOf = (element: Element | null) =>
      `${element?.tagName ?? 'nothing'} « ${element?.textContent.trim().slice(0, 40) ?? ''} »`
    const focused = document.activeElement
    if (!focused || focused === document.body) return nowhere
    // A radio button that the eye does not see shows its focus on its label.
    const shown =
      (focused.matches('input.visually-hidden') &&
        document.querySelector(`label[for="${focused.id}"]`)) ||
      focused
    const { outlineStyle, outlineWidth } = getComputedStyle(shown)
    if (outlineStyle === 'none' || parseFloat(outlineWidth) < 2)
      return `${nameOf(shown)} has no outline`
    // A browser shows the line of the caret in a long field, and not always the last lines.
    const isLong = shown instanceof HTMLTextAreaElement
    for (const { left, right, top, bottom } of shown.getClientRects()) {
      // An element that is higher than the screen above the thumb bar (a table that scrolls)
      // cannot be seen whole.
      if (bottom - top > innerHeight - 160) continue
      if (left < 0 || right > innerWidth + 1 || top < 0 || (bottom > innerHeight + 1 && !isLong))
        return `${nameOf(shown)} leaves the screen`
      const covers = (x: number, y: number) => {
        const top = document.elementFromPoint(x, y)
        // Lines of text and round corners around an element do not cover it, nor what draws a radio
        // button in its own label.
        const isAround = top?.contains(shown) || top?.closest('label')?.contains(shown)
        return top && !shown.contains(top) && !isAround ? nameOf(top) : undefined
      }
      const cover =
        covers((left + right) / 2, (top + bottom) / 2) ??
        covers(left + 4, top + 4) ??
        covers(right - 4, bottom - 4)
      if (cover !== undefined) return `${nameOf(shown)} is hidden by ${cover}`
    }
    return undefined
  }, nowhere)

/** Presses a key and expects a visible focus. */
export async function pressKey(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key)
  expect(await focusFault(page)).toBeUndefined()
}

const isFocused = (target: Locator) =>
  target.evaluate((element) => element === document.activeElement)

export async function tabTo(
  page: Page,
  target: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  for (let count = 0; count < 100; count++) {
    await pressKey(page, key)
    if (await isFocused(target)) return
  }
  throw new Error(`Tab does not reach ${target.toString()}`)
}

/**
 * Presses Tab up to the first stop in `end`, or out of the page, and returns the number of stops.
 */
export async function tabThrough(page: Page, end?: string): Promise<number> {
  for (let count = 0; count < 200; count++) {
    await page.keyboard.press('Tab')
    const fault = await focusFault(page)
    if (
      fault === nowhere ||
      (end !== undefined && (await page.locator(end).locator(':focus').count()) > 0)
    )
      return count
    expect(fault).toBeUndefined()
  }
  throw new Error('Tab goes round for ever.')
}
