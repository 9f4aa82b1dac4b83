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
export const getPhrase = (tokens: readonly Token[]) => tokens.map(({ stem }) => stem).join(' ')

/**
 * Makes the reader that the index and the query share: it reads any word of a group of synonyms as
 * the group's first word.
 */
export function createReader({ stopWords, synonyms }: Lexicon) {
  const stopStems = new Set(splitIntoTokens(stopWords).map(({ stem }) => stem))
  const meanings = listMeanings(synonyms)
  const longestPhrase = Math.max(
    1,
    ...[...meanings.keys()].map((phrase) => phrase.split(' ').length),
  )

  /** Takes the longest run of tokens that is a synonym, or one token. */
  function takePhrase(tokens: readonly Token[]) {
    for (let size = Math.min(longestPhrase, tokens.length); size > 1; size -= 1) {
      const phrase = tokens.slice(0, size)
      if (meanings.has(getPhrase(phrase))) return phrase
    }
    return tokens.slice(0, 1)
  }

  function read(text: string) {
    const terms: Term[] = []
    let rest = splitIntoTokens(text)
    while (rest.length > 0) {
      const phrase = takePhrase(rest)
      const stem = meanings.get(getPhrase(phrase)) ?? getPhrase(phrase)
      const isSilent = stopStems.has(stem) || stem.length < 2
      terms.push({
        start: phrase[0]?.start ?? 0,
        end: phrase.at(-1)?.end ?? 0,
        stem,
        term: isSilent ? '' : stem,
      })
      rest = rest.slice(phrase.length)
    }
    // A query made of stop words alone ("qui êtes-vous") keeps them.
    return terms.some(({ term }) => term !== '')
      ? terms
      : terms.map((each) => ({ ...each, term: each.stem }))
  }

  return { read, meanings }
}

/** Maps each word or phrase of each group to the group's first one, as a single term. */
function listMeanings(synonyms: readonly string[]) {
  const meanings = new Map<string, string>()
  for (const group of synonyms) {
    const phrases = group.split(',').map((phrase) => getPhrase(splitIntoTokens(phrase)))
    const term = (phrases[0] ?? '').replaceAll(' ', '')
    for (const phrase of phrases) meanings.set(phrase, term)
  }
  return meanings
}
