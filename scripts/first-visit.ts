// What a telephone fetches by itself when it opens a page for the first time, and what each page may weigh.
import { gzipSync } from 'node:zlib'
import type { Browser, Request } from '@playwright/test'

/** In bytes. Text is compressed by gzip, as every host does. */
type Weights = { script: number; html: number; fonts: number; total: number; requests: number }

export type FirstVisit = Weights & {
  route: string
  css: number
  pictures: number
  /** The first picture that the page asks for. */
  firstPicture: number
  isActedOn: boolean
}

const fonts = 36_000
const budgets: Weights = { script: 8000, html: 26_000, fonts, total: fonts + 114_000, requests: 12 }
/** A page to act on fetches React and the rules of its form or tool too; the longest prints twelve questions. The search is fetched once it is used. */
const withIsland = { script: 120_000, html: 29_000, total: fonts + 140_000 }
/** Search engines want the whole of each answer in its structured data, which is a second time. */
const ofQuestions = { html: 38_500 }

/** The names of the budgets that a page breaks. */
export function broken(page: FirstVisit): string[] {
  const limits = { ...budgets, ...(page.isActedOn && withIsland), ...(page.route.endsWith('/faq/') && ofQuestions) }
  return Object.entries(limits).flatMap(([name, limit]) => (page[name as keyof Weights] > limit ? [name] : []))
}

export const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, hasTouch: true }

/** Long enough for whatever a page does by itself, and shorter than the popup waits. */
const stay = 12_000

const zipped = (text: string | Buffer) => gzipSync(text).length

/** As it crossed the network, by Brotli. Of the headers, those of the page alone: HTTP/2 sends once what repeats, and the policy does. */
async function crossed(request: Request): Promise<number> {
  const { responseBodySize, responseHeadersSize } = await request.sizes()
  return responseBodySize + (request.isNavigationRequest() ? responseHeadersSize : 0)
}

async function zippedBody(request: Request): Promise<number> {
  const response = await request.response()
  return response ? zipped(await response.body()) : 0
}

/** Opens a page with nothing kept from before, touches its words, and stays. */
export async function visit(browser: Browser, address: string): Promise<FirstVisit> {
  const context = await browser.newContext(phone)
  // Figures in bytes do not depend on how busy the machine is.
  context.setDefaultTimeout(120_000)
  const page = await context.newPage()
  await page.clock.install()
  // A script may be asked for twice: ahead, then by its tag or its import, which finds it in the cache.
  const asked = new Map<string, Request>()
  page.on('request', (request) => {
    if (request.url().startsWith('http') && !asked.has(request.url())) asked.set(request.url(), request)
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.locator('main p:visible').first().tap()
  await page.clock.runFor(stay)

  const requests = [...asked.values()]
  const ofType = (type: string) => requests.filter((request) => request.resourceType() === type)
  const weigh = async (found: Request[], weight: (request: Request) => Promise<number>) =>
    (await Promise.all(found.map(weight))).reduce((total, size) => total + size, 0)
  const styles = await page.locator('style').allTextContents()
  const result = {
    route: new URL(address).pathname,
    // An island's code is fetched before it is a script.
    script: await weigh(
      requests.filter((request) => request.url().endsWith('.js')),
      zippedBody,
    ),
    html: await weigh(ofType('document'), zippedBody),
    css: zipped(styles.join('\n')) + (await weigh(ofType('stylesheet'), zippedBody)),
    fonts: await weigh(ofType('font'), async (request) => (await request.sizes()).responseBodySize),
    pictures: await weigh(ofType('image'), crossed),
    firstPicture: await weigh(ofType('image').slice(0, 1), crossed),
    total: await weigh(requests, crossed),
    requests: requests.length,
    isActedOn: (await page.locator('main [data-island]:not([data-island="search"])').count()) > 0,
  }
  await context.close()
  return result
}
