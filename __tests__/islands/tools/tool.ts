import type { Page } from '@playwright/test'
import { expect } from '../../support/browser'
import { withoutPopup } from '../../support/popup'

/** The code of the tools: net-cost-….js, standing-….js, notebook-….js. */
export const toolScripts = /\/scripts\/(?:net-cost|standing|notebook)-/

/** A visitor opens a tool; what the page has asked for so far is done. */
export async function openTool(page: Page, address: string): Promise<void> {
  await withoutPopup(page)
  await page.goto(address, { waitUntil: 'load' })
  await expect(page.locator('html')).toHaveAttribute('data-start')
}

export const expectAwake = (page: Page) => expect(page.locator('[data-island]')).toHaveAttribute('data-awake')

export const tick = (page: Page, name: string, value: string) => page.locator(`input[name="${name}"][value="${value}"]`).check()

/** Everything that leaves the browser from here on. */
export function watchRequests(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => asked.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`))
  return asked
}

/** What the browser holds of the tools, in the tab and on the device. */
export const keptKeys = (page: Page) =>
  page.evaluate(() => [sessionStorage, localStorage].flatMap((each) => Object.keys(each)).filter((key) => key.startsWith('fanal-outil-')))

/** The sheets of paper that the page becomes. */
export async function countSheets(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true })
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0
}

/** What is printed, and its smallest letters, in points. */
export async function readPaper(page: Page): Promise<{ words: string; smallest: number }> {
  await page.emulateMedia({ media: 'print' })
  const read = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    let smallest = Infinity
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      if (!node.textContent?.trim() || !parent || parent.closest('.visually-hidden') || !parent.checkVisibility()) continue
      smallest = Math.min(smallest, parseFloat(getComputedStyle(parent).fontSize) * 0.75)
    }
    return { words: document.body.innerText.replaceAll(/\s+/g, ' '), smallest }
  })
  await page.emulateMedia({ media: null })
  return read
}
