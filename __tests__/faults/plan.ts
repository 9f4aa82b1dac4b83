// What goes wrong, and when: everything is drawn from one printed seed.

/** A number in [0, 1) for each label: the same whatever the order in which requests happen to run. */
export function createDice(seed: number) {
  return (label: string) => {
    let hash = seed ^ 0x811c9dc5
    for (let index = 0; index < label.length; index += 1) hash = Math.imul(hash ^ label.charCodeAt(index), 0x01000193)
    // The finish of MurmurHash3: neighbouring labels must not give neighbouring numbers.
    hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
    return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32
  }
}

export type Dice = ReturnType<typeof createDice>

/** So many requests in a hundred. The mailer fails one time in three besides, whatever else happens. */
const weights = {
  // Between the browser and the function
  offline: 4,
  refused: 4,
  'reset before': 4,
  'reset midway': 3,
  'reset after commit': 5,
  'hang before': 3,
  'hang after commit': 3,
  'status before': 7,
  'status after commit': 5,
  'HTML error': 3,
  'HTML after commit': 3,
  'redirected to a page': 3,
  // A portal of some hotel in the function's place: its OK page has no leave to be read from another site.
  'page of a portal': 3,
  'slow body': 2,
  'page left': 5,
  // Between the function and its store
  'store answer lost': 4,
  'store down': 9,
  'store hangs': 2,
  'store cannot note': 3,
} as const

/** The process dies by SIGKILL, at a point where it hurts. */
const kills = ['killed before commit', 'killed after commit', 'killed before noting', 'killed at random'] as const

export type Fault = keyof typeof weights | (typeof kills)[number] | 'none'

const faults = Object.entries(weights) as [keyof typeof weights, number][]

/** One fault at most a request; `killEvery`: the process is killed once in so many. */
export function faultFor(dice: Dice, request: number, killEvery: number): Fault {
  if (request % killEvery === killEvery - 1) return kills[Math.floor(dice(`kill ${request}`) * kills.length)] ?? 'none'
  let left = dice(`fault ${request}`) * 100
  for (const [fault, weight] of faults) {
    left -= weight
    if (left < 0) return fault
  }
  return 'none'
}

const statuses = [400, 401, 403, 404, 405, 408, 413, 415, 422, 429, 500, 502, 503]

export const statusFor = (dice: Dice, request: number) => statuses[Math.floor(dice(`status ${request}`) * statuses.length)] ?? 503

/** Each message says its number, so that whoever carries it knows which it is. */
export const keyOf = (text: string) => /Demande (\d+)/.exec(text)?.[1] ?? ''

/** Eight messages come from one residence, where everyone shares an address: more than go unmarked. */
export const addressFor = (key: string) => {
  const residence = Math.floor(Number(key) / 8)
  return `10.${String(residence >> 16)}.${String((residence >> 8) & 255)}.${String(residence & 255)}`
}
