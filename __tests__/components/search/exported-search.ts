import { createSearchEngine } from '@/components/search/search-engine'
import type { SearchIndex } from '@/components/search/search-index'
import { readExported } from '../../support/exported-pages'

export const index = JSON.parse(readExported('recherche.json')) as SearchIndex
export const texts = JSON.parse(readExported('recherche-textes.json')) as string[]

/** The search as the export has it. */
export const engine = createSearchEngine(index)
engine.addTexts(texts)
