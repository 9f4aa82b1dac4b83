import { matchTerm } from './match-term'
import { rankDocuments, type MatchedTerms } from './rank-documents'
import type { FoundDocument, SearchIndex } from './search-index'
import { findSentence, highlightTerms, type Segment } from './snippet'
import { createTokenizer, type Term } from './terms'

export type SearchResult = Omit<FoundDocument, 'title' | 'text'> & {
  title: Segment[]
  sentence: Segment[]
}

export type SearchResults = {
  /** The number of documents that match; `results` has the best of them. */
  count: number
  results: SearchResult[]
  /** The words of the query that the site does not have, as they were typed. */
  missing: string
  /** True where no result really answers the query. */
  isWeak: boolean
  /** What content/search.yml answers about a subject that the site does not have. */
  absentAnswer: string | undefined
}

/** Below this share of the query, weighed by rarity, the best document counts as weak. */
const weakCoverage = 0.5

const isNumber = (term: string) => /^\d+$/.test(term)

export function createSearchEngine({ documents, scores, absent, ...lexicon }: SearchIndex) {
  const { tokenize, canonicalTerms } = createTokenizer(lexicon)
  const scoresByTerm = new Map(Object.entries(scores))
  const vocabulary = new Map([
    ...Object.keys(scores).map((term) => [term, term] as const),
    ...[...canonicalTerms].filter(([, term]) => scoresByTerm.has(term)),
  ])

  const listTerms = (text: string) => tokenize(text).filter(({ term }) => term !== '')

  /** Matches the terms of a query, without numbers that the site lacks: they are ages or dates. */
  const matchTerms = (typedTerms: readonly Term[]) =>
    typedTerms
      .map((typed) => matchTerm(typed, vocabulary))
      .filter(({ typed, terms }) => terms.length > 0 || !isNumber(typed.term))

  function findAbsentSubject(terms: readonly Term[]) {
    const typed = new Set(terms.map(({ term }) => term))
    return absent.find(({ words }) =>
      words.some((wording) => listTerms(wording).every(({ term }) => typed.has(term))),
    )
  }

  function buildResult(id: number, matchedTerms: MatchedTerms = new Map()): SearchResult[] {
    const document = documents[id]
    if (!document) return []
    const { text, ...shown } = document
    const title = highlightTerms(tokenize(document.title), document.title, matchedTerms)
    return [{ ...shown, title, sentence: findSentence(text, tokenize, matchedTerms) }]
  }

  return {
    find(query: string, limit: number): SearchResults {
      const typed = listTerms(query)
      const matches = matchTerms(typed)
      const guessed = matches.filter(({ isGuess }) => isGuess)
      const ranked = rankDocuments(matches, { documents, scores: scoresByTerm, listTerms })
      const matchedTermsById = new Map(ranked.map(({ id, matchedTerms }) => [id, matchedTerms]))
      const absentSubject = findAbsentSubject(typed)
      const ids = [...new Set([...(absentSubject?.documentIds ?? []), ...matchedTermsById.keys()])]

      return {
        count: ids.length,
        results: ids.slice(0, limit).flatMap((id) => buildResult(id, matchedTermsById.get(id))),
        missing: guessed.map(({ typed: { start, end } }) => query.slice(start, end)).join(' '),
        isWeak:
          Boolean(absentSubject) || guessed.length > 0 || (ranked[0]?.coverage ?? 0) < weakCoverage,
        absentAnswer: absentSubject?.answer,
      }
    },
  }
}
