import type { MatchedTerms } from './rank-documents'
import type { Term } from './terms'

export type Segment = { text: string; isHighlighted: boolean }

// The pattern has no lookbehind, which Safari 15 cannot parse.
const sentenceEnd = /([.!?…])\s+(?=[\p{Lu}«“\d])/gu

/** Splits a text at the terms of the query. */
export function highlightTerms(terms: readonly Term[], text: string, matchedTerms: MatchedTerms) {
  const segments: Segment[] = []
  let position = 0

  const addUpTo = (end: number, isHighlighted: boolean) => {
    if (end > position) segments.push({ text: text.slice(position, end), isHighlighted })
    position = end
  }

  for (const { start, end, term } of terms) {
    if (!matchedTerms.has(term)) continue
    addUpTo(start, false)
    addUpTo(end, true)
  }
  addUpTo(text.length, false)
  return segments
}

/**
 * Returns the sentence with the highest score, each term counted once, or the first sentence when
 * none has a term.
 */
export function findSentence(
  text: string,
  tokenize: (text: string) => Term[],
  matchedTerms: MatchedTerms,
) {
  let best: Segment[] = []
  let bestScore = -1

  for (const sentence of text.replace(sentenceEnd, '$1\n').split('\n')) {
    const terms = tokenize(sentence)
    const score = scoreSentence(terms, matchedTerms)
    if (score <= bestScore) continue

    bestScore = score
    best = highlightTerms(terms, sentence, matchedTerms)
  }
  return best
}

function scoreSentence(terms: readonly Term[], matchedTerms: MatchedTerms) {
  const names = new Set(terms.map(({ term }) => term))
  return [...names].reduce((sum, name) => sum + (matchedTerms.get(name) ?? 0), 0)
}
