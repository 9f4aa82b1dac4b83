import { getAnchor } from '@/lib/paths'
import { articles, type Article } from './articles'
import { getInlineText, isInlineContent } from './text/inline-markdown'
import { pages } from './pages'
import { sheets } from './sheets'
import { situations } from './situations'
import { words as siteWords } from './words'

/** What the search finds: a page, or a section at its own anchor. */
export type SiteDocument = {
  kind: 'article' | 'question' | 'page' | 'link' | 'tool' | 'sheet'
  /** The address as authors write it. */
  path: string
  title: string
  /** The title of the page that a section belongs to. */
  pageTitle?: string | undefined
  /**
   * Words that describe the document without being its title: keywords, the theme of a question,
   * the article of a section.
   */
  themes: string
  /** The text has one line for each paragraph, so that a sentence never runs into a title. */
  text: string
}

/** A part of a page that the search finds separately, at its own anchor. */
type Section = { title: string; id?: string }

const { north, south } = siteWords.territory.caption
const places = [...north.places, ...south.places].map(({ name }) => name)

/** The words that a page renders from other files than its own. */
const addedWords: Partial<Record<string, object>> = {
  '/services': { territory: siteWords.territory.services },
  '/contact': { territory: { ...siteWords.territory.contact, places } },
  '/notre-equipe': {
    team: { title: siteWords.teamPage.advisorsTitle, advisors: siteWords.advisors },
  },
  '/notre-mission': { whoPays: siteWords.whoPays },
  '/temoignages': { testimonials: siteWords.testimonials },
}

/** The sections of a page that the search finds separately; it finds other pages as a whole. */
const sectionNames: Partial<Record<string, string[]>> = {
  '/services': ['steps', 'complements', 'territory', 'reasons'],
  '/contact': ['territory'],
  '/notre-equipe': ['highlights', 'values', 'team'],
  '/alzheimer': ['disease', 'doctor', 'evenings', 'residence', 'questions', 'support'],
  '/notre-mission': ['why', 'commitments', 'promises', 'community', 'whoPays'],
  '/urgence': ['cases'],
  '/bail': ['stages', 'help'],
  '/confidentialite': ['sections'],
  '/accessibilite': ['sections'],
}

/** The anchors that differ from the one made of the section's title. */
const anchors: Partial<Record<string, string>> = { complements: 'complements', help: 'aide' }

/**
 * The names of fields that no visitor searches for: addresses, pictures, buttons, metadata. They
 * are listed, because many have the type of texts that visitors do search for.
 */
const ignoredNames = [
  'meta',
  'updatedOn',
  'primary',
  'contactBand',
  'sources',
  'id',
  'ids',
  'href',
  'link',
  'links',
  'button',
  'buttons',
  'phoneKey',
  'kind',
  'image',
  'drawing',
  'object',
  'sourceId',
  'portraits',
  'writtenOn',
  'quickExit',
  'loadError',
]

/** The names of the fields of one page that hold the messages of a tool in use. */
const messageNames: Partial<Record<string, string[]>> = {
  '/blog': ['filter'],
  '/ou-en-etes-vous': ['result', 'priorityAdvice', 'counts', 'paper'],
  '/cout-net': ['form', 'result', 'removal', 'worksheet', 'keep'],
  '/carnet-de-visite': ['paper', 'printed', 'cells', 'keep', 'sharedNotebook', 'messages'],
  '/bail': ['result'],
}

/** Lists every text inside a value, except templates such as « Question {n} ». */
function listSearchedTexts(value: unknown, ignored = ignoredNames): string[] {
  if (typeof value === 'string') return /\{\w+\}/.test(value) ? [] : [value]
  if (typeof value !== 'object' || value === null) return []
  if (isInlineContent(value)) return [getInlineText(value)]
  // A text in Markdown comes with its words alone.
  if ('nodes' in value && 'text' in value) return listSearchedTexts(value.text)
  return Object.entries(value).flatMap(([name, inner]) =>
    ignored.includes(name) ? [] : listSearchedTexts(inner, ignored),
  )
}

const pageDocuments = pages.flatMap((listed): SiteDocument[] => {
  const { path, label, isTool, title, description, keywords, page } = listed
  const words: Record<string, unknown> = { ...page, ...addedWords[path] }
  const names = sectionNames[path] ?? []
  const ignored = [...ignoredNames, ...names, ...(messageNames[path] ?? [])]
  const sections = names.flatMap((name) =>
    [words[name]].flat().map((section) => ({ id: anchors[name], ...(section as Section) })),
  )
  const kind = isTool ? 'tool' : 'page'
  return [
    {
      kind,
      path,
      title,
      themes: `${label}, ${keywords}`,
      text: [description, ...listSearchedTexts(words, ignored)].join('\n'),
    },
    ...sections.map(({ title: heading, id = getAnchor(heading), ...rest }): SiteDocument => ({
      kind,
      path: `${path}#${id}`,
      title: heading,
      pageTitle: label,
      themes: '',
      text: listSearchedTexts(rest).join('\n'),
    })),
  ]
})

const situationDocuments = situations.map(
  ({ path, title, label, summary, meta, lead, parts, letters, today }): SiteDocument => ({
    kind: 'page',
    path,
    title,
    themes: [label, meta.keywords].join(', '),
    text: [meta.description, summary, lead, ...listSearchedTexts({ parts, letters, today })].join(
      '\n',
    ),
  }),
)

const sheetDocuments = sheets.map(
  ({ path, title, keywords: themes, description, why, parts }): SiteDocument => {
    const rows = parts.flatMap((part) => part.rows.map((row) => row.title))
    return { kind: 'sheet', path, title, themes, text: [description, why, ...rows].join('\n') }
  },
)

/** Makes a document of an article's first lines, and one of each of its sections. */
function listArticleDocuments(article: Article): SiteDocument[] {
  const { path, title, excerpt, keywords = '', category, author, body } = article
  const [intro = [], ...sections] = splitAtHeadings(body)
  return [
    {
      kind: 'article',
      path,
      title,
      themes: [keywords, category, author].join(', '),
      text: [excerpt, ...intro].join('\n'),
    },
    ...body.headings.map((heading, index): SiteDocument => ({
      kind: 'article',
      path: `${path}#${heading.id}`,
      title: heading.text,
      pageTitle: title,
      themes: title,
      text: (sections[index] ?? []).join('\n'),
    })),
  ]
}

/** Separates the lines before the first heading from those under each heading. */
function splitAtHeadings({ text, headings }: Article['body']) {
  const parts: string[][] = [[]]
  for (const line of text.split('\n'))
    if (line === headings[parts.length - 1]?.text) parts.push([])
    else parts.at(-1)?.push(line)
  return parts
}

const questionDocuments = siteWords.faqCategories.flatMap(({ title: themes, questions }) =>
  questions.map(({ id, question, answer }): SiteDocument => ({
    kind: 'question',
    path: `/faq#${id}`,
    title: question,
    themes,
    text: answer.text,
  })),
)

const shoreDocument: SiteDocument = {
  kind: 'page',
  path: `/liens-utiles#${siteWords.linksPage.shores.id}`,
  title: siteWords.linksPage.shores.title,
  pageTitle: siteWords.linksPage.hero.title,
  themes: siteWords.linksPage.shores.keywords,
  text: listSearchedTexts(siteWords.linksPage.shores.rows).join('\n'),
}

const linkDocuments = siteWords.linkGroups.flatMap(({ id, title, links }): SiteDocument[] => {
  const path = `/liens-utiles#${id}`
  const listed = links.filter(({ url }) => url !== 'trackedPhone')
  return [
    {
      kind: 'page',
      path,
      title,
      pageTitle: siteWords.linksPage.hero.title,
      themes: '',
      text: listed.map(({ name }) => name).join('\n'),
    },
    ...listed.map(({ name, description }): SiteDocument => ({
      kind: 'link',
      path,
      title: name,
      themes: title,
      text: getInlineText(description),
    })),
  ]
})

/**
 * Every document of the search, including the article that the listing leaves out: a visitor may
 * remember a word of it.
 */
export const siteDocuments: readonly SiteDocument[] = [
  ...articles.flatMap(listArticleDocuments),
  ...questionDocuments,
  ...pageDocuments,
  ...situationDocuments,
  ...sheetDocuments,
  shoreDocument,
  ...linkDocuments,
]
