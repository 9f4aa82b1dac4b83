import { splitIntoTokens, type Token } from './french'

/**
 * The language data of content/search.yml: words that carry no meaning, and groups of synonyms,
 * comma-separated.
 */
export type Lexicon = { stopWords: string; synonyms: string[] }

/**
 * A word, or several words with one meaning ("au bout du rouleau"). The term of a stop word is
 * empty.
 */
export type Term = Token & { term: string }

/** Joins successive words by their stems, the form in which phrases are compared. */
export const joinStems = (tokens: readonly Token[]) => tokens.map(({ stem }) => stem).join(' ')

/**
 * Makes the tokenizer that the index and the query share: it reads any word of a group of synonyms
 * as the group's first word.
 */
export function createTokenizer({ stopWords, synonyms }: Lexicon) {
  const stopStems = new Set(splitIntoTokens(stopWords).map(({ stem }) => stem))
  const canonicalTerms = mapToCanonicalTerms(synonyms)
  const longestPhrase = Math.max(
    1,
    ...[...canonicalTerms.keys()].map((phrase) => phrase.split(' ').length),
  )

  /** Takes the longest run of tokens that is a synonym, or one token. */
  function takePhrase(tokens: readonly Token[]) {
    for (let size = Math.min(longestPhrase, tokens.length); size > 1; size -= 1) {
      const phrase = tokens.slice(0, size)
      if (canonicalTerms.has(joinStems(phrase))) return phrase
    }
    return tokens.slice(0, 1)
  }

  function tokenize(text: string) {
    const terms: Term[] = []
    let rest = splitIntoTokens(text)
    while (rest.length > 0) {
      const phrase = takePhrase(rest)
      const stem = canonicalTerms.get(joinStems(phrase)) ?? joinStems(phrase)
      const isStopWord = stopStems.has(stem) || stem.length < 2
      terms.push({
        start: phrase[0]?.start ?? 0,
        end: phrase.at(-1)?.end ?? 0,
        stem,
        term: isStopWord ? '' : stem,
      })
      rest = rest.slice(phrase.length)
    }
    // A query made of stop words alone ("qui êtes-vous") keeps them.
    return terms.some(({ term }) => term !== '')
      ? terms
      : terms.map((each) => ({ ...each, term: each.stem }))
  }

  return { tokenize, canonicalTerms }
}

/** Maps each word or phrase of each group to the group's first one, as a single term. */
function mapToCanonicalTerms(synonyms: readonly string[]) {
  const canonicalTerms = new Map<string, string>()
  for (const group of synonyms) {
    const phrases = group.split(',').map((phrase) => joinStems(splitIntoTokens(phrase)))
    const term = (phrases[0] ?? '').replaceAll(' ', '')
    for (const phrase of phrases) canonicalTerms.set(phrase, term)
  }
  return canonicalTerms
}
