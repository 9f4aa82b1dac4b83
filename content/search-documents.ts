import { env } from '@/env.mjs'
import { buildLocalPath } from '@/lib/paths'
import { typeset } from '@/lib/typography'
import { loadFile } from './load/load-file'
import { createSearchLinks, searchWordsFile } from './schema/search'
import { siteDocuments, type SiteDocument } from './site-documents'
import { words as siteWords } from './words'

/** A document with its queries, before it is indexed. */
export type SearchDocument = Omit<SiteDocument, 'path'> & {
  url: string
  /** The queries that families type when this is the best answer (content/search.yml). */
  bestAnswerQueries: string
  /** The queries that families type when this is another good answer. */
  otherAnswerQueries: string
}

/**
 * How content/search.yml names each document: a useful link by its name, any other by its address.
 */
const documentNames = siteDocuments.map(({ kind, title, path }) => (kind === 'link' ? title : path))

/** Every name that content/search.yml may use. */
export const searchAnswers: ReadonlySet<string> = new Set(documentNames)

// A name that leads nowhere stops the build.
loadFile({ file: searchWordsFile.file, schema: createSearchLinks(searchAnswers) })

const listDocumentIds = (names: readonly string[]) =>
  names.map((name) => documentNames.indexOf(typeset(name)))

const subjects = siteWords.searchWords.subjects.map(({ title, words, pages }) => {
  const [bestAnswer = 0, ...otherAnswers] = listDocumentIds(pages)
  return { title, wordings: [title, ...words], bestAnswer, otherAnswers }
})

const listWordings = (answered: typeof subjects) =>
  answered.flatMap(({ wordings }) => wordings).join(', ')

export const searchDocuments = siteDocuments.map(({ path, ...document }, id): SearchDocument => ({
  ...document,
  url: buildLocalPath(path, env.basePath),
  bestAnswerQueries: listWordings(subjects.filter(({ bestAnswer }) => bestAnswer === id)),
  otherAnswerQueries: listWordings(
    subjects.filter(({ otherAnswers }) => otherAnswers.includes(id)),
  ),
}))

/** The stop words and synonyms of content/search.yml, in the form that the search reads. */
export const lexicon = {
  stopWords: siteWords.searchWords.stopWords.join(' '),
  synonyms: siteWords.searchWords.synonyms.map((group) => group.join(',')),
  absent: siteWords.searchWords.absent.map(({ words, answer, pages = [] }) => ({
    words,
    answer,
    documentIds: listDocumentIds(pages),
  })),
}

const collator = new Intl.Collator('fr-CA')

/**
 * The index of subjects that replaces the search without a script and on paper: each subject of
 * content/search.yml under its initial, with the page that answers it best. It leaves out the
 * articles, which the page lists above it, the questions, which the FAQ lists, and whole pages,
 * which the menus and /outils list.
 */
export function listSubjects() {
  const linksByInitial = new Map<string, { label: string; href: string }[]>()
  const listed = subjects.filter(({ bestAnswer }) => {
    const { kind = '', path = '' } = siteDocuments[bestAnswer] ?? {}
    return !/^(article|question)$/.test(kind) && path.includes('#')
  })
  for (const { title, bestAnswer } of listed.toSorted((a, b) =>
    collator.compare(a.title, b.title),
  )) {
    const initial = title.charAt(0).normalize('NFD').charAt(0).toUpperCase()
    const link = { label: title, href: siteDocuments[bestAnswer]?.path ?? '' }
    linksByInitial.set(initial, [...(linksByInitial.get(initial) ?? []), link])
  }
  return [...linksByInitial].map(([initial, links]) => ({ initial, links }))
}
