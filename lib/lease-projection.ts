import type { Cents } from './money'

/** What a visitor supposes of the years to come: the site supposes nothing. */
export type LeaseHypotheses = {
  /** A year. */
  percent: number
  /** A month, of one service more; it does not rise. */
  addedPrice: Cents
  /** From how many years on. */
  addedFrom: number
}

export const projectedYears = [1, 2, 3] as const

/** The lease of a month, years from now. Nothing is rounded from one year to the next. */
export const projectLease = (
  rent: Cents,
  years: number,
  { percent, addedPrice, addedFrom }: LeaseHypotheses,
): Cents => rent * (1 + percent / 100) ** years + (years >= addedFrom ? addedPrice : 0)
