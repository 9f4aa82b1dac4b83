import MiniSearch from 'minisearch'
import { fold } from './french'
import { indexOptions, kinds, type SearchIndex, type SearchKind } from './search-index'

/** The score of a term in each document that has it, by the document's id. */
export type Scores = ReadonlyMap<number, number>

/** Visitors want something to read before an address to leave for. */
const kindBoosts: Record<SearchKind, number> = {
  article: 1.15,
  question: 1.15,
  tool: 1.15,
  page: 1,
  link: 0.85,
}

const fieldBoosts = { asked: 7, title: 5, alsoAsked: 4, themes: 2, text: 1 }

/** `b` is low so that a long list of wordings counts nearly as much as a short one. */
const bm25 = { k: 1.2, b: 0.3, d: 0.5 }

/** Looks terms up in the index, and in the full texts once they are downloaded. */
export class TermScores {
  readonly #documents: SearchIndex['documents']
  readonly #index: MiniSearch
  #known = new Map<string, Scores>()
  #foldedTexts: readonly string[] = []

  constructor({ documents, index }: Pick<SearchIndex, 'documents' | 'index'>) {
    this.#documents = documents
    const documentIds = Object.fromEntries(documents.map((_, id) => [id, id]))
    this.#index = MiniSearch.loadJS({ ...index, documentIds }, indexOptions)
  }

  addTexts(texts: readonly string[]): void {
    this.#foldedTexts = texts.map((text) => ` ${fold(text).replace(/[^a-z\d]+/g, ' ')}`)
    this.#known = new Map()
  }

  /** By BM25: a rare term counts more. */
  of(term: string): Scores {
    const known = this.#known.get(term)
    if (known) return known

    const boostDocument = (id: number) => kindBoosts[kinds[this.#documents[id]?.[0] ?? 0] ?? 'page']
    const results = this.#index.search(term, {
      tokenize: (whole) => [whole],
      boost: fieldBoosts,
      bm25,
      boostDocument,
    })
    const scores = new Map(results.map(({ id, score }) => [id as number, score]))
    this.#known.set(term, scores)
    return scores
  }

  has(term: string): boolean {
    return this.of(term).size > 0
  }

  /** Finds in the full texts a word that the index leaves out because the site has it once, and gives it the score of the rarest. */
  findInTexts(word: string): boolean {
    const rarest = Math.log(1 + this.#documents.length)
    const scores = new Map<number, number>()
    for (const [id, text] of this.#foldedTexts.entries())
      if (text.includes(` ${word}`)) scores.set(id, rarest)

    if (scores.size > 0) this.#known.set(word, scores)
    return scores.size > 0
  }
}
