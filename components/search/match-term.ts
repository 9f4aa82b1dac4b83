import { slipsBetween } from './french'
import type { TermScores } from './term-scores'
import type { Term } from './terms'

/** A typed word, and the terms of the site that answer it: none where nothing does. */
export type TermMatch = { typed: Term; terms: string[]; isGuess: boolean }

export type Dictionary = {
  scores: TermScores
  /** Every word that the site or its synonyms know, with the term that stands for it. */
  vocabulary: ReadonlyMap<string, string>
}

/** How many characters may be wrong: none in a short word, which resembles too many others. */
function slipsAllowed({ length }: string): number {
  if (length <= 4) return 0
  return length <= 6 ? 1 : 2
}

const knownTerms = (words: readonly string[], { scores, vocabulary }: Dictionary) => {
  const terms = new Set(words.map((word) => vocabulary.get(word) ?? word))
  return [...terms].filter((term) => scores.has(term))
}

function sameTerm(term: string, { scores }: Dictionary): string[] {
  return scores.has(term) ? [term] : []
}

function termsByPrefix(term: string, dictionary: Dictionary): string[] {
  const words = [...dictionary.vocabulary.keys()].filter((word) => word.startsWith(term))
  return knownTerms(words, dictionary)
}

function termInFullTexts(term: string, { scores }: Dictionary): string[] {
  return scores.findInTexts(term) ? [term] : []
}

/** The words with the fewest slips. The first character must be right: slips are rarely there, and « fumeur » is not « humeur ». */
function termsBySpelling(term: string, dictionary: Dictionary): string[] {
  const candidates = [...dictionary.vocabulary.keys()]
    .filter((word) => word.startsWith(term.charAt(0)))
    .map((word) => ({ word, slips: slipsBetween(term, word, slipsAllowed(term)) }))
    .filter(({ slips }) => slips < Infinity)
  const fewest = Math.min(...candidates.map(({ slips }) => slips))
  const words = candidates.filter(({ slips }) => slips === fewest).map(({ word }) => word)
  return knownTerms(words, dictionary)
}

/** The first strategy that finds a term of the site wins. */
const strategies = [
  { findTerms: sameTerm, isGuess: false },
  { findTerms: termsByPrefix, isGuess: false },
  { findTerms: termInFullTexts, isGuess: false },
  { findTerms: termsBySpelling, isGuess: true },
]

export function matchTerm(typed: Term, dictionary: Dictionary): TermMatch {
  for (const { findTerms, isGuess } of strategies) {
    const terms = findTerms(typed.term, dictionary)
    if (terms.length > 0) return { typed, terms, isGuess }
  }
  return { typed, terms: [], isGuess: true }
}
