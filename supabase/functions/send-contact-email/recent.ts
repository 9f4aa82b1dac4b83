// What this instance received in the last hour, in memory. The database alone decides between instances; this covers what it cannot: two
// equal messages under way at once while the database comes and goes, and the hourly limit while it is down.
import type { NewRequest, RateLimits } from './types.ts'

const tenMinutes = 600_000
const hour = 3_600_000

/** Whoever sends thousands fills no memory: the oldest are forgotten, and the database still knows them. */
const most = 5_000

export type Outcome = { code: 'received' } | { code: 'unavailable' } | { code: 'too_many_requests'; retryAfterSeconds: number }

interface Entry {
  readonly at: number
  readonly resendHash: string | null
  readonly outcome: Promise<Outcome>
}

export function createRecent(limits: RateLimits) {
  // By content hash, oldest first.
  const entries = new Map<string, Entry>()

  const forget = (now: number) => {
    for (const [hash, entry] of entries) {
      if (entry.at > now - hour && entries.size <= most) break
      entries.delete(hash)
    }
  }

  /** Equal messages share one outcome: the later ones wait for it, so that none is thanked before the message is safe. */
  const once = async (arrival: NewRequest, work: () => Promise<Outcome>): Promise<Outcome> => {
    const at = arrival.receivedAt.getTime()
    forget(at)
    const twin = entries.get(arrival.contentHash)
    // Whichever way the clock was set meanwhile.
    const isSame = twin && (Math.abs(at - twin.at) < tenMinutes || (twin.resendHash !== null && twin.resendHash === arrival.resendHash))
    if (isSame) return twin.outcome
    const entry: Entry = { at, resendHash: arrival.resendHash, outcome: work() }
    entries.delete(arrival.contentHash)
    entries.set(arrival.contentHash, entry)
    // What did not arrive is forgotten at once: trying again is the right thing to do, and must not count against anyone.
    const drop = () => {
      if (entries.get(arrival.contentHash) === entry) entries.delete(arrival.contentHash)
    }
    try {
      const outcome = await entry.outcome
      if (outcome.code !== 'received') drop()
      return outcome
    } catch (error) {
      drop()
      throw error
    }
  }

  /**
   * Seconds until the hour has room for one more e-mail, or nothing when it has room now. The arrival itself is not counted, nor what a clock
   * that was ahead has received.
   */
  const secondsUntilRoom = (arrival: NewRequest) => {
    const now = arrival.receivedAt.getTime()
    const others = [...entries].filter(([hash, { at }]) => hash !== arrival.contentHash && at > now - hour && at <= now)
    const closing = limits.perHour === null ? undefined : others.at(-limits.perHour)?.[1]
    return closing && Math.max(1, Math.ceil((closing.at + hour - now) / 1000))
  }

  return { once, secondsUntilRoom }
}
