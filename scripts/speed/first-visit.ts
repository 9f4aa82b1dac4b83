import { gzipSync } from 'node:zlib'
import type { Browser, Request } from '@playwright/test'

/** What a telephone fetches by itself when it opens a page for the first time, in bytes. Text is compressed by gzip, as every host does. */
export type FirstVisit = {
  route: string
  /** Programs, those that come after the load event included; the few lines that stand in each page count with it. */
  script: number
  html: number
  css: number
  /** The files themselves: their headers are in the total. */
  fonts: number
  pictures: number
  /** The first picture that the page asks for. */
  firstPicture: number
  /** Everything, as it crossed the network (Brotli, headers included). */
  total: number
  requests: number
  hasForm: boolean
}

export const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, hasTouch: true }

/** Long enough for whatever a page does by itself, and shorter than the popup waits. */
const stay = 12_000

const zipped = (text: string | Buffer) => gzipSync(text).length
const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0)

async function crossed(request: Request): Promise<number> {
  const { responseBodySize, responseHeadersSize } = await request.sizes()
  return responseBodySize + responseHeadersSize
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
  const weights = async (found: Request[], weigh: (request: Request) => Promise<number>) => sum(await Promise.all(found.map(weigh)))
  const [firstPicture] = ofType('image')
  // An island's code is fetched before it is a script.
  const scripts = requests.filter((request) => request.url().endsWith('.js'))
  const styles = await page.locator('style').allTextContents()
  const result = {
    route: new URL(address).pathname,
    script: await weights(scripts, zippedBody),
    html: await weights(ofType('document'), zippedBody),
    css: zipped(styles.join('\n')) + (await weights(ofType('stylesheet'), zippedBody)),
    fonts: await weights(ofType('font'), async (request) => (await request.sizes()).responseBodySize),
    pictures: await weights(ofType('image'), crossed),
    firstPicture: firstPicture ? await crossed(firstPicture) : 0,
    total: await weights(requests, crossed),
    requests: requests.length,
    hasForm: (await page.locator('main form[method="post"]').count()) > 0,
  }
  await context.close()
  return result
}
