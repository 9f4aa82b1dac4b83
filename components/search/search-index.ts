import type { Lexicon } from './terms'

/** What can be found, before it is indexed: a page, or a section at its own anchor. */
export type SearchDocument = {
  kind: 'article' | 'question' | 'page' | 'link' | 'tool' | 'sheet'
  url: string
  title: string
  /** For a section: the title of the page that it is part of. */
  pageTitle?: string | undefined
  /**
   * Words that describe it without being its title: keywords, the theme of a question, the article
   * of a section.
   */
  themes: string
  /** One line a paragraph, so that a sentence never runs into a title. */
  text: string
  /** What families type when this is the best answer (content/search.yml). */
  asked: string
  /** What families type when this is another good answer. */
  alsoAsked: string
}

/** What a result shows of a document. */
export type FoundDocument = Pick<SearchDocument, 'kind' | 'url' | 'title' | 'pageTitle'>

/** What visitors ask for and the site does not have. */
type AbsentSubject = {
  words: string[]
  answer: string
  /** The documents that help all the same. */
  documentIds: number[]
}

/**
 * The file that the browser downloads: made by create-index.ts, read by search-engine.ts. The full
 * texts are a second file.
 */
export type SearchIndex = Lexicon & {
  /** A document's id is its rank in this list. */
  documents: FoundDocument[]
  /** The score of each term in the documents that have it, best first. */
  scores: Record<string, [documentId: number, score: number][]>
  absent: AbsentSubject[]
}
