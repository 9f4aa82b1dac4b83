import type { Locator, Page } from '@playwright/test'
import { expect } from '../../support/browser'
import { withoutPopup } from '../../support/popup'

/** The code of the tools: net-cost-….js, standing-….js, notebook-….js. */
export const toolScripts = /\/scripts\/part-(?:net-cost|standing|notebook)-/

/** A visitor opens a tool; what the page has asked for so far is done. */
export async function openTool(page: Page, address: string): Promise<void> {
  await withoutPopup(page)
  await page.goto(address, { waitUntil: 'load' })
  await expect(page.locator('html')).toHaveAttribute('data-start')
}

/** Whoever comes back to a tool in this tab, with these answers. */
export async function resume(page: Page, address: string, name: string, answers: object): Promise<void> {
  await page.addInitScript(([key, text]) => sessionStorage.setItem(key, text), [`site-answers-${name}`, JSON.stringify(answers)] as const)
  await openTool(page, address)
  await expectAwake(page)
}

export const expectAwake = (page: Page) => expect(page.locator('[data-island]')).toHaveAttribute('data-awake')

export const tick = (page: Page, name: string, value: string) => page.locator(`input[name="${name}"][value="${value}"]`).check()

/** Everything that leaves the browser from here on. */
export function watchRequests(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => asked.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`))
  return asked
}

/** A sheet of US Letter, upright. */
export const letter = '0 0 612 792'

/** The sheets of paper that the page becomes, each by its size in points. */
export async function sheetsOf(page: Page): Promise<string[]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  return Array.from(pdf.matchAll(/\/MediaBox\s*\[([^\]]*)\]/g), ([, box = '']) => box.trim())
}

/** The words that are printed, in black (a browser leaves the grounds out) and of 10.5 points at least. */
export async function readPaper(page: Page): Promise<string> {
  await page.emulateMedia({ media: 'print' })
  const read = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    let smallest = Infinity
    const tinted: string[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      if (!node.textContent?.trim() || !parent || parent.closest('.visually-hidden') || !parent.checkVisibility()) continue
      const { color, fontSize } = getComputedStyle(parent)
      smallest = Math.min(smallest, parseFloat(fontSize) * 0.75)
      if (color !== 'rgb(0, 0, 0)') tinted.push(`${color}: ${node.textContent.trim().slice(0, 40)}`)
    }
    return { words: document.body.innerText.replaceAll(/\s+/g, ' '), smallest, tinted }
  })
  await page.emulateMedia({ media: null })
  expect(read.smallest).toBeGreaterThanOrEqual(10.5)
  expect(read.tinted).toEqual([])
  return read.words
}

/** Those that are smaller than a hand that shakes needs. A radio button or a box is as large as its label; a link in a sentence is as tall as its line. */
export const smallTargets = (scope: Locator) =>
  scope.evaluate((root) =>
    [...root.querySelectorAll<HTMLElement>('a[href], input, select, textarea, button, summary')]
      .filter((element) => !(element.matches('a') && getComputedStyle(element).display === 'inline'))
      .map((element) =>
        element.matches('[type="radio"], [type="checkbox"], [type="file"]')
          ? ((element as HTMLInputElement).labels?.[0] ?? element)
          : element,
      )
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => ({ name: element.textContent || element.id, box: element.getBoundingClientRect() }))
      // A browser rounds a box to the pixels of its screen.
      .filter(({ box }) => box.height < 47.9 || box.width < 47.9)
      .map(({ name, box }) => `${name}: ${String(box.width)} × ${String(box.height)}`),
  )
