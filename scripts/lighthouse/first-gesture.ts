import type { Browser } from '@playwright/test'
import { phone } from '../speed/first-visit'

/** What the page costs the processor when the visitor first touches it, in ms: what Lighthouse, which touches nothing, does not see. */
export type FirstGesture = {
  /** From the gesture until React listens. */
  awake: number
  /** As Lighthouse counts it: what each task takes beyond 50 ms. */
  blocking: number
}

/** Lets a page come to rest on a processor slowed `slowdown` times, touches it, and waits until it rests again. */
export async function touch(browser: Browser, address: string, slowdown: number): Promise<FirstGesture> {
  const context = await browser.newContext(phone)
  context.setDefaultTimeout(120_000)
  const page = await context.newPage()
  await page.addInitScript(() => {
    const tasks: { startTime: number; duration: number }[] = []
    Reflect.set(window, 'tasks', tasks)
    new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({ type: 'longtask' })
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const found = await page.evaluate(async () => {
    const tasks = Reflect.get(window, 'tasks') as { startTime: number; duration: number }[]
    const start = performance.now()
    const awake = new Promise<number>((resolve) => {
      window.addEventListener('awake', () => {
        resolve(performance.now() - start)
      })
    })
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    const time = await awake
    // What React still has to do once it listens; nobody tells when a processor rests.
    await new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 1000)))
    const own = tasks.filter(({ startTime }) => startTime >= start)
    return { awake: time, blocking: own.reduce((total, { duration }) => total + Math.max(0, duration - 50), 0) }
  })
  await context.close()
  return found
}
