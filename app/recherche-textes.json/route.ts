import { searchDocuments } from '../_search/search-documents'

export const dynamic = 'force-static'

/**
 * The full texts of the search documents, from which the sentence under each result is taken. The
 * file is heavier than the index and is fetched after it.
 */
export const GET = () => Response.json(searchDocuments.map(({ text }) => text))
