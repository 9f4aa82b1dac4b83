import { buildIndex } from '@/components/search/build-index'
import { createSearchEngine } from '@/components/search/search-engine'
import type { SearchDocument, SearchIndex } from '@/components/search/search-index'

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

/** A search over these documents, with their texts. */
export function searchIn(
  documents: readonly SearchDocument[],
  lexicon: Partial<Pick<SearchIndex, 'stopWords' | 'synonyms' | 'absent'>> = {},
) {
  return createSearchEngine(
    buildIndex(documents, { stopWords: 'le, la', synonyms: [], absent: [], ...lexicon }),
  )
}

export const findUrls = (query: string, engine: ReturnType<typeof searchIn>) =>
  engine.find(query, 10).results.map(({ url }) => url)
