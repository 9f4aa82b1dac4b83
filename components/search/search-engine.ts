import MiniSearch, { type SearchOptions } from 'minisearch'
import { tokensOf, type Token } from './french'
import { indexOptions, kinds, type SearchIndex, type SearchKind } from './search-index'
import { findSentence, markWords, sentencesOf, type Segment, type Sentence } from './snippet'

export type SearchResult = { url: string; kind: SearchKind; place: string | undefined; title: Segment[]; sentence: Segment[] }

export type Found = {
  /** All that answers, best first; only those that are shown are worth reading (`read`). */
  count: number
  results: SearchResult[]
  /** Words of the query that the site does not have, or not so, as they were typed. */
  missing: string
  /** Not what was asked, but what comes nearest. */
  isNear: boolean
  /** What content/search.yml says of something that we do not have. */
  answer: string | undefined
}

/** A visitor looks for something to read before an address to leave for. */
const kindWeights: Record<SearchKind, number> = { article: 1.15, question: 1.15, tool: 1.1, page: 1, link: 0.85 }

const weights = { title: 5, asked: 7, alsoAsked: 4, themes: 2, text: 1 }

/** What « quelqu’un » adds where the same is asked in the same words. */
const silentWeight = 1

/** From how many characters on a silent word is looked for alone: « résidence ». */
const wholeWord = 5

/** Of one page, no more than its best two sections: the others would hide the rest of the site. */
const mostOfOnePage = 2

/** How far a typed word is what the site says: as it is or as the beginning of a word, as one that resembles it, as one that tells nothing, or not at all. */
type Trust = 'known' | 'near' | 'silent' | 'missing'

/** How a typed word is looked for. */
type Form = { term: string; prefix: boolean; fuzzy: number; trust: Trust }

const asItIs = (term: string): Form => ({ term, prefix: false, fuzzy: 0, trust: 'known' })

type Ranked = { place: number; stems: ReadonlySet<string>; hits: number; score: number }

/** How many characters may be wrong: none in a short word, which any other would resemble. */
const slips = ({ length }: string) => (length <= 4 ? 0 : length < 8 ? 1 : 2)

/** « avoin » for « avion »: the slip that a distance between words counts twice. */
const swaps = (stem: string) =>
  Array.from({ length: stem.length - 1 }, (_, at) => stem.slice(0, at) + (stem[at + 1] ?? '') + (stem[at] ?? '') + stem.slice(at + 2))

export class SearchEngine {
  readonly #documents: SearchIndex['documents']
  readonly #index: MiniSearch
  readonly #skipped: ReadonlySet<string>
  #silent: ReadonlySet<string> | undefined
  readonly #absent: SearchIndex['absent']
  #texts: readonly string[] = []
  readonly #sentences = new Map<number, Sentence[]>()
  readonly #forms = new Map<string, Form | undefined>()

  constructor({ documents, index, skipped, absent }: SearchIndex) {
    this.#documents = documents
    this.#index = MiniSearch.loadJS(index, indexOptions)
    this.#skipped = new Set(skipped.split(' '))
    this.#absent = absent
  }

  /** What the documents say: until it comes, results have a title and no sentence. */
  addTexts(texts: readonly string[]) {
    this.#texts = texts
  }

  #search(forms: readonly Form[]) {
    const options: SearchOptions = {
      tokenize: (term) => [term],
      boost: weights,
      boostDocument: (place: number) => kindWeights[this.#kindOf(place)],
    }
    return this.#index.search({ queries: forms.map(({ term, prefix, fuzzy }) => ({ queries: [term], prefix, fuzzy })) }, options)
  }

  #kindOf(place: number): SearchKind {
    return kinds[this.#documents[place]?.[0] ?? 0] ?? 'page'
  }

  /** Asked of a word that resembles another, and so not before the first answer. */
  #isSilent(stem: string): boolean {
    this.#silent ??= new Set(tokensOf([...this.#skipped].join(' ')).map((token) => token.stem))
    return this.#silent.has(stem)
  }

  /** A word that the site knows is forgiven nothing; another is what it begins, or what it resembles. */
  #formOf({ word, stem }: Token): Form {
    const met = this.#forms.get(word)
    if (met) return met
    const near: Form[] = [...swaps(stem).map(asItIs), { ...asItIs(stem), fuzzy: slips(word) }]
    const forms: Form[] = [
      asItIs(stem),
      { ...asItIs(stem), prefix: true },
      { ...asItIs(word), prefix: true },
      ...(slips(word) > 0 ? near : []).map((form): Form => ({ ...form, trust: 'near' })),
    ]
    let found: Form = { ...asItIs(stem), trust: 'missing' }
    for (const form of forms) {
      const results = this.#search([form])
      if (results.length === 0) continue
      found = form
      if (form.fuzzy > 0) {
        // Slips are rarely on the first character: « fumeur » is no « humeur ».
        const term = results.flatMap(({ terms }) => terms).find((each) => each.startsWith(stem.charAt(0)))
        // « rezidence » resembles a word that tells nothing here.
        const trust = term === undefined ? 'missing' : this.#isSilent(term) ? 'silent' : 'near'
        found = { ...asItIs(term ?? stem), trust }
      }
      break
    }
    this.#forms.set(word, found)
    return found
  }

  /** How much of its title was typed: « Revenu Québec » before all that quotes it. */
  #shareOfTitle({ place, stems }: Ranked): number {
    const title = tokensOf(this.#documents[place]?.[2] ?? '').filter(({ word }) => !this.#skipped.has(word))
    return title.filter(({ stem }) => stems.has(stem)).length / Math.max(1, title.length)
  }

  /**
   * Documents that have all the words that tell come first. After them any word counts, by its rarity: one that means little would hide what four others
   * say. The silent words only part those that are left.
   */
  #rank(telling: readonly Form[], silent: readonly Form[]): Ranked[] {
    const asked = new Map(
      silent.length > 0 ? this.#search(silent).map(({ id, queryTerms }) => [id as number, new Set(queryTerms).size]) : [],
    )
    const found = this.#search(telling.length > 0 ? telling : silent).map(({ id, score, terms, queryTerms }): Ranked => {
      const place = id as number
      const share = (asked.get(place) ?? 0) / Math.max(1, silent.length)
      return { place, stems: new Set(terms), hits: new Set(queryTerms).size, score: score * (1 + silentWeight * share) }
    })
    const all = new Set(telling.map(({ term }) => term)).size
    const isWhole = ({ hits }: Ranked) => telling.length > 0 && hits === all
    const best = Math.max(0, ...found.map(({ score }) => score))
    const ranked = found
      .filter((each) => isWhole(each) || each.score > best / 3)
      .map((each) => ({ ...each, score: each.score * (1 + this.#shareOfTitle(each) ** 2) }))
      .sort((a, b) => Number(isWhole(b)) - Number(isWhole(a)) || b.score - a.score)
    const shown = new Map<string, number>()
    return ranked.filter(({ place }) => {
      const [, url = ''] = this.#documents[place] ?? []
      const page = ['page', 'tool'].includes(this.#kindOf(place)) ? (url.split('#')[0] ?? '') : String(place)
      const count = (shown.get(page) ?? 0) + 1
      shown.set(page, count)
      return count <= mostOfOnePage
    })
  }

  #read({ place, stems }: Ranked): SearchResult {
    const [, url = '', title = '', of] = this.#documents[place] ?? []
    const text = this.#texts[place]
    const sentences = this.#sentences.get(place) ?? (text === undefined ? [] : sentencesOf(text))
    if (text !== undefined) this.#sentences.set(place, sentences)
    return { url, kind: this.#kindOf(place), place: of, title: markWords(title, stems), sentence: findSentence(sentences, stems) }
  }

  find(query: string, limit: number): Found {
    const typed = tokensOf(query)
    const telling = typed.filter(({ word }) => word.length > 1 && !this.#skipped.has(word))
    const stems = new Set(telling.map(({ stem }) => stem))
    const absent = this.#absent.find(({ wordings }) => wordings.some((wording) => wording.split(' ').every((stem) => stems.has(stem))))
    const words = telling.map((token) => ({ token, form: this.#formOf(token) }))
    const known = words.filter(({ form }) => form.trust === 'known' || form.trust === 'near').map(({ form }) => form)
    const missing = words.filter(({ form }) => form.trust === 'missing' || form.trust === 'near').map(({ token }) => token)
    const silent = [
      ...typed.filter((token) => !telling.includes(token)).map(({ stem }) => asItIs(stem)),
      ...words.filter(({ form }) => form.trust === 'silent').map(({ form }) => form),
    ]
    // « qui », and the rest is still being typed.
    const isBegun = telling.length === 0 && typed.length === 1 && (typed[0]?.word.length ?? 0) < wholeWord
    const ranked = absent
      ? absent.places.map((place): Ranked => ({ place, stems, hits: 0, score: 0 }))
      : this.#rank(known, isBegun || (known.length === 0 && missing.length > 0) ? [] : silent)
    const isScattered = (ranked[0]?.hits ?? 0) < new Set(known.map(({ term }) => term)).size
    return {
      count: ranked.length,
      results: ranked.slice(0, limit).map((each) => this.#read(each)),
      missing: missing.map(({ start, end }) => query.slice(start, end)).join(' '),
      isNear: absent !== undefined || missing.length > 0 || isScattered,
      answer: absent?.answer,
    }
  }
}
