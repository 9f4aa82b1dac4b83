import lighthouse, { type Flags, type Result } from 'lighthouse'
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

/** Opens a browser that Lighthouse drives page after page. */
export async function openLighthouse() {
  const port = await freePort()
  const browser = await launchChromium(`--remote-debugging-port=${String(port)}`)

  async function load(address: string, more: Flags) {
    const found = await lighthouse(address, { port, ...flags, ...more })
    if (!found) throw new Error(`Lighthouse had nothing to say of ${address}.`)
    const { runtimeError } = found.lhr
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
