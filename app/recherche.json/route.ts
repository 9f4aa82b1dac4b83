import { buildIndex } from '@/components/search/build-index'
import { lexicon, searchDocuments } from '../_shared/search-documents'

export const dynamic = 'force-static'

/** The search index, made at build time and fetched with the code of the search. */
export const GET = () => Response.json(buildIndex(searchDocuments, lexicon))
