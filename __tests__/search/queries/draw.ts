/** What a query must find: an address, any anchor of a page that is named without one, or that we say honestly that we have nothing. */
export type Query = readonly [number: number, query: string, answers: readonly string[]]

export const honest = 'honest'

/** The draw of 22 November 2026, before anything was tuned: 50 of the 150 queries, which nobody looks at while tuning. */
const seed = 20_261_122
const total = 150
const kept = 50

/** A linear congruential generator (Numerical Recipes): enough to draw lots, and the same everywhere. */
export function drawnNumbers(): number[] {
  let state = seed
  const numbers = Array.from({ length: total }, (_, index) => index + 1)
  for (let last = total - 1; last > 0; last -= 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    const other = Math.floor((state / 2 ** 32) * (last + 1))
    const moved = numbers[last] ?? 0
    numbers[last] = numbers[other] ?? 0
    numbers[other] = moved
  }
  return numbers.slice(0, kept).sort((a, b) => a - b)
}
