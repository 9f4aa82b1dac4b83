import { searchDocuments } from '../_search/search-documents'

export const dynamic = 'force-static'

/**
 * The full texts of the search documents, in a file of their own because it is heavier than the
 * index and fetched after it.
 */
export const GET = () => Response.json(searchDocuments.map(({ text }) => text))
