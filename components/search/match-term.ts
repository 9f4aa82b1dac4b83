import { computeEditDistance } from './french'
import type { Term } from './terms'

/** A typed word and the terms of the site that match it: a guess if by its spelling, or none. */
export type TermMatch = { typed: Term; terms: string[]; isGuess: boolean }

/** Every word that the site or its synonyms know, with the term that stands for it. */
type Vocabulary = ReadonlyMap<string, string>

/**
 * Returns how many characters may be wrong: none in a short word, which resembles too many others.
 */
function getMaxEditDistance({ length }: string): number {
  if (length <= 4) return 0
  return length <= 6 ? 1 : 2
}

const findSameWord = (typed: string, vocabulary: Vocabulary) =>
  vocabulary.has(typed) ? [typed] : []

/** Finds a word typed with its article or pronoun and no apostrophe: "lhopital", "dargent". */
const findWordAfterElision = (typed: string, vocabulary: Vocabulary) =>
  /^[cdjlmnst][aeiouyh]/.test(typed) ? findSameWord(typed.slice(1), vocabulary) : []

const findWordsByPrefix = (typed: string, vocabulary: Vocabulary) =>
  [...vocabulary.keys()].filter((word) => word.startsWith(typed))

/**
 * Finds the words with the fewest typing errors. The first character must be right: errors are
 * rarely there, and "fumeur" is not "humeur".
 */
function findWordsBySpelling(typed: string, vocabulary: Vocabulary) {
  const candidates = findWordsByPrefix(typed.charAt(0), vocabulary)
    .map((word) => ({
      word,
      distance: computeEditDistance(typed, word, getMaxEditDistance(typed)),
    }))
    .filter(({ distance }) => distance < Infinity)
  const fewest = Math.min(...candidates.map(({ distance }) => distance))
  return candidates.filter(({ distance }) => distance === fewest).map(({ word }) => word)
}

/** The ways to find a word of the site: the first that succeeds wins. */
const strategies = [
  { findWords: findSameWord, isGuess: false },
  { findWords: findWordAfterElision, isGuess: false },
  { findWords: findWordsByPrefix, isGuess: false },
  { findWords: findWordsBySpelling, isGuess: true },
]

export function matchTerm(typed: Term, vocabulary: Vocabulary): TermMatch {
  for (const { findWords, isGuess } of strategies) {
    const words = findWords(typed.term, vocabulary)
    const terms = [...new Set(words.map((word) => vocabulary.get(word) ?? word))]
    if (terms.length > 0) return { typed, terms, isGuess }
  }
  return { typed, terms: [], isGuess: true }
}
