import { termsOf } from './french'
import { encodePlaces, heaviest, kinds, type PackedIndex, type Place, type SearchKind } from './search-format'

export type SearchableText = {
  kind: SearchKind
  url: string
  title: string
  /** Words that describe it without being its title: headings, keywords, the theme of a question. */
  themes: string
  /** What it says, one line a paragraph. */
  text: string
}

const fields = ['title', 'themes', 'text'] as const

/** How much a word counts by where it stands, and how far a long field dilutes it (the b of BM25). */
const settings = { title: { boost: 6, dilution: 0.4 }, themes: { boost: 2, dilution: 0.4 }, text: { boost: 1, dilution: 0.6 } }
const saturation = 1.6

/** Sentences are kept for the newest articles only: past two hundred, the file would weigh megabytes. The words of all are still found. */
const articlesWithSentences = 200

/** BM25F at build: what is left for the browser is to add. `texts` come newest article first. */
export function packIndex(texts: readonly SearchableText[]): PackedIndex {
  const counted = texts.map((text) =>
    fields.map((field) => {
      const counts = new Map<string, number>()
      const terms = termsOf(text[field])
      for (const { stem } of terms) counts.set(stem, (counts.get(stem) ?? 0) + 1)
      return { field, counts, length: terms.length }
    }),
  )
  const mean = fields.map((_, at) => counted.reduce((sum, document) => sum + (document[at]?.length ?? 0), 0) / Math.max(1, texts.length))
  const places = new Map<string, Place[]>()
  counted.forEach((document, number) => {
    const sums = new Map<string, number>()
    document.forEach(({ field, counts, length }, at) => {
      const { boost, dilution } = settings[field]
      const spread = 1 - dilution + (dilution * length) / Math.max(1, mean[at] ?? 1)
      for (const [term, count] of counts) sums.set(term, (sums.get(term) ?? 0) + (boost * count) / spread)
    })
    for (const [term, sum] of sums) {
      const weight = Math.max(1, Math.round((heaviest * sum) / (saturation + sum)))
      const known = places.get(term)
      if (known) known.push({ document: number, weight })
      else places.set(term, [{ document: number, weight }])
    }
  })
  const terms = [...places.keys()].sort()
  let articles = 0
  return {
    documents: texts.map(({ kind, url, title, text }) => {
      if (kind === 'article') articles += 1
      const isShort = kind === 'article' && articles > articlesWithSentences
      return [kinds.indexOf(kind), url, title, isShort ? text.slice(0, Math.max(0, text.indexOf('\n'))) || text : text]
    }),
    terms: terms.join(' '),
    places: terms.map((term) => encodePlaces(places.get(term) ?? [])).join(' '),
  }
}
