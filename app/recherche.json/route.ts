import { packIndex } from '@/components/islands/search/pack-index'
import { searchDocuments } from '@/content/search-documents'

export const dynamic = 'force-static'

/** The search index, made at build and fetched on first focus by the visitors who search. */
export const GET = () => Response.json(packIndex(searchDocuments()))
