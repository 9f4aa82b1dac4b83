import { median } from './median'
import { categories, type Category, type Run } from './run'

export type Targets = Run['scores']

/** What each page must reach on a machine that does nothing else. */
export const targets: Targets = { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 }

/** What no machine is too slow for, whatever else it is doing. */
export const atLeast = (performance: number): Targets => ({ ...targets, performance })

export const missed = ({ scores }: Pick<Run, 'scores'>, wanted: Targets = targets): Category[] =>
  categories.filter((category) => scores[category] < wanted[category])

/** The middle of each figure by itself. */
export function medianRun(runs: readonly Run[]): Run {
  const middle = (read: (run: Run) => number) => median(runs.map(read))
  return {
    scores: Object.fromEntries(categories.map((category) => [category, middle((run) => run.scores[category])])) as Run['scores'],
    faults: [...new Set(runs.flatMap((run) => run.faults))],
    blocking: middle((run) => run.blocking),
    largestPaint: middle((run) => run.largestPaint),
    machine: middle((run) => run.machine),
  }
}
