import type { Page } from '@playwright/test'
import { findClipped, findOverflow } from '../e2e/page-checks/layout'
import { expect } from './browser'

type Paper = {
  /** The page box of the PDF, in points. */
  box: string
  /** The width between the margins, in CSS pixels. */
  width: number
}

/** US Letter, portrait and landscape. */
export const portrait: Paper = { box: '0 0 612 792', width: 710 }
export const landscape: Paper = { box: '0 0 792 612', width: 972 }

/** Prints the page in the letters of the site, which take more room than those that stand in. */
async function printPdf(page: Page) {
  await page.evaluate(async () => {
    await document.fonts.ready
  })
  return (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
}

/** Lists the size in points of each printed page. */
export const listPrintedPageSizes = async (page: Page) =>
  Array.from((await printPdf(page)).matchAll(/\/MediaBox\s*\[([^\]]*)\]/g), ([, box = '']) =>
    box.trim(),
  )

/**
 * Gives an id to the title, the caption, the head and the first line of each table, and a link to
 * each id, because Chromium names only the targets of links in a PDF.
 */
const markTables = (page: Page) =>
  page.evaluate(() => {
    const isPrinted = (element: Element) => element.checkVisibility()
    const titles = [...document.querySelectorAll('h1, h2, h3, h4, legend')].filter(isPrinted)
    const links = document.createElement('p')
    links.id = 'marks'
    links.style.cssText = 'position: absolute; top: 0; font-size: 1px'
    const tables = [...document.querySelectorAll('table')].filter(isPrinted).map((table, at) => {
      const title = titles.findLast(
        (each) => each.compareDocumentPosition(table) & Node.DOCUMENT_POSITION_FOLLOWING,
      )
      const parts = [
        // A caption is the title of its table.
        table.caption ? null : title,
        table.caption,
        table.tHead && isPrinted(table.tHead) ? table.tHead : null,
        [...table.rows].find((row) => row.parentElement?.matches('tbody') && isPrinted(row)),
      ]
      return parts.flatMap((part, index) => {
        if (!part) return []
        part.id ||= `part-${String(at)}-${String(index)}`
        const link = document.createElement('a')
        link.href = `#${part.id}`
        link.textContent = '.'
        links.append(link)
        return [part.id]
      })
    })
    document.body.append(links)
    return tables
  })

/** Finds the tables with a page break between the title and the first line. */
export async function findTablesSplitAcrossPages(page: Page): Promise<string[][]> {
  await page.emulateMedia({ media: 'print' })
  const tables = await markTables(page)
  const pdf = await printPdf(page)
  await page.locator('#marks').evaluate((links) => links.remove())
  await page.emulateMedia({ media: null })
  const pageOf = new Map(
    Array.from(pdf.matchAll(/\/([\w-]+) \[(\d+) 0 R \/XYZ/g), ([, id, page]) => [id, page]),
  )
  expect(tables.flat().filter((id) => !pageOf.has(id))).toEqual([])
  return tables.filter((parts) => new Set(parts.map((id) => pageOf.get(id))).size > 1)
}

/** Finds content that overflows a printed page of this width, or that a box clips. */
export async function findClippedInPrint(page: Page, { width }: Paper): Promise<string[]> {
  await page.emulateMedia({ media: 'print' })
  const screen = page.viewportSize()
  await page.setViewportSize({ width, height: 965 })
  const cut = [...(await findOverflow(page)), ...(await findClipped(page))]
  if (screen) await page.setViewportSize(screen)
  await page.emulateMedia({ media: null })
  return cut
}

/**
 * Reads the printed text, and expects it at least this large, and black, because a browser prints
 * no backgrounds.
 */
export async function readPrintedText(page: Page, points: number): Promise<string> {
  await page.emulateMedia({ media: 'print' })
  const printed = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    let smallest = Infinity
    const tinted: string[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      if (
        !node.textContent?.trim() ||
        !parent ||
        parent.closest('.visually-hidden, .reading-pause') ||
        !parent.checkVisibility()
      )
        continue
      const { color, fontSize } = getComputedStyle(parent)
      smallest = Math.min(smallest, parseFloat(fontSize) * 0.75)
      if (color !== 'rgb(0, 0, 0)') tinted.push(`${color}: ${node.textContent.trim().slice(0, 40)}`)
    }
    return {
      words: document.body.innerText.replaceAll('\u00AD', '').replaceAll(/\s+/g, ' '),
      smallest,
      tinted,
    }
  })
  await page.emulateMedia({ media: null })
  expect(printed.smallest).toBeGreaterThanOrEqual(points)
  expect(printed.tinted).toEqual([])
  return printed.words
}
