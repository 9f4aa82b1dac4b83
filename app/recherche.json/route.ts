import { buildIndex } from '@/components/search/build-index'
import type { SearchFile } from '@/components/search/search-index'
import { words } from '@/content/words'
import { lexicon, searchDocuments } from '../_shared/search-documents'

export const dynamic = 'force-static'

const { kinds, results } = words.interfaceTexts.search

/** The search index and the words of the results, fetched with the code of the search. */
export const GET = () =>
  Response.json({
    words: { kinds, results },
    index: buildIndex(searchDocuments, lexicon),
  } satisfies SearchFile)
