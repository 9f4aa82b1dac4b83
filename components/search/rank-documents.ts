import type { TermMatch } from './match-term'
import { kinds, type SearchIndex } from './search-index'
import type { TermScores } from './term-scores'

export type RankedDocument = {
  id: number
  /** What each term of the query adds to its score. */
  weights: ReadonlyMap<string, number>
  /** The share of the query, by rarity, that the document answers. */
  coverage: number
  score: number
}

type Scoring = {
  documents: SearchIndex['documents']
  scores: TermScores
  termsOf: (text: string) => readonly { term: string }[]
}

/** A document with every word of the query is kept, however low its score. (0.99: the sum is of floating-point shares.) */
const fullCoverage = 0.99

/** Others are kept from this share of the best score up. */
const leastShareOfBest = 1 / 3

/** How much a title that was typed whole adds to the score, in proportion. */
const wholeTitleBonus = 0.5

/** More sections of one page would hide the rest of the site. */
const maxPerPage = 2

const sumOf = (numbers: Iterable<number>) => [...numbers].reduce((sum, each) => sum + each, 0)

export function rankDocuments(matches: readonly TermMatch[], scoring: Scoring): RankedDocument[] {
  const documents = scoreDocuments(matches, scoring)
  const best = Math.max(...documents.map(({ score }) => score))
  const kept = documents.filter(
    ({ coverage, score }) => coverage > fullCoverage || score > best * leastShareOfBest,
  )
  kept.sort((a, b) => b.score - a.score)
  return capPerPage(kept, scoring.documents)
}

/** Any word counts by its rarity. The sum is then weighed by the share of the query that is there and by the share of the title that was typed. */
function scoreDocuments(
  matches: readonly TermMatch[],
  { documents, scores, termsOf }: Scoring,
): RankedDocument[] {
  const { weightsByDocument, rarities } = weighTerms(matches, scores, documents.length)
  const totalRarity = sumOf(rarities.values())

  return [...weightsByDocument].map(([id, weights]) => {
    const coverage = sumOf([...weights.keys()].map((name) => rarities.get(name) ?? 0)) / totalRarity
    const titleTerms = termsOf(documents[id]?.[2] ?? '')
    const typedShare =
      titleTerms.filter(({ term }) => weights.has(term)).length / Math.max(1, titleTerms.length)
    const score = sumOf(weights.values()) * coverage * (1 + wholeTitleBonus * typedShare ** 2)
    return { id, weights, coverage, score }
  })
}

/** A typed word that stands for several terms counts once, by its best one, under the name of the first. */
function weighTerms(matches: readonly TermMatch[], scores: TermScores, documentCount: number) {
  const weightsByDocument = new Map<number, Map<string, number>>()
  const rarities = new Map<string, number>()

  for (const { terms } of matches) {
    const [name = ''] = terms
    const hits = terms.flatMap((term) => [...scores.of(term)])
    rarities.set(name, Math.log(1 + documentCount / new Set(hits.map(([id]) => id)).size))

    for (const [id, score] of hits) {
      const weights = weightsByDocument.get(id) ?? new Map<string, number>()
      weights.set(name, Math.max(weights.get(name) ?? 0, score))
      weightsByDocument.set(id, weights)
    }
  }
  return { weightsByDocument, rarities }
}

/** Questions and links share an address with their neighbours, and each is an answer of its own. */
function capPerPage(
  ranked: readonly RankedDocument[],
  documents: SearchIndex['documents'],
): RankedDocument[] {
  const shown = new Map<string, number>()
  return ranked.filter(({ id }) => {
    const [kind, url = ''] = documents[id] ?? []
    if (isAnswerOfItsOwn(kind)) return true

    const [page = ''] = url.split('#')
    const count = (shown.get(page) ?? 0) + 1
    shown.set(page, count)
    return count <= maxPerPage
  })
}

const isAnswerOfItsOwn = (kind: number | undefined) =>
  kind === kinds.indexOf('question') || kind === kinds.indexOf('link')
