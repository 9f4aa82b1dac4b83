// npm run paint-cost measures how much longer a page takes to paint than the same page without
// fonts and scripts, on a slow line and processor. Run it after npm run build, with nothing else
// running.
import { chromium, type Browser } from '@playwright/test'
import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { startServer } from './local-server/static-server'
import { readHtml } from './export/exported-pages'
import { withoutWindow } from './test/browsers'

const pages = ['/', '/services/', '/blog/article-4/', '/faq/', '/contact/']
const rounds = 15
/** The throttling of slow 4G: 1.6 Mbit/s down, 0.75 up, 150 ms. */
const slowLine = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
}
const processorSlowdown = 4

const bareDir = '.cache/paint-cost'

/** Copies the export without fonts, scripts, and the policy that names their hashes. */
async function makeBareCopy() {
  await rm(bareDir, { recursive: true, force: true })
  await cp('out', bareDir, { recursive: true })

  for (const { file, html } of readHtml(bareDir)) {
    const bareHtml = html
      .replace(/<meta http-equiv="content-security-policy"[^>]*>/i, '')
      .replace(/<script\b(?![^>]*ld\+json)[^>]*>[^]*?<\/script>/g, '')
      .replace(/@font-face\s*\{[^}]*\burl\([^}]*\}/g, '')
    await writeFile(file, bareHtml)
  }

  const headersFile = path.join(bareDir, '_headers')
  const headers = await readFile(headersFile, 'utf8')
  await writeFile(headersFile, headers.replace(/^.*content-security-policy.*\n/gim, ''))
}

/** Measures the first and the largest paint of a first visit, in milliseconds. */
async function measurePaints(browser: Browser, url: string) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', slowLine)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown })

  await page.goto(url, { waitUntil: 'networkidle' })
  const [first = 0, largest = 0] = await page.evaluate(async () =>
    Promise.all(
      ['paint', 'largest-contentful-paint'].map(
        async (type) =>
          new Promise<number | undefined>((resolve) => {
            new PerformanceObserver((list) => {
              resolve(list.getEntries().at(-1)?.startTime)
            }).observe({ type, buffered: true })
          }),
      ),
    ),
  )
  await context.close()
  return { first, largest }
}

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

await makeBareCopy()
const site = await startServer({})
const bareSite = await startServer({ dir: bareDir })
const browser = await chromium.launch(withoutWindow())

async function printRatios(pathname: string) {
  const ratios = { first: [] as number[], largest: [] as number[] }

  for (let round = 0; round < rounds; round += 1) {
    const whole = await measurePaints(browser, `http://localhost:${site.port}${pathname}`)
    const bare = await measurePaints(browser, `http://localhost:${bareSite.port}${pathname}`)
    ratios.first.push(whole.first / bare.first)
    ratios.largest.push(whole.largest / bare.largest)
  }

  const [first = '', largest = ''] = [ratios.first, ratios.largest].map((values) =>
    median(values).toFixed(2),
  )
  console.log(pathname.padEnd(20) + first.padEnd(14) + largest)
}

try {
  console.log('Page                First paint   Largest paint   (1.00: without fonts and scripts)')
  for (const pathname of pages) await printRatios(pathname)
} finally {
  await Promise.all([browser.close(), site.close(), bareSite.close()])
}
