import { categories, type Run } from './measure'
import { median } from './median'

/** What each page must reach. */
export const targets = {
  scores: { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 },
  slow: { performance: 95, blocking: 200 },
}

export type Miss = (typeof categories)[number] | 'slow performance' | 'slow blocking'

export function missed({ scores, slow }: Pick<Run, 'scores' | 'slow'>): Miss[] {
  return [
    ...categories.filter((category) => scores[category] < targets.scores[category]),
    ...(slow.performance < targets.slow.performance ? (['slow performance'] as const) : []),
    ...(slow.blocking >= targets.slow.blocking ? (['slow blocking'] as const) : []),
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
