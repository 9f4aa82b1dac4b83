import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { Browser, Request } from '@playwright/test'

/** What a telephone fetches by itself when it opens a page for the first time, in bytes. Text is compressed by gzip, as every host does. */
export type FirstVisit = {
  route: string
  /** Programs, those that come after the load event included. */
  script: number
  /** The page's tree for React: data in a script file. */
  payload: number
  html: number
  css: number
  fonts: number
  pictures: number
  /** The first picture that the page asks for. */
  firstPicture: number
  /** Everything, as it crossed the network (Brotli, headers included). */
  total: number
  requests: number
  hasForm: boolean
}

export const phone = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 }

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

/** Opens a page with nothing kept from before, touches it, and waits until React listens and nothing more is asked for. */
export async function visit(browser: Browser, address: string): Promise<FirstVisit> {
  const context = await browser.newContext(phone)
  // Figures in bytes do not depend on how busy the machine is.
  context.setDefaultTimeout(120_000)
  const page = await context.newPage()
  const requests: Request[] = []
  page.on('request', (request) => {
    if (request.url().startsWith('http')) requests.push(request)
  })
  await page.goto(address)
  await page.locator('body').dispatchEvent('pointerdown')
  await page.locator('html[data-awake]').waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
  // A script is asked for twice: ahead, by a hint, then by its tag, which finds it in the cache.
  const files = new Map(requests.toReversed().map((request) => [request.url(), request]))
  const sizes = await Promise.all(Array.from(files.values(), crossed))

  const ofType = (type: string) => requests.filter((request) => request.resourceType() === type)
  const weights = async (found: Request[], weigh: (request: Request) => Promise<number>) => sum(await Promise.all(found.map(weigh)))
  const isPayload = (request: Request) => request.url().includes('/_next/static/payload/')
  const [firstPicture] = ofType('image')
  const styles = await page.locator('style').allTextContents()
  const result = {
    route: new URL(address).pathname,
    script: await weights(
      ofType('script').filter((request) => !isPayload(request)),
      zippedBody,
    ),
    payload: await weights(ofType('script').filter(isPayload), zippedBody),
    html: await weights(ofType('document'), zippedBody),
    css: zipped(styles.join('\n')) + (await weights(ofType('stylesheet'), zippedBody)),
    fonts: await weights(ofType('font'), crossed),
    pictures: await weights(ofType('image'), crossed),
    firstPicture: firstPicture ? await crossed(firstPicture) : 0,
    total: sum(sizes),
    requests: files.size,
    hasForm: (await page.locator('main form').count()) > 0,
  }
  await context.close()
  return result
}

/** What React and Next alone weigh before the first line of this site: the files that Next gives to every page of any application. */
export function frameworkFloor(): number {
  const manifest = JSON.parse(readFileSync('.next/build-manifest.json', 'utf8')) as { rootMainFiles: string[] }
  return sum(manifest.rootMainFiles.map((file) => zipped(readFileSync(`.next/${file}`))))
}
