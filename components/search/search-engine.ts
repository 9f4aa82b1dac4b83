import MiniSearch from 'minisearch'
import { fold, slipsBetween } from './french'
import { indexOptions, kinds, type SearchIndex, type SearchKind } from './search-index'
import { findSentence, markTerms, type Segment } from './snippet'
import { makeReader, type Term } from './terms'

export type SearchResult = {
  url: string
  kind: SearchKind
  place: string | undefined
  title: Segment[]
  sentence: Segment[]
  /** What each term of the query adds to its score. */
  weights: ReadonlyMap<string, number>
}

export type Found = {
  /** All that answers, best first; only those that are shown are worth a sentence. */
  count: number
  results: SearchResult[]
  /** Words of the query that the site does not have, as they were typed. */
  missing: string
  /** Not what was asked, but what comes nearest. */
  isWeak: boolean
  /** What content/search.yml says of something that we do not have. */
  answer: string | undefined
}

/** A visitor looks for something to read before an address to leave for. */
const kindBoosts: Record<SearchKind, number> = { article: 1.15, question: 1.15, tool: 1.15, page: 1, link: 0.85 }

const boosts = { title: 5, asked: 7, alsoAsked: 4, themes: 2, text: 1 }

/** A long list of wordings counts nearly as much as a short one. */
const bm25 = { k: 1.2, b: 0.3, d: 0.5 }

/** Of one page, no more than its best two sections: the others would hide the rest of the site. */
const mostOfOnePage = 2

/** Below this share of what was asked, by rarity, an answer is only what comes nearest. */
const weakBelow = 0.5

/** How many characters may be wrong: none in a short word, which any other would resemble. */
const slipsAllowed = ({ length }: string) => (length <= 4 ? 0 : length < 7 ? 1 : 2)

type Scores = ReadonlyMap<number, number>

/** A typed word, and the terms of the site that it stands for. */
type Concept = { typed: Term; terms: string[]; isGuessed: boolean }

type Ranked = { place: number; weights: ReadonlyMap<string, number>; coverage: number; score: number }

const sumOf = (numbers: Iterable<number>) => [...numbers].reduce((sum, each) => sum + each, 0)

export class SearchEngine {
  readonly #documents: SearchIndex['documents']
  readonly #index: MiniSearch
  readonly #absent: SearchIndex['absent']
  readonly #read: (text: string) => Term[]
  /** Every word that may be typed, and the term that stands for it. */
  readonly #vocabulary: ReadonlyMap<string, string>
  #scores = new Map<string, Scores>()
  #texts: readonly string[] = []
  #folded: readonly string[] | undefined

  constructor({ documents, index, absent, ...lexicon }: SearchIndex) {
    this.#documents = documents
    const documentIds = Object.fromEntries(documents.map((_, rank) => [rank, rank]))
    this.#index = MiniSearch.loadJS({ ...index, documentIds }, indexOptions)
    this.#absent = absent
    const { read, meanings } = makeReader(lexicon)
    this.#read = read
    this.#vocabulary = new Map([...index.index.map(([term]): [string, string] => [term, term]), ...meanings])
  }

  /** What the documents say: until it comes, results have a title and no sentence. */
  addTexts(texts: readonly string[]) {
    this.#texts = texts
    this.#scores = new Map()
  }

  #kindOf(place: number): SearchKind {
    return kinds[this.#documents[place]?.[0] ?? 0] ?? 'page'
  }

  #termsOf(text: string): Term[] {
    return this.#read(text).filter(({ term }) => term !== '')
  }

  /** The documents that have a term, a rare one counting more. */
  #scoresOf(term: string): Scores {
    const met = this.#scores.get(term)
    if (met) return met
    const boostDocument = (place: number) => kindBoosts[this.#kindOf(place)]
    const results = this.#index.search(term, { tokenize: (whole) => [whole], boost: boosts, bm25, boostDocument })
    const scores: Scores = new Map(results.map(({ id, score }) => [id as number, score]))
    this.#scores.set(term, scores)
    return scores
  }

  /** A word that stands once in the whole site is not in the index. */
  #inTexts(word: string): Scores {
    this.#folded ??= this.#texts.length > 0 ? this.#texts.map((text) => ` ${fold(text).replace(/[^a-z\d]+/g, ' ')}`) : undefined
    const rarest = Math.log(1 + this.#documents.length)
    return new Map((this.#folded ?? []).flatMap((text, place) => (text.includes(` ${word}`) ? [[place, rarest] as const] : [])))
  }

  /** An unknown word is what it begins, or else what it resembles: slips are rarely on the first character, « fumeur » is no « humeur ». */
  #conceptOf(typed: Term): Concept {
    const { term } = typed
    if (this.#scoresOf(term).size > 0) return { typed, terms: [term], isGuessed: false }
    const termsOf = (words: readonly string[]) => {
      const terms = new Set(words.map((word) => this.#vocabulary.get(word) ?? word))
      return [...terms].filter((each) => this.#scoresOf(each).size > 0)
    }
    const words = [...this.#vocabulary.keys()].filter((word) => word.startsWith(term.charAt(0)))
    const begun = termsOf(words.filter((word) => word.startsWith(term)))
    if (begun.length > 0) return { typed, terms: begun, isGuessed: false }
    const inTexts = this.#inTexts(term)
    if (inTexts.size > 0) {
      this.#scores.set(term, inTexts)
      return { typed, terms: [term], isGuessed: false }
    }
    const near = words
      .map((word) => ({ word, slips: slipsBetween(term, word, slipsAllowed(term)) }))
      .filter(({ slips }) => slips < Infinity)
    const least = Math.min(...near.map(({ slips }) => slips))
    return { typed, terms: termsOf(near.filter(({ slips }) => slips === least).map(({ word }) => word)), isGuessed: true }
  }

  /** Any word counts, by its rarity (BM25); between documents that are close, the share of the query that each has, and of its title that was typed. */
  #rank(concepts: readonly Concept[]): Ranked[] {
    const found = new Map<number, Map<string, number>>()
    const rarities = new Map<string, number>()
    for (const { terms } of concepts) {
      const [name = ''] = terms
      const scores = terms.flatMap((term) => [...this.#scoresOf(term)])
      rarities.set(name, Math.log(1 + this.#documents.length / new Set(scores.map(([place]) => place)).size))
      for (const [place, score] of scores) {
        const weights = found.get(place) ?? new Map<string, number>()
        found.set(place, weights.set(name, Math.max(weights.get(name) ?? 0, score)))
      }
    }
    const ranked = [...found].map(([place, weights]): Ranked => {
      const coverage = sumOf([...weights.keys()].map((name) => rarities.get(name) ?? 0)) / sumOf(rarities.values())
      const title = this.#termsOf(this.#documents[place]?.[2] ?? '')
      const typed = title.filter(({ term }) => weights.has(term)).length / Math.max(1, title.length)
      return { place, weights, coverage, score: sumOf(weights.values()) * coverage * (1 + typed ** 2 / 2) }
    })
    const best = Math.max(...ranked.map(({ score }) => score))
    const shown = new Map<string, number>()
    return ranked
      .filter(({ coverage, score }) => coverage > 0.99 || score > best / 3)
      .sort((a, b) => b.score - a.score)
      .filter(({ place }) => {
        const [, url = ''] = this.#documents[place] ?? []
        const page = ['link', 'question'].includes(this.#kindOf(place)) ? String(place) : (url.split('#')[0] ?? '')
        const count = (shown.get(page) ?? 0) + 1
        shown.set(page, count)
        return count <= mostOfOnePage
      })
  }

  #resultOf(place: number, weights: ReadonlyMap<string, number>): SearchResult {
    const [, url = '', title = '', of] = this.#documents[place] ?? []
    const sentence = findSentence(this.#texts[place] ?? '', this.#read, weights)
    return { url, kind: this.#kindOf(place), place: of, title: markTerms(this.#read(title), title, weights), sentence, weights }
  }

  find(query: string, limit: number): Found {
    const concepts = this.#termsOf(query)
      .map((term) => this.#conceptOf(term))
      // A number that the site does not have is an age or a date.
      .filter(({ typed, terms }) => terms.length > 0 || !/^\d+$/.test(typed.term))
    const known = concepts.filter(({ terms }) => terms.length > 0)
    const missing = concepts.filter(({ terms, isGuessed }) => isGuessed || terms.length === 0)
    const ranked = this.#rank(known)
    const asked = new Set(concepts.map(({ typed }) => typed.term))
    const absent = this.#absent.find(({ words }) => words.some((words) => this.#termsOf(words).every(({ term }) => asked.has(term))))
    const places = absent?.places ?? []
    const [best] = ranked
    const all = [...places, ...ranked.map(({ place }) => place).filter((place) => !places.includes(place))]
    const weightsOf = new Map(ranked.map(({ place, weights }) => [place, weights]))
    return {
      count: all.length,
      results: all.slice(0, limit).map((place) => this.#resultOf(place, weightsOf.get(place) ?? new Map())),
      missing: missing.map(({ typed: { start, end } }) => query.slice(start, end)).join(' '),
      isWeak: absent !== undefined || missing.length > 0 || (best?.coverage ?? 0) < weakBelow,
      answer: absent?.answer,
    }
  }
}
