import { buildIndex } from '@/components/search/build-index'
import { lexicon, searchDocuments } from '@/content/search-documents'
import type { SearchFile } from '@/components/search/search-index'
import { words } from '@/content/words'

export const dynamic = 'force-static'

const { kinds, results } = words.interfaceTexts.search

/** The search index and the words of the results, fetched with the code of the search. */
export const GET = () =>
  Response.json({
    words: { kinds, results },
    index: buildIndex(searchDocuments, lexicon),
  } satisfies SearchFile)
