import type { AsPlainObject, Options } from 'minisearch'
import type { SearchDocument } from '@/content/search-documents'
import type { Lexicon } from './terms'

export type SearchKind = SearchDocument['kind']

export const kinds: readonly SearchKind[] = ['article', 'question', 'page', 'link', 'tool']

/** What the site sends to the visitors who search: made by make-index.ts, read by search-engine.ts. The texts are a file of their own, which comes after. */
export type SearchIndex = Lexicon & {
  /** Rank of its kind, address, title, and the page that a section is part of. */
  documents: [kind: number, url: string, title: string, place?: string][]
  /** MiniSearch's own, each document known by its rank. */
  index: AsPlainObject
  /** What people ask for and we do not have: its wordings, what we say instead, and the documents that help all the same. */
  absent: { words: string[]; answer: string; places: number[] }[]
}

/** The same on both sides, which MiniSearch asks for. */
export const indexOptions = {
  fields: ['asked', 'title', 'alsoAsked', 'themes', 'text'],
  processTerm: (stem) => stem,
} as const satisfies Options
