import { sayings, termsOf, type Token } from './french'
import { heaviest, kinds, readPlaces, type PackedIndex, type SearchKind } from './search-format'
import { findSentence, markWords, sentencesOf, type Segment, type Sentence } from './snippet'

export type SearchResult = { url: string; kind: SearchKind; title: Segment[]; sentence: Segment[] }

/** A visitor looks for something to read before an address to leave for. */
const kindWeights: Record<SearchKind, number> = { article: 1.15, question: 1.1, page: 1, link: 0.75 }

/** One letter missing, added, changed, or two neighbours swapped. */
function isOneSlipAway(typed: string, known: string): boolean {
  if (typed.length - known.length > 1 || known.length - typed.length > 1) return false
  let start = 0
  while (start < typed.length && typed.charCodeAt(start) === known.charCodeAt(start)) start += 1
  let left = typed.length - start
  let right = known.length - start
  while (left > 0 && right > 0 && typed.charCodeAt(start + left - 1) === known.charCodeAt(start + right - 1)) {
    left -= 1
    right -= 1
  }
  if (left <= 1 && right <= 1) return true
  return left === 2 && right === 2 && typed[start] === known[start + 1] && typed[start + 1] === known[start]
}

type Ranked = { document: number; hits: number; score: number }

type Candidate = { term: number; likeness: number }

export class SearchEngine {
  readonly #documents: PackedIndex['documents']
  readonly #terms: readonly string[]
  readonly #places: readonly string[]
  readonly #sentences = new Map<number, Sentence[]>()
  #prepared = 0

  constructor(packed: PackedIndex) {
    this.#documents = packed.documents
    this.#terms = packed.terms.split(' ')
    this.#places = packed.places.split(' ')
  }

  /** Rank of the first known term that is not before this one. */
  #rankOf(start: string): number {
    let [low, high] = [0, this.#terms.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.#terms[middle] ?? '') < start) low = middle + 1
      else high = middle
    }
    return low
  }

  /** The terms that a typed word may stand for: itself, what it begins, and one slip away when the site knows neither. */
  #candidatesFor({ word, stem }: Token): Candidate[] {
    const likeness = new Map<number, number>()
    for (const start of new Set([stem, word])) {
      for (let rank = this.#rankOf(start); this.#terms[rank]?.startsWith(start); rank += 1) {
        const length = this.#terms[rank]?.length ?? start.length
        const alike = length === start.length ? 1 : 0.25 + (0.4 * start.length) / length
        likeness.set(rank, Math.max(alike, likeness.get(rank) ?? 0))
      }
    }
    const others = sayings[stem]
    if (others) {
      // What is meant comes before what was said: « foyer » before Sainte-Foy.
      for (const [rank, alike] of likeness) likeness.set(rank, alike * 0.5)
      for (const other of others) {
        const rank = this.#rankOf(other)
        if (this.#terms[rank] === other) likeness.set(rank, 1)
      }
    }
    if (likeness.size === 0 && word.length > 3)
      this.#terms.forEach((term, rank) => {
        if (isOneSlipAway(stem, term) || isOneSlipAway(word, term)) likeness.set(rank, 0.6)
      })
    return Array.from(likeness, ([term, alike]) => ({ term, likeness: alike }))
  }

  /** For each document, the best that one of the candidates does in it. */
  #scoresOf(candidates: readonly Candidate[]): Float32Array {
    const scores = new Float32Array(this.#documents.length)
    for (const { term, likeness } of candidates) {
      const places = this.#places[term] ?? ''
      let count = 0
      readPlaces(places, () => (count += 1))
      const rarity = Math.log(1 + (scores.length - count + 0.5) / (count + 0.5))
      const factor = (likeness * (rarity + 0.3)) / heaviest
      readPlaces(places, (document, weight) => {
        scores[document] = Math.max(scores[document] ?? 0, weight * factor)
      })
    }
    return scores
  }

  /** Documents that have all the words; those that have most when none has all. */
  #rank(perWord: readonly Float32Array[], limit: number): Ranked[] {
    const ranked: Ranked[] = []
    const isBefore = (a: Ranked, b: Ranked) => a.hits > b.hits || (a.hits === b.hits && a.score > b.score)
    this.#documents.forEach(([kind], document) => {
      let [hits, score] = [0, 0]
      for (const scores of perWord) {
        const gain = scores[document] ?? 0
        if (gain > 0) hits += 1
        score += gain
      }
      if (hits === 0) return
      const entry = { document, hits, score: score * kindWeights[kinds[kind] ?? 'page'] }
      const last = ranked[limit - 1]
      if (last && !isBefore(entry, last)) return
      const at = ranked.findIndex((other) => isBefore(entry, other))
      ranked.splice(at < 0 ? ranked.length : at, 0, entry)
      if (ranked.length > limit) ranked.pop()
    })
    const most = ranked[0]?.hits
    return ranked.filter(({ hits }) => hits === most)
  }

  /** The more of its title was typed, the likelier it is what was meant: « Revenu Québec » before all that quotes it. */
  #preferTitles(ranked: readonly Ranked[], stems: ReadonlySet<string>): number[] {
    const scoreOf = ({ document, score }: Ranked) => {
      const title = termsOf(this.#documents[document]?.[2] ?? '')
      const share = title.filter(({ stem }) => stems.has(stem)).length / Math.max(1, title.length)
      return score * (1 + share * share)
    }
    return ranked
      .map((entry) => ({ document: entry.document, score: scoreOf(entry) }))
      .sort((a, b) => b.score - a.score)
      .map(({ document }) => document)
  }

  #sentencesOf(document: number, text: string): Sentence[] {
    const known = this.#sentences.get(document) ?? sentencesOf(text)
    this.#sentences.set(document, known)
    return known
  }

  /** Finds the sentences of some more documents, for so many milliseconds; true while some are left. Called between two keys, never during one. */
  prepare(milliseconds: number): boolean {
    const end = performance.now() + milliseconds
    for (; this.#prepared < this.#documents.length && performance.now() < end; this.#prepared += 1)
      this.#sentencesOf(this.#prepared, this.#documents[this.#prepared]?.[3] ?? '')
    return this.#prepared < this.#documents.length
  }

  find(query: string, limit: number): SearchResult[] {
    const words = termsOf(query).filter(({ word }) => word.length > 1)
    if (words.length === 0) return []
    const candidates = words.map((word) => this.#candidatesFor(word))
    const stems = new Set(candidates.flat().map(({ term }) => this.#terms[term] ?? ''))
    const ranked = this.#rank(
      candidates.map((some) => this.#scoresOf(some)),
      limit * 3,
    )
    const found = this.#preferTitles(ranked, stems).slice(0, limit)
    return found.flatMap((document) => {
      const [kind, url, title, text] = this.#documents[document] ?? []
      if (kind === undefined || url === undefined || title === undefined || text === undefined) return []
      return [
        {
          kind: kinds[kind] ?? 'page',
          url,
          title: markWords(title, stems),
          sentence: findSentence(this.#sentencesOf(document, text), stems),
        },
      ]
    })
  }
}
