import { readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { expect, test } from '../support/browser'
import { servePlainly } from '../support/plain-host'

type TraceEvent = { name: string; args: { elementCount?: number } }

const route = '/blog/article-4/'
const pieces = 8

test.use({ expectedProblems: /^other host: http:\/\/localhost:/ })

// A rule such as « html:has(x) y » has Chromium style the page again, from its first element on, for every piece that comes: 2,128 elements for 396.
test('a page that comes in pieces has its elements styled once, and not again for each piece', async ({ page, browser }, { outputDir }) => {
  const html = readFileSync(`out${route}index.html`, 'utf8')
  const start = html.indexOf('<body')
  const cuts = Array.from({ length: pieces + 1 }, (_, index) => Math.round(start + ((html.length - start) * index) / pieces))
  let take: (response: ServerResponse) => void = () => undefined
  const asked = new Promise<ServerResponse>((resolve) => (take = resolve))
  const host = await servePlainly('out', '', (pathname, response) => {
    if (pathname !== route) return false
    take(response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }))
    return true
  })
  await browser.startTracing(page, { path: `${outputDir}/trace.json`, categories: ['devtools.timeline'] })
  const arrival = page.goto(`${host.origin}${route}`)
  const answer = await asked
  answer.write(html.slice(0, start))
  /** How many elements have come; their height is asked for, and with it their style. */
  const layOut = () =>
    page.evaluate(() => (document.body.getBoundingClientRect().height > 0 ? document.querySelectorAll('body *').length : 0))
  let come = 0
  for (const [index, end] of cuts.slice(1).entries()) {
    answer.write(html.slice(cuts[index], end))
    await page.waitForURL(`**${route}`, { waitUntil: 'commit' })
    await expect.poll(layOut).toBeGreaterThan(come)
    come = await layOut()
  }
  answer.end()
  await arrival
  const trace = await browser.stopTracing()
  await host.close()
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }
  const styled = traceEvents.filter(({ name }) => name === 'UpdateLayoutTree').reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0)
  expect(come).toBeGreaterThan(300)
  // What is below the first screens waits (components/start/first.ts), and a choice or a width that is read late is styled once more.
  expect(styled).toBeGreaterThan(100)
  expect(styled).toBeLessThan(come * 1.5)
})
