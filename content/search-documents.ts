import { env } from '../env.mjs'
import { articles, type Article } from './articles'
import { pages } from './pages'
import { anchorOf, localPath } from './paths'
import type { Link } from './schemas'
import { typeset } from './typography'
import { faqCategories, linkGroups, linksPage, searchWords } from './words'

/** What the search can find, before it is indexed: a section at its own anchor. `text` has one line a paragraph, so that a sentence never runs into a title. */
export type SearchDocument = {
  kind: 'article' | 'question' | 'link' | 'page' | 'tool'
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

/** Before content/search.yml has its say. `path` is the address as authors write it. */
type Found = Omit<SearchDocument, 'url' | 'asked' | 'alsoAsked'> & { path: string }

/** What a visitor does not read as the matter of a page: addresses, pictures, names of buttons, what search engines are told. */
const besides = new Set(
  'meta href url id ids iso image images panes icon button link links primary band filter leave number kind moments years'.split(' '),
)

function wordsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(wordsOf)
  if (typeof value !== 'object' || value === null) return []
  if ('html' in value && 'text' in value) return wordsOf(value.text)
  return Object.entries(value).flatMap(([key, inner]) => (besides.has(key) ? [] : wordsOf(inner)))
}

function pageDocuments(): Found[] {
  return pages.flatMap(({ path, label, isTool, page, found: words = [page], sections }) => {
    const { title: name, description, keywords } = page.meta
    const kind = isTool ? 'tool' : 'page'
    return [
      { kind, path, title: name, themes: `${label}, ${keywords}`, text: [description, ...wordsOf(words)].join('\n') },
      ...sections.map(({ title, id = anchorOf(title), ...rest }): Found => ({
        kind,
        path: `${path}#${id}`,
        title,
        place: label,
        themes: '',
        text: wordsOf(rest).join('\n'),
      })),
    ]
  })
}

/** An article is found by its first lines, and by each of its sections. */
function articleDocuments({ path, title, excerpt, keywords = '', category, author, body }: Article): Found[] {
  const starts = body.headings.map(({ text }) => text)
  const parts: string[][] = [[excerpt]]
  for (const line of body.text.split('\n'))
    if (line === starts[parts.length - 1]) parts.push([])
    else parts.at(-1)?.push(line)
  return parts.map((lines, at): Found => {
    const text = lines.join('\n')
    const heading = body.headings[at - 1]
    if (!heading) return { kind: 'article', path, title, themes: [keywords, category, author].join(', '), text }
    return { kind: 'article', path: `${path}#${heading.id}`, title: heading.text, place: title, themes: title, text }
  })
}

const found = (): Found[] => [
  ...articles.flatMap(articleDocuments),
  ...faqCategories.flatMap((category) =>
    category.questions.map(({ id, question, answer }): Found => ({
      kind: 'question',
      path: `/faq#${id}`,
      title: question,
      themes: category.title,
      text: answer.text,
    })),
  ),
  ...pageDocuments(),
  ...linkGroups.flatMap(({ id, title, links }): Found[] => {
    const path = `/liens-utiles#${id}`
    const listed = links.filter((link) => link.url !== 'suivi')
    return [
      { kind: 'page', path, title, place: linksPage.hero.title, themes: '', text: listed.map(({ name }) => name).join(', ') },
      ...listed.map(({ name, description }): Found => ({ kind: 'link', path, title: name, themes: title, text: description })),
    ]
  }),
]

/** Where content/search.yml leads: the address of a document, or the name of a useful link. */
const isNamed = (reference: string) => (document: Found) =>
  document.kind === 'link' ? document.title === typeset(reference) : document.path === reference

/** The place of each document that content/search.yml names; a name that leads nowhere stops the build. */
function placeOf(documents: readonly Found[], reference: string, title: string): number {
  const place = documents.findIndex(isNamed(reference))
  if (place < 0)
    throw new Error(
      `Contenu à corriger dans content/search.yml\n  ${title} : trouvé « ${reference} »; attendu : une adresse du site comme /faq#rpa, ou le nom d’un lien de content/links.yml.`,
    )
  return place
}

/** Everything that a visitor may look for, the article that the listing leaves out included: somebody may remember a word of it. */
export function searchDocuments(): SearchDocument[] {
  const documents = found()
  const asked = documents.map((): string[] => [])
  const alsoAsked = documents.map((): string[] => [])
  for (const { title, words, pages: references } of searchWords.subjects)
    references.forEach((reference, rank) => {
      const list = rank === 0 ? asked : alsoAsked
      list[placeOf(documents, reference, title)]?.push(title, ...words)
    })
  return documents.map(({ path, ...rest }, at) => ({
    ...rest,
    url: localPath(path, env.basePath),
    asked: asked[at]?.join(', ') ?? '',
    alsoAsked: alsoAsked[at]?.join(', ') ?? '',
  }))
}

/** What families type besides, as the search takes it. */
export function wordsOfSearch() {
  const documents = found()
  const places = (title: string, references: readonly string[]) => references.map((reference) => placeOf(documents, reference, title))
  return {
    stopWords: searchWords.stopWords.join(' '),
    synonyms: searchWords.synonyms.map((group) => group.join(',')),
    absent: searchWords.absent.map(({ words, answer, pages: references = [] }) => ({
      words,
      answer,
      places: places(answer, references),
    })),
  }
}

const collator = new Intl.Collator('fr-CA')

/** The printed index: each subject of content/search.yml, under its letter, as in a dictionary, and the page that answers it best. */
export function listSubjects() {
  const documents = found()
  const letters = new Map<string, Link[]>()
  const subjects = searchWords.subjects
    .map(({ title, pages: [best = ''] }) => ({ label: title, href: documents[placeOf(documents, best, title)]?.path ?? best }))
    .sort((a, b) => collator.compare(a.label, b.label))
  for (const subject of subjects) {
    const letter = subject.label.charAt(0).normalize('NFD').charAt(0).toUpperCase()
    letters.set(letter, [...(letters.get(letter) ?? []), subject])
  }
  return [...letters].map(([letter, links]) => ({ letter, links }))
}

export type SearchWords = ReturnType<typeof wordsOfSearch>
