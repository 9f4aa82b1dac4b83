import MiniSearch from 'minisearch'
import type { SearchableText, SearchableWords } from '@/content/search-documents'
import { fold, tokensOf } from './french'
import { indexOptions, kinds, type SearchIndex } from './search-index'

/** Made at build: in the browser, the same work would take eight times as long as opening its result, 0.6 s of a tablet twenty times slower. */
export function makeIndex(texts: readonly SearchableText[], { skipped, absent }: SearchableWords): SearchIndex {
  const silent = new Set(skipped.flatMap((word) => tokensOf(word)).map(({ word }) => word))
  const stemsOf = (text: string) => tokensOf(text).flatMap(({ word, stem }) => (silent.has(word) ? [] : [stem]))
  const index = new MiniSearch({
    ...indexOptions,
    // A question made of silent words alone (« qui êtes-vous ») finds the subject that is asked for in these words, and no other text. Of a subject's
    // wordings, each word counts once.
    tokenize: (text, field) =>
      field === 'asked' || field === 'alsoAsked' ? [...new Set(tokensOf(text).map(({ stem }) => stem))] : stemsOf(text),
  })
  index.addAll(texts.map((text, id) => ({ ...text, id })))
  return {
    documents: texts.map(({ kind, url, title, place }) =>
      place === undefined ? [kinds.indexOf(kind), url, title] : [kinds.indexOf(kind), url, title, place],
    ),
    index: index.toJSON(),
    skipped: [...silent].map(fold).join(' '),
    absent: absent.map(({ words, answer, places }) => ({ wordings: words.map((word) => stemsOf(word).join(' ')), answer, places })),
  }
}
