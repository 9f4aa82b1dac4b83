import type { SearchDocument } from '@/components/search/search-index'

/** One that the search may find: an article, unless a test says more. */
export const entry = (
  title: string,
  text: string,
  more: Partial<SearchDocument> = {},
): SearchDocument => ({
  kind: 'article',
  url: `/${title}/`,
  title,
  themes: '',
  text,
  asked: '',
  alsoAsked: '',
  ...more,
})
