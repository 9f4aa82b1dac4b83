// The limits of an hour, and the count that one running instance keeps for when the database cannot
// count: sql-store.ts has the same rules in SQL.

export type RateLimits = {
  /** How many messages of one network are e-mailed. */
  readonly perAddress: number
  /**
   * How many networks are e-mailed at their first message, and how many e-mails leave before a
   * second message of a network is only counted.
   */
  readonly perHour: number
}

/** The multiple of `perAddress` up to which messages of one network are stored. */
export const networkCeiling = 5

/** The multiple of `perHour` up to which second messages of networks are stored. */
export const totalCeiling = 100

/**
 * Why a message is suspect: too many from one network, too many in one hour, or links such as
 * robots send.
 */
export const spamReasons = ['address', 'hour', 'links'] as const
export type SpamReason = (typeof spamReasons)[number]

const hourMs = 3_600_000

/** Counts in memory what this instance receives, and what leaves without a row. */
export function createInstanceLimits({ perAddress, perHour }: RateLimits, now: () => Date) {
  let end = 0
  const arrivals = new Map<string, number>()
  const networks = new Set<string>()
  let mailed = 0

  const startHour = () => {
    if (now().getTime() < end) return
    end = now().getTime() + hourMs
    arrivals.clear()
    networks.clear()
    mailed = 0
  }

  return {
    /** Counts a message, and returns how many its network has sent; 0 where it is unknown. */
    countArrival(network: string | null) {
      startHour()
      if (network === null) return 0
      const position = (arrivals.get(network) ?? 0) + 1
      arrivals.set(network, position)
      return position
    },

    isAboveLimit: (position: number) => position > perAddress,

    isAboveCeiling: (position: number) => position > networkCeiling * perAddress,

    /**
     * Judges a message that only its e-mail can carry, and counts it unless too many have left in
     * the hour.
     */
    judgeUnstored(network: string | null, position: number): 'address' | 'hour' | null {
      const isFirst = network !== null && !networks.has(network)
      if ((isFirst ? networks.size : mailed) >= perHour) return 'hour'
      if (network !== null) networks.add(network)
      mailed += 1
      return position > perAddress ? 'address' : null
    },

    /** Counts no longer an e-mail that did not leave: whoever tries again must not be refused. */
    uncountUnstored(network: string | null) {
      if (network !== null) networks.delete(network)
      mailed = Math.max(mailed - 1, 0)
    },
  }
}
