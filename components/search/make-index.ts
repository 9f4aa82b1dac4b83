import MiniSearch from 'minisearch'
import { indexOptions, kinds, type SearchDocument, type SearchIndex } from './search-index'
import { makeReader } from './terms'

/** Made at build: in the browser, the same work would take eight times as long as opening its result, 0.6 s of a tablet twenty times slower. */
export function makeIndex(
  documents: readonly SearchDocument[],
  { stopWords, synonyms, absent }: Omit<SearchIndex, 'documents' | 'index'>,
): SearchIndex {
  const { read } = makeReader({ stopWords, synonyms })
  const termsOf = (text: string) => {
    const terms = text.split(',').flatMap((part) => read(part).map(({ term }) => term))
    return [...new Set(terms)].filter((term) => term !== '')
  }
  const rows = documents.map((document) => indexOptions.fields.map((field) => termsOf(document[field])))
  const uses = new Map<string, number>()
  for (const term of rows.flat(2)) uses.set(term, (uses.get(term) ?? 0) + 1)
  const index = new MiniSearch({ ...indexOptions, tokenize: (terms) => terms.split(' ').filter(Boolean) })
  // A word that stands once in a text of the whole site is found in the texts: those words are a sixth of the index.
  const isKept = (field: string, term: string, row: readonly string[][]) =>
    field !== 'text' || ((uses.get(term) ?? 0) > 1 && !row[0]?.includes(term) && !row[1]?.includes(term))
  index.addAll(
    rows.map((row, id) => ({
      id,
      ...Object.fromEntries(indexOptions.fields.map((field, at) => [field, row[at]?.filter((term) => isKept(field, term, row)).join(' ')])),
    })),
  )
  return {
    documents: documents.map(({ kind, url, title, place }) =>
      place === undefined ? [kinds.indexOf(kind), url, title] : [kinds.indexOf(kind), url, title, place],
    ),
    index: { ...index.toJSON(), documentIds: {} },
    stopWords,
    synonyms,
    absent,
  }
}
