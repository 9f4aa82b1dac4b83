import type { Browser, Locator, Page } from '@playwright/test'
import { phone } from '../speed/first-visit'

/** The processor of a tablet ten years old. Really slowed, where a simulation would multiply whatever else this machine is doing. */
export const slowdown = 20

type Task = { startTime: number; duration: number }

/** Before anything of the page: what takes more than 50 ms, when the page is painted, and how long a key waits for its character. */
const watch = () => {
  const watched = { tasks: [] as Task[], keys: [] as number[] }
  Reflect.set(window, 'watched', watched)
  new PerformanceObserver((list) => watched.tasks.push(...list.getEntries())).observe({ type: 'longtask', buffered: true })
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) if (/^(key|input)/.test(name)) watched.keys.push(duration)
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
}

async function open(browser: Browser, address: string, { isWithoutFonts = false } = {}): Promise<Page> {
  const context = await browser.newContext({ ...phone, hasTouch: true })
  context.setDefaultTimeout(120_000)
  const page = await context.newPage()
  await page.addInitScript(watch)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  if (isWithoutFonts) {
    await session.send('Network.enable')
    await session.send('Network.setBlockedURLs', { urls: ['*.woff2'] })
  }
  await page.goto(address, { waitUntil: 'networkidle' })
  await rest(page)
  return page
}

/** Until the page has nothing left to do; nobody tells when a processor rests. */
const rest = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 1000)))
  })

/**
 * From the first touch until an island is awake, or words are painted (Element Timing), as the page itself dates them: a test runner slowed with the page,
 * which looks twice before it touches and asks again and again, would count its own looks.
 */
const watchSinceTouch = (page: Page, selector: string) =>
  page.evaluate((given) => {
    const element = document.querySelector(given)
    if (!element) throw new Error(`The page has no ${given}`)
    const reached = new Promise<number>((resolve) => {
      let touched = 0
      addEventListener('pointerdown', ({ timeStamp }) => (touched = timeStamp), { capture: true, once: true })
      new MutationObserver(() => resolve(performance.now() - touched)).observe(element, { attributeFilter: ['data-awake'] })
      element.setAttribute('elementtiming', given)
      new PerformanceObserver((list) => {
        for (const { startTime } of list.getEntries()) resolve(startTime - touched)
      }).observe({ type: 'element' })
    })
    Reflect.set(window, 'reached', reached)
  }, selector)

const sinceTouch = (page: Page) => page.evaluate(() => Reflect.get(window, 'reached') as Promise<number>)

/** The middle of an element, found before anything is measured: a runner that looks whether it may tap works in the page, and is slowed with it. */
async function middleOf(element: Locator): Promise<[x: number, y: number]> {
  await element.scrollIntoViewIfNeeded()
  const box = await element.boundingBox()
  if (!box) throw new Error('What is to be touched does not show.')
  return [box.x + box.width / 2, box.y + box.height / 2]
}

const now = (page: Page) => page.evaluate(() => performance.now())

/** As Lighthouse counts it: what each task takes beyond 50 ms. */
const blocking = (page: Page, since: number) =>
  page.evaluate((start) => {
    const { tasks } = Reflect.get(window, 'watched') as { tasks: Task[] }
    return tasks.filter(({ startTime }) => startTime >= start).reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0)
  }, since)

const firstPaint = (page: Page) =>
  page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY)

/** A page that is opened, then touched on its words. */
export type Reading = { paint: number; load: number; tap: number }

export async function read(browser: Browser, address: string): Promise<Reading> {
  const page = await open(browser, address)
  const paint = await firstPaint(page)
  const load = await blocking(page, paint)
  const title = await middleOf(page.locator('main h1'))
  await rest(page)
  const start = await now(page)
  await page.touchscreen.tap(...title)
  await rest(page)
  const tap = await blocking(page, start)
  await page.context().close()
  return { paint, load, tap }
}

/** The same page in the fonts of the system: what ours cost its first paint. */
export async function paintWithoutFonts(browser: Browser, address: string): Promise<number> {
  const page = await open(browser, address, { isWithoutFonts: true })
  const paint = await firstPaint(page)
  await page.context().close()
  return paint
}

/** A form that is touched, and written in at once: until it is awake, and the longest that a keystroke waits to be seen. */
export type Writing = { awake: number; keystroke: number }

export async function write(browser: Browser, address: string): Promise<Writing> {
  const page = await open(browser, address)
  const field = page.locator('main [data-island] input:visible').first()
  await field.scrollIntoViewIfNeeded()
  await rest(page)
  await watchSinceTouch(page, 'main [data-island]')
  await field.tap()
  await page.keyboard.type('Lucie Tremblay, de Beauport', { delay: 100 })
  const awake = await sinceTouch(page)
  await rest(page)
  const keystroke = await page.evaluate(() => Math.max(...(Reflect.get(window, 'watched') as { keys: number[] }).keys, 0))
  await page.context().close()
  return { awake, keystroke }
}

/** The search, touched and asked at once: from the touch of its field to the first answer on the screen. */
export async function ask(browser: Browser, address: string): Promise<number> {
  const page = await open(browser, address)
  const field = page.locator('main [role="combobox"]')
  await field.scrollIntoViewIfNeeded()
  await rest(page)
  await watchSinceTouch(page, '.answers .tally')
  await field.tap()
  await page.keyboard.type('caution', { delay: 100 })
  const answered = await sinceTouch(page)
  await page.context().close()
  return answered
}
