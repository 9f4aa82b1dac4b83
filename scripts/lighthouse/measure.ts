import lighthouse, { auditFlowArtifacts, defaultConfig, type Flags, type Result } from 'lighthouse'
import { launchChromium } from '../chromium.mjs'
import { freePort } from '../port.mjs'
import { touch, type FirstGesture } from './first-gesture'
import { categories, type Category, type Run } from './run'

/** Lighthouse's mobile defaults, and a longer wait: what a page starts once it is idle is part of what it costs. */
const flags: Flags = { onlyCategories: [...categories], logLevel: 'error', pauseAfterLoadMs: 2500 }

export type Gestures = { usual: FirstGesture; slow: FirstGesture }

/** The processor of Lighthouse's telephone, and that of one ten years old. */
const slowdowns = { usual: 4, slow: 20 }

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
    /** What a page leaves for the moment when the visitor first does something, on both processors. */
    touch: async (address: string): Promise<Gestures> => ({
      usual: await touch(browser, address, slowdowns.usual),
      slow: await touch(browser, address, slowdowns.slow),
    }),
    async run(address: string): Promise<Run> {
      const { lhr, artifacts } = await load(address, {})
      // Simulated throttling multiplies the tasks that were seen: one load can be judged at two speeds.
      const throttling = { ...artifacts.settings.throttling, cpuSlowdownMultiplier: slowdowns.slow }
      const step = { artifacts: { ...artifacts, settings: { ...artifacts.settings, throttling } }, flags: { ...flags, throttling } }
      const slow = (await auditFlowArtifacts({ gatherSteps: [step] }, defaultConfig)).steps[0]?.lhr
      if (!slow) throw new Error(`Lighthouse did not judge ${address} a second time.`)
      return {
        scores: Object.fromEntries(categories.map((category) => [category, score(lhr, category)])) as Record<Category, number>,
        faults: faultsOf(lhr),
        blocking: timeOf(lhr, 'total-blocking-time'),
        largestPaint: timeOf(lhr, 'largest-contentful-paint'),
        slow: { performance: score(slow, 'performance'), blocking: timeOf(slow, 'total-blocking-time') },
        machine: lhr.environment.benchmarkIndex,
      }
    },
  }
}
