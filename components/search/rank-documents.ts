import { kinds, type SearchIndex } from './search-index'

export type RankedDocument = {
  id: number
  /** What each term of the query adds to its score. */
  weights: ReadonlyMap<string, number>
  /** The share of the query, by rarity, that the document answers. */
  coverage: number
  score: number
}

/** The score of each term in the documents that have it. */
export type Scores = ReadonlyMap<string, SearchIndex['scores'][string]>

type Scoring = {
  documents: SearchIndex['documents']
  scores: Scores
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

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)

/** `matches`: for each word of the query, the terms that answer it. */
export function rankDocuments(
  matches: readonly (readonly string[])[],
  scoring: Scoring,
): RankedDocument[] {
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
  matches: readonly (readonly string[])[],
  { documents, scores, termsOf }: Scoring,
): RankedDocument[] {
  const words = new Map(matches.map((terms) => [terms[0] ?? '', bestScores(terms, scores)]))
  const rarityOf = (name: string) =>
    Math.log(1 + documents.length / (words.get(name)?.size ?? documents.length))
  const totalRarity = sumOf([...words.keys()].map(rarityOf))
  const ids = new Set([...words.values()].flatMap((word) => [...word.keys()]))

  return [...ids].map((id) => {
    const weights = new Map(
      [...words].flatMap(([name, word]) => {
        const score = word.get(id)
        return score === undefined ? [] : [[name, score]]
      }),
    )
    const coverage = sumOf([...weights.keys()].map(rarityOf)) / totalRarity
    const titleTerms = termsOf(documents[id]?.[2] ?? '')
    const typedTerms = titleTerms.filter(({ term }) => weights.has(term))
    const typedShare = typedTerms.length / Math.max(1, titleTerms.length)
    const bonus = 1 + wholeTitleBonus * typedShare ** 2
    return { id, weights, coverage, score: sumOf([...weights.values()]) * coverage * bonus }
  })
}

/** A typed word that stands for several terms counts once in a document, by its best one. */
function bestScores(terms: readonly string[], scores: Scores): ReadonlyMap<number, number> {
  const best = new Map<number, number>()
  for (const [id, score] of terms.flatMap((term) => scores.get(term) ?? []))
    best.set(id, Math.max(best.get(id) ?? 0, score))
  return best
}

/** Questions and links share an address with their neighbours, and each is an answer of its own. */
function capPerPage(
  ranked: readonly RankedDocument[],
  documents: SearchIndex['documents'],
): RankedDocument[] {
  const shown = new Map<string, number>()
  return ranked.filter(({ id }) => {
    const [kind = 0, url = ''] = documents[id] ?? []
    if (['question', 'link'].includes(kinds[kind] ?? '')) return true

    const [page = ''] = url.split('#')
    const count = (shown.get(page) ?? 0) + 1
    shown.set(page, count)
    return count <= maxPerPage
  })
}
