import { buildIndex } from '@/components/search/build-index'
import { createSearchEngine } from '@/components/search/search-engine'
import type { SearchIndex } from '@/components/search/search-index'
import type { SearchDocument } from '@/content/search-documents'

/** An article, unless a test says more. */
export const buildDocument = (
  title: string,
  text: string,
  more: Partial<SearchDocument> = {},
): SearchDocument => ({
  kind: 'article',
  url: `/${title}/`,
  title,
  themes: '',
  text,
  bestAnswerQueries: '',
  otherAnswerQueries: '',
  ...more,
})

type TestedLexicon = Partial<Pick<SearchIndex, 'stopWords' | 'synonyms' | 'absent'>>

/** The index of these documents, with two stop words. */
export const indexDocuments = (
  documents: readonly SearchDocument[],
  lexicon: TestedLexicon = {},
): SearchIndex =>
  buildIndex(documents, { stopWords: 'le, la', synonyms: [], absent: [], ...lexicon })

/** A search over these documents. */
export const searchIn = (documents: readonly SearchDocument[], lexicon?: TestedLexicon) =>
  createSearchEngine(indexDocuments(documents, lexicon))

export const findUrls = (query: string, engine: ReturnType<typeof searchIn>) =>
  engine.find(query, 10).results.map(({ url }) => url)
