/**
 * The search index as a file, made here rather than by a library: MiniSearch 7.2 took 21 ms a key at 2,000 articles, 100 at worst, and 5.8 MB
 * (measured 2026-11-20 on this vocabulary). A word's places are a string of characters that is only read when somebody types that word.
 */
export type SearchKind = 'article' | 'question' | 'page' | 'link'

export const kinds: readonly SearchKind[] = ['article', 'question', 'page', 'link']

export type PackedIndex = {
  /** Rank of its kind, address, title, text (one line a paragraph). */
  documents: [kind: number, url: string, title: string, text: string][]
  /** Every stem, sorted, parted by spaces. */
  terms: string
  /** For each stem, where it is and how much it weighs there, parted by spaces. */
  places: string
}

export type Place = { document: number; weight: number }

/** Weights are kept on four bits, which is more than a ranking can tell apart. */
export const heaviest = 15

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_'
const valueOf = new Uint8Array(128)
for (const [value, character] of Array.from(alphabet).entries()) valueOf[character.charCodeAt(0)] = value

/** Five bits a character, the sixth says that the number goes on. Distances between documents are short, so most places take two. */
export function encodePlaces(places: readonly Place[]): string {
  let encoded = ''
  let previous = 0
  for (const { document, weight } of places) {
    let rest = (document - previous) * (heaviest + 1) + weight
    previous = document
    for (; rest > 31; rest >>= 5) encoded += alphabet.charAt(32 + (rest & 31))
    encoded += alphabet.charAt(rest)
  }
  return encoded
}

/** Calls back rather than answers with a list: a short beginning of a word is in tens of thousands of places. */
export function readPlaces(encoded: string, visit: (document: number, weight: number) => void): void {
  let document = 0
  let number = 0
  let shift = 0
  for (let at = 0; at < encoded.length; at += 1) {
    const value = valueOf[encoded.charCodeAt(at)] ?? 0
    number |= (value & 31) << shift
    shift += 5
    if (value > 31) continue
    document += number >> 4
    visit(document, number & heaviest)
    number = 0
    shift = 0
  }
}
