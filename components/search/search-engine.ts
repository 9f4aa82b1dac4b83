import { matchTerm, type TermMatch, type Vocabulary } from './match-term'
import { rankDocuments, type RankedDocument, type Scores } from './rank-documents'
import { kinds, type SearchIndex, type SearchKind } from './search-index'
import { findSentence, markTerms, type Segment } from './snippet'
import { makeReader, type Term } from './terms'

export type SearchResult = {
  url: string
  kind: SearchKind
  pageTitle: string | undefined
  title: Segment[]
  sentence: Segment[]
  /** What each term of the query adds to its score. */
  weights: ReadonlyMap<string, number>
}

export type SearchResults = {
  /** How many documents answer, of which `results` has the best. */
  count: number
  results: SearchResult[]
  /** Words of the query that the site does not have, as they were typed. */
  missing: string
  /** The results are only what comes nearest to the query. */
  isWeak: boolean
  /** What content/search.yml says of a subject that the site does not have. */
  absentAnswer: string | undefined
}

/** Below this share of the query, by rarity, the best document is only what comes nearest. */
const weakCoverage = 0.5

const isNumber = (term: string) => /^\d+$/.test(term)

export class SearchEngine {
  readonly #documents: SearchIndex['documents']
  readonly #absent: SearchIndex['absent']
  readonly #read: (text: string) => Term[]
  readonly #scores: Scores
  readonly #vocabulary: Vocabulary
  #texts: readonly string[] = []

  constructor({ documents, scores, absent, ...lexicon }: SearchIndex) {
    const { read, meanings } = makeReader(lexicon)
    this.#documents = documents
    this.#absent = absent
    this.#read = read
    this.#scores = new Map(Object.entries(scores))
    const synonyms = [...meanings].filter(([, term]) => this.#scores.has(term))
    const terms = Object.keys(scores).map((term): [string, string] => [term, term])
    this.#vocabulary = new Map([...terms, ...synonyms])
  }

  /** The full texts of the documents: until they are downloaded, results have a title and no sentence. */
  addTexts(texts: readonly string[]): void {
    this.#texts = texts
  }

  find(query: string, limit: number): SearchResults {
    const matches = this.#matchTerms(query)
    const ranked = rankDocuments(
      matches.flatMap(({ terms }) => (terms.length > 0 ? [terms] : [])),
      { documents: this.#documents, scores: this.#scores, termsOf: (text) => this.#termsOf(text) },
    )
    const absent = this.#absentSubjectOf(matches)
    const unmatched = matches.filter(({ terms, isGuess }) => isGuess || terms.length === 0)
    const documentIds = [
      ...new Set([...(absent?.documentIds ?? []), ...ranked.map(({ id }) => id)]),
    ]

    return {
      count: documentIds.length,
      results: documentIds.slice(0, limit).map((id) => this.#resultOf(id, ranked)),
      missing: unmatched.map(({ typed: { start, end } }) => query.slice(start, end)).join(' '),
      isWeak:
        absent !== undefined || unmatched.length > 0 || (ranked[0]?.coverage ?? 0) < weakCoverage,
      absentAnswer: absent?.answer,
    }
  }

  #termsOf(text: string): Term[] {
    return this.#read(text).filter(({ term }) => term !== '')
  }

  /** A number that the site does not have is left out: it is an age or a date. */
  #matchTerms(query: string): TermMatch[] {
    return this.#termsOf(query)
      .map((typed) => matchTerm(typed, this.#vocabulary))
      .filter(({ typed, terms }) => terms.length > 0 || !isNumber(typed.term))
  }

  #absentSubjectOf(matches: readonly TermMatch[]) {
    const typed = new Set(matches.map((match) => match.typed.term))
    return this.#absent.find(({ words }) =>
      words.some((wording) => this.#termsOf(wording).every(({ term }) => typed.has(term))),
    )
  }

  #resultOf(id: number, ranked: readonly RankedDocument[]): SearchResult {
    const [kind = 0, url = '', title = '', pageTitle] = this.#documents[id] ?? []
    const weights =
      ranked.find((document) => document.id === id)?.weights ?? new Map<string, number>()
    return {
      url,
      kind: kinds[kind] ?? 'page',
      pageTitle,
      title: markTerms(this.#read(title), title, weights),
      sentence: findSentence(this.#texts[id] ?? '', this.#read, weights),
      weights,
    }
  }
}
