import { tokensOf, type Token } from './french'

/** The words of content/search.yml that tell nothing, and those that tell the same, the first of a group standing for all. */
export type Lexicon = { stopWords: string; synonyms: string[] }

/** A word, or several that have one meaning (« au bout du rouleau »). Of a stop word, the term is empty. */
export type Term = Token & { term: string }

/** Words that follow one another, as they are compared. */
export const phraseOf = (tokens: readonly Token[]) => tokens.map(({ stem }) => stem).join(' ')

/** How the index and the query read a text: the stem of a group's first word for any of its words. */
export function makeReader({ stopWords, synonyms }: Lexicon) {
  const silent = new Set(tokensOf(stopWords).map(({ stem }) => stem))
  const groups = synonyms.map((group) => group.split(',').map((phrase) => phraseOf(tokensOf(phrase))))
  const meanings = new Map(
    groups.flatMap(([first = '', ...others]) => [first, ...others].map((phrase) => [phrase, first.replaceAll(' ', '')])),
  )
  const longest = Math.max(1, ...[...meanings.keys()].map((phrase) => phrase.split(' ').length))

  function read(text: string): Term[] {
    const tokens = tokensOf(text)
    const terms: Term[] = []
    for (let at = 0; at < tokens.length;) {
      const { start = 0, stem = '' } = tokens[at] ?? {}
      let size = Math.min(longest, tokens.length - at)
      const phrase = () => phraseOf(tokens.slice(at, at + size))
      while (size > 1 && !meanings.has(phrase())) size -= 1
      const term = meanings.get(phrase()) ?? stem
      terms.push({ start, end: tokens[at + size - 1]?.end ?? start, term: silent.has(term) || term.length < 2 ? '' : term, stem: term })
      at += size
    }
    // What is made of stop words alone (« qui êtes-vous ») keeps them.
    return terms.some(({ term }) => term !== '') ? terms : terms.map((each) => ({ ...each, term: each.stem }))
  }
  return { read, meanings }
}
