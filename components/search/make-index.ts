import MiniSearch from 'minisearch'
import { indexOptions, kinds, type SearchDocument, type SearchIndex } from './search-index'
import { makeReader } from './terms'

type Field = (typeof indexOptions.fields)[number]
type TermsByField = Record<Field, string[]>

/** Made at build time: an old tablet would take eight times as long to make the index as to load it. */
export function makeIndex(
  documents: readonly SearchDocument[],
  { stopWords, synonyms, absent }: Omit<SearchIndex, 'documents' | 'index'>,
): SearchIndex {
  const { read } = makeReader({ stopWords, synonyms })

  /** A comma keeps two wordings from being read as one phrase. */
  const termsOf = (text: string) => {
    const terms = text.split(',').flatMap((part) => read(part).map(({ term }) => term))
    return [...new Set(terms)].filter((term) => term !== '')
  }

  const documentTerms = documents.map(
    (document) =>
      Object.fromEntries(
        indexOptions.fields.map((field) => [field, termsOf(document[field])]),
      ) as TermsByField,
  )
  const index = new MiniSearch({
    ...indexOptions,
    tokenize: (terms) => terms.split(' ').filter(Boolean),
  })
  index.addAll(
    withoutRareTextTerms(documentTerms).map((terms, id) => ({ id, ...joinEachField(terms) })),
  )

  return {
    documents: documents.map(({ kind, url, title, pageTitle }) =>
      pageTitle === undefined
        ? [kinds.indexOf(kind), url, title]
        : [kinds.indexOf(kind), url, title, pageTitle],
    ),
    index: { ...index.toJSON(), documentIds: {} },
    stopWords,
    synonyms,
    absent,
  }
}

const joinEachField = (terms: TermsByField) =>
  Object.fromEntries(indexOptions.fields.map((field) => [field, terms[field].join(' ')]))

/** Leaves out a sixth of the index: a term that the site has once is found in the full texts, and one of the title needs no second entry. */
function withoutRareTextTerms(documentTerms: readonly TermsByField[]): TermsByField[] {
  const uses = new Map<string, number>()
  for (const term of documentTerms.flatMap((terms) =>
    indexOptions.fields.flatMap((field) => terms[field]),
  ))
    uses.set(term, (uses.get(term) ?? 0) + 1)

  return documentTerms.map((terms) => ({
    ...terms,
    text: terms.text.filter(
      (term) =>
        (uses.get(term) ?? 0) > 1 && !terms.asked.includes(term) && !terms.title.includes(term),
    ),
  }))
}
