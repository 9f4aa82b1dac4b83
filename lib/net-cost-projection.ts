import type { Cents } from './money'

/** What a visitor supposes of the coming years: the site supposes nothing. */
export type LeaseHypotheses = {
  /** The yearly rise of the rent. */
  percent: number
  /** The monthly price of one more service, which does not rise. */
  addedPrice: Cents
  /** The first projected year with the added service. */
  addedFrom: number
}

/** Returns the monthly lease after some years, without rounding between them. */
export const projectLease = (
  rent: Cents,
  years: number,
  { percent, addedPrice, addedFrom }: LeaseHypotheses,
): Cents => rent * (1 + percent / 100) ** years + (years >= addedFrom ? addedPrice : 0)
