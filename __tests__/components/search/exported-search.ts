import { createSearchEngine } from '@/components/search/search-engine'
import type { SearchFile } from '@/components/search/search-index'
import { readExported } from '../../support/exported-pages'

export const { index } = JSON.parse(readExported('recherche.json')) as SearchFile

/** The search as the export has it. */
export const engine = createSearchEngine(index)
