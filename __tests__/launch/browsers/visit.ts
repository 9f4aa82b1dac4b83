// The few gestures in which a journey is written, for any engine. A page of another origin is no problem here: production has two.
import { expect, test as base } from '@playwright/test'

export { expect }

export type Visit = {
  /** A path of the site, or a whole address. */
  open: (address: string) => Promise<void>
  back: () => Promise<unknown>
  click: (selector: string) => Promise<void>
  write: (selector: string, words: string) => Promise<void>
  choose: (selector: string, value: string) => Promise<unknown>
  press: (key: 'ArrowDown' | 'Enter' | 'Escape') => Promise<void>
  /** Runs in the page, and may know nothing but what it is given. */
  look: <Seen>(read: (given: string) => Seen, given?: string) => Promise<Seen>
}

type Options = {
  /** Problems that a journey provokes on purpose. */
  expectedProblems: RegExp | undefined
}

export const test = base.extend<Options & { visit: Visit }>({
  expectedProblems: [undefined, { option: true }],
  visit: async ({ context, page, expectedProblems }, use) => {
    const problems: string[] = []
    context.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) problems.push(message.text())
    })
    context.on('weberror', (error) => problems.push(error.error().stack ?? error.error().message))
    await use({
      open: async (address) => {
        // An old address leads elsewhere while it loads, which is no failure.
        await page.goto(address, { waitUntil: 'commit' })
        await page.waitForLoadState()
      },
      back: () => page.goBack({ waitUntil: 'commit' }),
      click: (selector) => page.locator(selector).click(),
      write: (selector, words) => page.locator(selector).pressSequentially(words),
      choose: (selector, value) => page.locator(selector).selectOption(value),
      press: (key) => page.keyboard.press(key),
      look: (read, given = '') => page.evaluate(read, given),
    })
    const unexpected = problems.filter((problem) => !expectedProblems?.test(problem))
    expect(unexpected, 'nothing in the console').toEqual([])
  },
})

/** Looks until it is so: an answer, or another document, may be on its way. */
export const expectSoon = (look: () => Promise<unknown>, expected: unknown) =>
  expect(async () => {
    expect(await look()).toEqual(expected)
  }).toPass({ intervals: [50, 100, 250], timeout: 15_000 })
