import lighthouse, { type Flags, type Result, type RunnerResult } from 'lighthouse'
import { launchChromium } from '../chromium.mjs'
import { freePort } from '../port.mjs'
import { categories, type Category, type Run } from './run'

/** Lighthouse's mobile defaults, and a longer wait: what a page starts once it is idle is part of what it costs. */
const flags: Flags = { onlyCategories: [...categories], logLevel: 'error', pauseAfterLoadMs: 2500 }

const score = (result: Result, category: Category) => Math.round((result.categories[category]?.score ?? 0) * 100)
export const timeOf = (result: Result, audit: string) => result.audits[audit]?.numericValue ?? Number.POSITIVE_INFINITY

function faultsOf(result: Result): string[] {
  const audits = Object.values(result.categories)
    .filter(({ id }) => id !== 'performance')
    .flatMap(({ auditRefs }) => auditRefs)
  const failed = audits.filter(({ id, weight }) => weight > 0 && (result.audits[id]?.score ?? 1) < 1)
  return failed.map(({ id }) => result.audits[id]?.title ?? id)
}

/** What Lighthouse says when it lost its own recording, rarely: nothing is known of the page then, and it asks to be run again. */
const lostRecordings = ['NO_NAVSTART', 'NO_TRACING_STARTED', 'NO_RESOURCE_REQUEST']
const mostRecordings = 3

/** Opens a browser that Lighthouse drives page after page. */
export async function openLighthouse() {
  const port = await freePort()
  const browser = await launchChromium(`--remote-debugging-port=${String(port)}`)

  async function load(address: string, more: Flags, recordings = 1): Promise<RunnerResult> {
    const found = await lighthouse(address, { port, ...flags, ...more })
    if (!found) throw new Error(`Lighthouse had nothing to say of ${address}.`)
    const { runtimeError } = found.lhr
    if (runtimeError && lostRecordings.includes(runtimeError.code) && recordings < mostRecordings) {
      console.log(`${address}: ${runtimeError.code}, recorded again.`)
      return load(address, more, recordings + 1)
    }
    if (runtimeError) throw new Error(`${address}: ${runtimeError.message}`)
    return found
  }

  return {
    load,
    close: () => browser.close(),
    async run(address: string): Promise<Run> {
      const { lhr } = await load(address, {})
      return {
        scores: Object.fromEntries(categories.map((category) => [category, score(lhr, category)])) as Record<Category, number>,
        faults: faultsOf(lhr),
        blocking: timeOf(lhr, 'total-blocking-time'),
        largestPaint: timeOf(lhr, 'largest-contentful-paint'),
        machine: lhr.environment.benchmarkIndex,
      }
    },
  }
}
