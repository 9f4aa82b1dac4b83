import type { AsPlainObject, Options } from 'minisearch'
import type { Lexicon } from './terms'

export const kinds = ['article', 'question', 'page', 'link', 'tool'] as const
export type SearchKind = (typeof kinds)[number]

/** What the search can find, before it is indexed: a section at its own anchor. `text` has one line a paragraph, so that a sentence never runs into a title. */
export type SearchDocument = {
  kind: SearchKind
  url: string
  title: string
  /** For a section: the page that it is part of. */
  place?: string
  /** Words that describe it without being its title: keywords, the theme of a question, the article of a section. */
  themes: string
  text: string
  /** What families type when it is the answer (content/search.yml), and when it is another good one. */
  asked: string
  alsoAsked: string
}

/** What the site sends to the visitors who search: made by make-index.ts, read by search-engine.ts. The texts are a file of their own, which comes after. */
export type SearchIndex = Lexicon & {
  /** Rank of its kind, address, title, and the page that a section is part of. */
  documents: [kind: number, url: string, title: string, place?: string][]
  /** MiniSearch's own, but for the ids of documents: each is its rank. */
  index: AsPlainObject
  /** What people ask for and we do not have: its wordings, what we say instead, and the documents that help all the same. */
  absent: { words: string[]; answer: string; places: number[] }[]
}

/** The same on both sides, which MiniSearch asks for. */
export const indexOptions = {
  fields: ['asked', 'title', 'alsoAsked', 'themes', 'text'],
  processTerm: (stem) => stem,
} as const satisfies Options
