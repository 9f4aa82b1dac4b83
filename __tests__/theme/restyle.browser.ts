import { readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import type { Page } from '@playwright/test'
import { expect, test as strict } from '../support/browser'
import { servePlainly } from '../support/plain-host'

type TraceEvent = { name: string; pid: number; args: { elementCount?: number; beginData?: { url?: string } } }

const route = '/blog/article-4/'
const pieces = 8

/** A page of the export, in pieces of one length once its head is there. */
function piecesOf(html: string): string[] {
  const start = html.indexOf('<body')
  const cuts = Array.from({ length: pieces + 1 }, (_, index) => Math.round(start + ((html.length - start) * index) / pieces))
  return [html.slice(0, start), ...cuts.slice(1).map((end, index) => html.slice(cuts[index], end))]
}

/** How many elements have come; their height is asked for, and with it their style. */
const layOut = (page: Page) =>
  page.evaluate(() => (document.body.getBoundingClientRect().height > 0 ? document.querySelectorAll('body *').length : 0))

let answer: ServerResponse | undefined

const test = strict.extend({
  // Playwright reads from the pattern what a fixture needs: this one needs nothing.
  baseURL: async ({}, use) => {
    const host = await servePlainly('out', '', (pathname, response) => {
      if (pathname !== route) return false
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      answer = response
      return true
    })
    await use(host.origin)
    await host.close()
  },
})

// A rule such as « html:has(x) y » has Chromium style the page again, from its first element on, for every piece that comes: 2,128 elements for 396.
test('a page that comes in pieces has its elements styled once, and not again for each piece', async ({ page, browser }, { outputDir }) => {
  const file = `${outputDir}/trace.json`
  await browser.startTracing(page, { path: file, categories: ['devtools.timeline'] })
  const arrival = page.goto(route)
  await expect.poll(() => answer).toBeDefined()
  const [head = '', ...body] = piecesOf(readFileSync(`out${route}index.html`, 'utf8'))
  answer?.write(head)
  let come = 0
  for (const piece of body) {
    answer?.write(piece)
    await page.waitForURL(`**${route}`, { waitUntil: 'commit' })
    await expect.poll(() => layOut(page)).toBeGreaterThan(come)
    come = await layOut(page)
  }
  answer?.end()
  await arrival
  await browser.stopTracing()
  const { traceEvents } = JSON.parse(readFileSync(file, 'utf8')) as { traceEvents: TraceEvent[] }
  const styled = traceEvents.filter(({ name }) => name === 'UpdateLayoutTree').reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0)
  const elements = await page.locator('body *').count()
  expect(elements).toBeGreaterThan(300)
  // What is below the first screens waits (components/start/first.ts), and a choice or a width that is read late is styled once more.
  expect(styled).toBeGreaterThan(100)
  expect(styled).toBeLessThan(elements * 1.5)
})
