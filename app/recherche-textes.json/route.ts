import { searchDocuments } from '../_search/search-documents'

export const dynamic = 'force-static'

/**
 * What the documents of the search say, for the sentence under each result. Heavier than the index,
 * and fetched behind it.
 */
export const GET = () => Response.json(searchDocuments.map(({ text }) => text))
