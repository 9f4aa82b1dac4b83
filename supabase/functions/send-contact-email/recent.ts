// What this instance received in the last hour, in memory. The database alone decides between instances; this covers what it cannot: two
// equal messages under way at once while the database comes and goes, and the limits while it is down.
import type { NewRequest, RateLimits } from './types.ts'

const tenMinutes = 600_000
const hour = 3_600_000

export type Outcome = { code: 'received' } | { code: 'unavailable' } | { code: 'too_many_requests'; retryAfterSeconds: number }

interface Entry {
  readonly at: number
  readonly addressHash: string | null
  readonly outcome: Promise<Outcome>
}

export function createRecent(limits: RateLimits) {
  // By content hash, oldest first.
  const entries = new Map<string, Entry>()

  const forget = (now: number) => {
    for (const [hash, entry] of entries) {
      if (entry.at > now - hour) break
      entries.delete(hash)
    }
  }

  /** Equal messages share one outcome: the later ones wait for it, so that none is thanked before the message is safe. */
  const once = async (arrival: NewRequest, work: () => Promise<Outcome>): Promise<Outcome> => {
    const at = arrival.receivedAt.getTime()
    forget(at)
    const twin = entries.get(arrival.contentHash)
    if (twin && twin.at > at - tenMinutes) return twin.outcome
    const entry: Entry = { at, addressHash: arrival.addressHash, outcome: work() }
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

  /** Seconds until there is room for one more, or nothing when there is room now. The arrival itself is not counted. */
  const secondsUntilRoom = (arrival: NewRequest) => {
    const now = arrival.receivedAt.getTime()
    const others = [...entries].filter(([hash, entry]) => hash !== arrival.contentHash && entry.at > now - hour).map(([, entry]) => entry)
    const neighbours = others.filter(
      (entry) => entry.at > now - tenMinutes && arrival.addressHash !== null && entry.addressHash === arrival.addressHash,
    )
    const closing = (list: readonly Entry[], most: number | null, window: number) => {
      const entry = most === null ? undefined : list[list.length - most]
      return entry && Math.max(1, Math.ceil((entry.at + window - now) / 1000))
    }
    return closing(neighbours, limits.perAddress, tenMinutes) ?? closing(others, limits.perHour, hour)
  }

  return { once, secondsUntilRoom }
}
