import type { TermMatch } from './match-term'
import type { FoundDocument, TermScore } from './search-index'

/** The terms of the query that a document has, each with the score that it adds. */
export type MatchedTerms = ReadonlyMap<string, number>

type RankedDocument = {
  id: number
  matchedTerms: MatchedTerms
  /** The share of the query, weighed by rarity, that the document answers. */
  coverage: number
  score: number
}

type Scoring = {
  documents: readonly FoundDocument[]
  scores: ReadonlyMap<string, readonly TermScore[]>
  listTerms: (text: string) => readonly { term: string }[]
}

/**
 * A document with every word of the query is kept, however low its score. The value is 0.99 because
 * the sum adds floating-point shares.
 */
const fullCoverage = 0.99

/** Other documents are kept from this share of the best score up. */
const leastShareOfBest = 1 / 3

/** The share of the score that a title typed in full adds. */
const wholeTitleBonus = 0.5

/** The limit of sections from one page, which would otherwise hide the rest of the site. */
const maxSectionsPerPage = 2

const sumOf = (numbers: Iterable<number>) => [...numbers].reduce((sum, number) => sum + number, 0)

export function rankDocuments(matches: readonly TermMatch[], scoring: Scoring) {
  const documents = scoreDocuments(matches, scoring)
  const best = Math.max(...documents.map(({ score }) => score))
  const ranked = documents
    .filter(({ coverage, score }) => coverage > fullCoverage || score > best * leastShareOfBest)
    .sort((a, b) => b.score - a.score)
  return capSections(ranked, scoring.documents)
}

/**
 * Scores documents by the rarity of the words they contain, then by the share of the query and of
 * the title that is matched.
 */
function scoreDocuments(
  matches: readonly TermMatch[],
  { documents, scores, listTerms }: Scoring,
): RankedDocument[] {
  const { matchedTermsById, rarities } = findMatchedTerms(matches, scores, documents.length)
  const totalRarity = sumOf(rarities.values())

  return [...matchedTermsById].map(([id, matchedTerms]) => {
    const coverage =
      sumOf([...matchedTerms.keys()].map((name) => rarities.get(name) ?? 0)) / totalRarity
    const titleTerms = listTerms(documents[id]?.title ?? '')
    const typedTerms = titleTerms.filter(({ term }) => matchedTerms.has(term))
    const typedShare = typedTerms.length / Math.max(1, titleTerms.length)
    const score = sumOf(matchedTerms.values()) * coverage * (1 + wholeTitleBonus * typedShare ** 2)
    return { id, matchedTerms, coverage, score }
  })
}

/**
 * Lists the terms of a query that each document has, and how rare each is. A typed word with
 * several terms counts once, by its best one, under the name of the first.
 */
function findMatchedTerms(
  matches: readonly TermMatch[],
  scores: Scoring['scores'],
  documentCount: number,
) {
  const matchedTermsById = new Map<number, Map<string, number>>()
  const rarities = new Map<string, number>()

  for (const { terms } of matches) {
    const [name] = terms
    if (name === undefined) continue
    const hits = terms.flatMap((term) => scores.get(term) ?? [])
    rarities.set(name, Math.log(1 + documentCount / new Set(hits.map(([id]) => id)).size))

    for (const [id, score] of hits) {
      const matchedTerms = matchedTermsById.get(id) ?? new Map<string, number>()
      matchedTerms.set(name, Math.max(matchedTerms.get(name) ?? 0, score))
      matchedTermsById.set(id, matchedTerms)
    }
  }
  return { matchedTermsById, rarities }
}

/** Limits the sections of one page, and keeps all other documents. */
function capSections(ranked: readonly RankedDocument[], documents: readonly FoundDocument[]) {
  const counts = new Map<string, number>()
  return ranked.filter(({ id }) => {
    const page = documents[id]?.pageTitle
    if (page === undefined) return true

    const count = (counts.get(page) ?? 0) + 1
    counts.set(page, count)
    return count <= maxSectionsPerPage
  })
}
