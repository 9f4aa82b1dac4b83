import { median } from './median'
import { categories, type Run } from './run'

export type Targets = { scores: Run['scores']; slow?: { performance: number; blocking: number } }

/** What each page must reach. */
export const targets: Targets = {
  scores: { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 },
  slow: { performance: 95, blocking: 200 },
}

/** What no machine is too slow for, whatever else it is doing. */
export const atLeast = (performance: number): Targets => ({ scores: { ...targets.scores, performance } })

export type Miss = (typeof categories)[number] | 'slow performance' | 'slow blocking'

export function missed(run: Pick<Run, 'scores' | 'slow'>, { scores, slow }: Targets = targets): Miss[] {
  return [
    ...categories.filter((category) => run.scores[category] < scores[category]),
    ...(slow && run.slow.performance < slow.performance ? (['slow performance'] as const) : []),
    ...(slow && run.slow.blocking >= slow.blocking ? (['slow blocking'] as const) : []),
  ]
}

/** The middle of each figure by itself. */
export function medianRun(runs: readonly Run[]): Run {
  const middle = (read: (run: Run) => number) => median(runs.map(read))
  return {
    scores: Object.fromEntries(categories.map((category) => [category, middle((run) => run.scores[category])])) as Run['scores'],
    faults: [...new Set(runs.flatMap((run) => run.faults))],
    blocking: middle((run) => run.blocking),
    largestPaint: middle((run) => run.largestPaint),
    slow: { performance: middle((run) => run.slow.performance), blocking: middle((run) => run.slow.blocking) },
    machine: middle((run) => run.machine),
  }
}
