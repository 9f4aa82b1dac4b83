import MiniSearch from 'minisearch'
import type { SearchableText, SearchableWords } from '@/content/search-documents'
import { fold, tokensOf } from './french'
import { indexOptions, kinds, writeWords, type SearchIndex } from './search-index'

/** The whole text is kept for the newest articles only: past two hundred, the files would weigh megabytes. Titles, headings and keywords of all are found. */
const articlesInFull = 200

const excerptOf = (text: string) => text.split('\n', 1)[0] ?? ''

function shorten(texts: readonly SearchableText[]): SearchableText[] {
  let articles = 0
  return texts.map((text) => {
    if (text.kind === 'article') articles += 1
    return text.kind === 'article' && articles > articlesInFull ? { ...text, text: excerptOf(text.text) } : text
  })
}

/** What each document says, one line a paragraph, for the sentence that is shown under its title. */
export const textsOf = (texts: readonly SearchableText[]): string[] => shorten(texts).map(({ text }) => text)

/** Made at build: in the browser, the same work would take eight times as long as opening its result. `texts` come newest article first. */
export function makeIndex(texts: readonly SearchableText[], { skipped, absent }: SearchableWords): SearchIndex {
  const silent = new Set(skipped.flatMap((word) => tokensOf(word)).map(({ word }) => word))
  const stemsOf = (text: string) => tokensOf(text).flatMap(({ word, stem }) => (silent.has(word) ? [] : [stem]))
  const kept = shorten(texts).map((text, id) => ({ ...text, id }))
  const index = new MiniSearch({
    ...indexOptions,
    // A question made of silent words alone (« qui êtes-vous ») finds the subject that is asked for in these words, and no other text. Of a subject's
    // wordings, each word counts once.
    tokenize: (text, field) =>
      field === 'asked' || field === 'alsoAsked' ? [...new Set(tokensOf(text).map(({ stem }) => stem))] : stemsOf(text),
  })
  index.addAll(kept)
  const { index: words, ...account } = index.toJSON()
  return {
    documents: kept.map(({ kind, url, title, place }) =>
      place === undefined ? [kinds.indexOf(kind), url, title] : [kinds.indexOf(kind), url, title, place],
    ),
    account,
    words: writeWords(words),
    skipped: [...silent].map(fold).join(' '),
    absent: absent.map(({ words, answer, places }) => ({ wordings: words.map((word) => stemsOf(word).join(' ')), answer, places })),
  }
}
