import type { AsPlainObject, Options } from 'minisearch'
import type { SearchableText } from '@/content/search-documents'

export type SearchKind = SearchableText['kind']

export const kinds: readonly SearchKind[] = ['article', 'question', 'page', 'link', 'tool']

/** What the site sends to the visitors who search: made by make-index.ts, read by search-engine.ts. The texts are a file of their own, which comes after. */
export type SearchIndex = {
  /** Rank of its kind, address, title, and the page that a section is part of. */
  documents: [kind: number, url: string, title: string, place?: string][]
  /** MiniSearch's own, each document known by its rank. */
  index: AsPlainObject
  /** The words that tell nothing, parted by spaces. */
  skipped: string
  /** What people ask for and we do not have: the stems of each wording, what we say instead, and the documents that help all the same. */
  absent: { wordings: string[]; answer: string; places: number[] }[]
}

/** The same on both sides, which MiniSearch asks for. */
export const indexOptions = {
  fields: ['title', 'asked', 'alsoAsked', 'themes', 'text'],
  processTerm: (stem) => stem,
} as const satisfies Options
