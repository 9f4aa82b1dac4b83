import type { Cents } from './money'

/** What a visitor supposes of the coming years: the site supposes nothing. */
export type LeaseHypotheses = {
  /** The yearly rise of the rent, with two decimals at most. */
  percent: number
  /** The monthly price of one more service, which does not rise. */
  addedPrice: Cents
  /** The first projected year with the added service. */
  addedFrom: number
}

/**
 * Returns the monthly lease after some years in whole cents: the exact product is rounded once, half
 * a cent up. Its numerator is larger than the whole numbers that a `number` holds exactly.
 */
export function projectLease(
  rent: Cents,
  years: number,
  { percent, addedPrice, addedFrom }: LeaseHypotheses,
): Cents {
  const rise = BigInt(10_000 + Math.round(percent * 100)) ** BigInt(years)
  const unit = BigInt(10_000) ** BigInt(years)
  const doubled = BigInt(2) * BigInt(rent) * rise
  const lease = Number((doubled + unit) / (BigInt(2) * unit))
  return lease + (years >= addedFrom ? addedPrice : 0)
}
