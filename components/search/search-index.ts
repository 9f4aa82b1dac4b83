import type { Interface } from '@/content/schema/interface'
import type { SearchDocument } from '@/content/search-documents'
import type { Lexicon } from './terms'

/** The score of a term in a document that has it. */
export type TermScore = readonly [documentId: number, score: number]

/** The parts of a document that a result shows, or takes its sentence from. */
export type FoundDocument = Pick<SearchDocument, 'kind' | 'url' | 'title' | 'pageTitle' | 'text'>

/** A subject that visitors ask for and that the site does not have. */
type AbsentSubject = {
  words: string[]
  answer: string
  /** The documents that help with the subject all the same. */
  documentIds: number[]
}

/** What the browser searches: build-index.ts makes it and search-engine.ts reads it. */
export type SearchIndex = Lexicon & {
  /** A document's id is its rank in this list. */
  documents: FoundDocument[]
  /** The scores of each term, by rising id, so that equal results keep the order of the documents. */
  scores: Record<string, TermScore[]>
  absent: AbsentSubject[]
}

/** The words of the results, which no page holds. */
export type SearchWords = Pick<Interface['search'], 'kinds' | 'results'>

/** The file that the browser downloads. */
export type SearchFile = { words: SearchWords; index: SearchIndex }
