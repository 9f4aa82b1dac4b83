import MiniSearch from 'minisearch'
import type { SearchDocument } from '@/content/search-documents'
import type { SearchIndex, TermScore } from './search-index'
import { createTokenizer } from './terms'

/** The weight of a term in each field of a document. */
const fieldBoosts = { bestAnswerQueries: 7, title: 5, otherAnswerQueries: 4, themes: 2, text: 1 }

/**
 * The weight of each kind of document: visitors want something to read before an address to leave
 * for.
 */
const kindBoosts: Record<SearchDocument['kind'], number> = {
  article: 1.15,
  question: 1.15,
  tool: 1.15,
  sheet: 1.15,
  page: 1,
  link: 0.85,
}

/**
 * The parameters of BM25+. `b` is low so that a long list of wordings counts nearly as much as a
 * short one.
 */
const bm25 = { k: 1.2, b: 0.1, d: 0.5 }

/**
 * A document that scores a term below this share of its best one is left out: it names the subject
 * in passing. The file is 5 kB smaller.
 */
const leastTermShare = 1 / 14

/** Ages and dates of running texts are left out: the age that a visitor types is no subject. */
const isAge = (term: string) => /^\d{1,2}$/.test(term)

/**
 * Scores every term with MiniSearch at build time, so that the browser downloads neither MiniSearch
 * nor its index. Scores are halved and rounded: the file is 2 kB smaller than with rounding alone.
 */
export function buildIndex(
  documents: readonly SearchDocument[],
  lexicon: Omit<SearchIndex, 'documents' | 'scores'>,
): SearchIndex {
  const { tokenize } = createTokenizer(lexicon)

  /** Reads each wording separately, so that no phrase runs across a comma. */
  const listTerms = (text: string) => {
    const terms = text.split(',').flatMap((part) => tokenize(part).map(({ term }) => term))
    return [...new Set(terms)].filter((term) => term !== '')
  }

  const terms = new Set<string>()
  const index = new MiniSearch<SearchDocument & { id: number }>({
    fields: Object.keys(fieldBoosts),
    tokenize: (text, field) =>
      field === 'text' ? listTerms(text).filter((term) => !isAge(term)) : listTerms(text),
    processTerm: (term) => {
      terms.add(term)
      return term
    },
  })
  index.addAll(documents.map((document, id) => ({ ...document, id })))

  const computeScores = (term: string) => {
    const found = index.search(term, {
      tokenize: (whole) => [whole],
      boost: fieldBoosts,
      boostDocument: (id) => kindBoosts[documents[id as number]?.kind ?? 'page'],
      bm25,
    })
    const least = (found[0]?.score ?? 0) * leastTermShare
    return found
      .filter(({ score }) => score >= least)
      .map(({ id, score }): TermScore => [id as number, Math.ceil(score / 2)])
      .sort(([one], [other]) => one - other)
  }

  return {
    ...lexicon,
    documents: documents.map(({ kind, url, title, pageTitle, text }) => ({
      kind,
      url,
      title,
      pageTitle,
      text,
    })),
    scores: Object.fromEntries([...terms].map((term) => [term, computeScores(term)])),
  }
}
