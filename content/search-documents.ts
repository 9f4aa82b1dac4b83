import { env } from '../env.mjs'
import { articles } from './articles'
import { faqCategories } from './faq'
import { linkGroups } from './links'
import { pages } from './navigation'
import { notebookPage } from './outils/carnet-de-visite'
import { netCostPage } from './outils/cout-net'
import { standing } from './outils/ou-en-etes-vous'
import { toolsPage } from './outils/outils'
import { urgent } from './outils/urgence'
import { accessibility } from './pages/accessibilite'
import { home } from './pages/accueil'
import { alzheimer } from './pages/alzheimer'
import { blog } from './pages/blog'
import { privacy } from './pages/confidentialite'
import { contact } from './pages/contact'
import { faqPage } from './pages/faq'
import { linksPage } from './pages/liens-utiles'
import { teamPage } from './pages/notre-equipe'
import { mission } from './pages/notre-mission'
import { services } from './pages/services'
import { testimonialsPage } from './pages/temoignages'
import { anchorOf, localPath } from './paths'
import { whoPays } from './qui-paie'
import { searchWords } from './recherche'
import type { Meta } from './schemas'
import { advisors } from './team'
import { testimonials } from './testimonials'
import { typeset } from './typography'

/** What the search can find, before it is indexed. `text` has one line a paragraph, so that a sentence never runs into a title. */
export type SearchableText = {
  kind: 'article' | 'question' | 'link' | 'page' | 'tool'
  url: string
  title: string
  /** For a section: the page that it is part of. */
  place?: string
  /** Words that describe it without being its title: headings, keywords, the theme of a question. */
  themes: string
  text: string
  /** What families type when it is the answer (content/recherche.ts), and when it is another good one. */
  asked: string
  alsoAsked: string
}

/** Before content/recherche.ts has its say. `path` is the address as authors write it. */
type Found = Omit<SearchableText, 'url' | 'asked' | 'alsoAsked'> & { path: string }

type Section = { title: string; id?: string }

type PageTexts = {
  meta: Meta
  /** Its own words, and those of the lists that it shows whole. Answers and links are found one by one. */
  words: readonly unknown[]
  /** Its parts that are found by themselves, at their own anchor. */
  sections?: readonly Section[]
}

const teamList = { title: teamPage.advisorsTitle, advisors }

const pageTexts: Partial<Record<string, PageTexts>> = {
  '/': { meta: home.meta, words: [home] },
  '/services': {
    meta: services.meta,
    words: [services.hero, services.statistics],
    sections: [services.process, { ...services.complements, id: 'complements' }, services.reasons],
  },
  '/notre-equipe': {
    meta: teamPage.meta,
    words: [teamPage.hero],
    sections: [teamList, teamPage.highlights, teamPage.values],
  },
  '/temoignages': { meta: testimonialsPage.meta, words: [testimonialsPage, testimonials] },
  '/contact': { meta: contact.meta, words: [contact] },
  '/blog': { meta: blog.meta, words: [blog] },
  '/liens-utiles': { meta: linksPage.meta, words: [linksPage] },
  '/alzheimer': {
    meta: alzheimer.meta,
    words: [alzheimer.hero],
    sections: [alzheimer.disease, alzheimer.doctor, alzheimer.residence, alzheimer.questions, alzheimer.support],
  },
  '/notre-mission': {
    meta: mission.meta,
    words: [mission.hero],
    sections: [mission.why, mission.commitments, whoPays, mission.caution, mission.community],
  },
  '/faq': { meta: faqPage.meta, words: [faqPage] },
  // Of the tools, what is printed: sentences that wait for a figure are nobody's to find.
  '/urgence': { meta: urgent.meta, words: [urgent.hero, urgent.first], sections: urgent.cases },
  '/outils': { meta: toolsPage.meta, words: [toolsPage] },
  '/ou-en-etes-vous': { meta: standing.meta, words: [standing.hero, standing.questions, standing.results] },
  '/cout-net': {
    meta: netCostPage.meta,
    words: [netCostPage.hero, netCostPage.refusals, netCostPage.changes, netCostPage.otherHelp],
  },
  '/carnet-de-visite': { meta: notebookPage.meta, words: [notebookPage.hero, notebookPage.groups] },
  '/confidentialite': { meta: privacy.meta, words: [privacy.hero], sections: privacy.sections },
  '/accessibilite': { meta: accessibility.meta, words: [accessibility.hero], sections: accessibility.sections },
}

const tools = ['/urgence', '/ou-en-etes-vous', '/cout-net', '/carnet-de-visite']

const entities: Partial<Record<string, string>> = {
  amp: '&',
  '#x26': '&',
  lt: '<',
  '#x3C': '<',
  gt: '>',
  '#x3E': '>',
  quot: '"',
  '#x22': '"',
}

/** The lines of an HTML text that this house made: no comment, no script, five entities at the most. */
function linesOf(html: string): string[] {
  return html
    .replace(/<\/(p|li|h\d|td|th|dd|caption|figcaption|summary|blockquote)>/g, '\n')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .split('\n')
    .map((line) => line.replace(/[ \t]+/g, ' ').trim())
    .filter((line) => line !== '')
}

/** What a visitor does not read as the matter of a page: addresses, pictures, names of buttons, what search engines are told. */
const besides = new Set([
  'meta',
  'href',
  'url',
  'id',
  'ids',
  'iso',
  'image',
  'images',
  'panes',
  'icon',
  'button',
  'link',
  'links',
  'primary',
  'band',
  'filter',
  'leave',
  'number',
  'kind',
  'moments',
  'years',
])

function wordsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(wordsOf)
  if (typeof value !== 'object' || value === null) return []
  if ('html' in value && typeof value.html === 'string') return linesOf(value.html)
  return Object.entries(value).flatMap(([key, inner]) => (besides.has(key) ? [] : wordsOf(inner)))
}

function pageDocuments(): Found[] {
  return pages.flatMap(({ path, label }) => {
    const texts = pageTexts[path]
    if (!texts) throw new Error(`La page ${path} de content/navigation.ts n’est pas encore dans content/search-documents.ts.`)
    const { meta, words, sections = [] } = texts
    const kind = tools.includes(path) ? 'tool' : 'page'
    return [
      { kind, path, title: meta.title, themes: `${label}, ${meta.keywords}`, text: [meta.description, ...wordsOf(words)].join('\n') },
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

const found = (): Found[] => [
  ...articles.map(({ path, title, excerpt, keywords = '', category, author, body }): Found => ({
    kind: 'article',
    path,
    title,
    themes: [keywords, category, author, ...body.headings.map((heading) => heading.text)].join(', '),
    text: [excerpt, ...linesOf(body.html)].join('\n'),
  })),
  ...faqCategories.flatMap((category) =>
    category.questions.map(({ id, question, answer }): Found => ({
      kind: 'question',
      path: `/faq#${id}`,
      title: question,
      themes: category.title,
      text: linesOf(answer.html).join('\n'),
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

/** Where content/recherche.ts leads: the address of a document, or the name of a useful link. */
const isNamed = (reference: string) => (document: Found) =>
  document.kind === 'link' ? document.title === typeset(reference) : document.path === reference

/** The place of each document that content/recherche.ts names; a name that leads nowhere stops the build. */
function placeOf(documents: readonly Found[], reference: string, title: string): number {
  const place = documents.findIndex(isNamed(reference))
  if (place < 0)
    throw new Error(
      `Contenu à corriger dans content/recherche.ts\n  ${title} : trouvé « ${reference} »; attendu : une adresse du site comme /faq#rpa, ou le nom d’un lien de content/links.ts.`,
    )
  return place
}

/** Everything that a visitor may look for, the article that the listing leaves out included: somebody may remember a word of it. */
export function searchDocuments(): SearchableText[] {
  const documents = found()
  const asked = documents.map((): string[] => [])
  const alsoAsked = documents.map((): string[] => [])
  for (const { title, words, pages: references } of searchWords.subjects)
    references.forEach((reference, rank) => {
      const list = rank === 0 ? asked : alsoAsked
      list[placeOf(documents, reference, title)]?.push(...words)
    })
  return documents.map(({ path, ...rest }, at) => ({
    ...rest,
    url: localPath(path, env.basePath),
    asked: asked[at]?.join(', ') ?? '',
    alsoAsked: alsoAsked[at]?.join(', ') ?? '',
  }))
}

/** What families type besides, as the search takes it. */
export function searchableWords() {
  const documents = found()
  const places = (title: string, references: readonly string[]) => references.map((reference) => placeOf(documents, reference, title))
  return {
    skipped: searchWords.skipped,
    absent: searchWords.absent.map(({ words, answer, pages: references = [] }) => ({
      words,
      answer,
      places: places(answer, references),
    })),
  }
}

const collator = new Intl.Collator('fr-CA')

/** The printed index: each subject of content/recherche.ts, in the order of a dictionary, and the page that answers it best. */
export function listSubjects() {
  const documents = found()
  return searchWords.subjects
    .map(({ title, pages: [best = ''] }) => ({ label: title, href: documents[placeOf(documents, best, title)]?.path ?? best }))
    .sort((a, b) => collator.compare(a.label, b.label))
}

export type SearchableWords = ReturnType<typeof searchableWords>
