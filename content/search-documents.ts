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
import { localPath } from './paths'
import type { Meta } from './schemas'
import { advisors } from './team'
import { testimonials } from './testimonials'

/** What the search can find, before it is indexed. `text` has one line a paragraph, so that a sentence never runs into a title. */
export type SearchableText = {
  kind: 'article' | 'question' | 'link' | 'page'
  url: string
  title: string
  themes: string
  text: string
}

/** The words of each page: its own, and those of the lists that it shows whole. Answers and links are found one by one. */
const pageTexts: Partial<Record<string, readonly [{ meta: Meta }, ...unknown[]]>> = {
  '/': [home],
  '/services': [services],
  '/notre-equipe': [teamPage, advisors],
  '/temoignages': [testimonialsPage, testimonials],
  '/contact': [contact],
  '/blog': [blog],
  '/liens-utiles': [linksPage],
  '/alzheimer': [alzheimer],
  '/notre-mission': [mission],
  '/faq': [faqPage],
  // Of the tools, what is printed: sentences that wait for a figure are nobody's to find.
  '/urgence': [urgent],
  '/outils': [toolsPage],
  '/ou-en-etes-vous': [{ meta: standing.meta }, standing.hero, standing.questions, standing.results],
  '/cout-net': [{ meta: netCostPage.meta }, netCostPage.hero, netCostPage.refusals, netCostPage.changes, netCostPage.otherHelp],
  '/carnet-de-visite': [{ meta: notebookPage.meta }, notebookPage.hero, notebookPage.groups],
  '/confidentialite': [privacy],
  '/accessibilite': [accessibility],
}

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
    .replace(/<\/(p|li|h\d|td|th|caption|blockquote)>/g, '\n')
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

const address = (path: string) => localPath(path, env.basePath)

function pageDocuments(): SearchableText[] {
  return pages.map(({ path, label }) => {
    const texts = pageTexts[path]
    if (!texts) throw new Error(`La page ${path} de content/navigation.ts n’est pas encore dans content/search-documents.ts.`)
    const { title, description, keywords } = texts[0].meta
    return {
      kind: 'page',
      url: address(path),
      title,
      themes: `${label}, ${keywords}`,
      text: [description, ...texts.flatMap(wordsOf)].join('\n'),
    }
  })
}

/** Everything that a visitor may look for, the article that the listing leaves out included: somebody may remember a word of it. */
export function searchDocuments(): SearchableText[] {
  return [
    ...articles.map(({ path, title, excerpt, keywords = '', category, author, body }): SearchableText => ({
      kind: 'article',
      url: address(path),
      title,
      themes: [keywords, category, author, ...body.headings.map((heading) => heading.text)].join(', '),
      text: [excerpt, ...linesOf(body.html)].join('\n'),
    })),
    ...faqCategories.flatMap((category) =>
      category.questions.map(({ id, question, answer }): SearchableText => ({
        kind: 'question',
        url: address(`/faq#${id}`),
        title: question,
        themes: category.title,
        text: linesOf(answer.html).join('\n'),
      })),
    ),
    ...pageDocuments(),
    ...linkGroups.flatMap((group) =>
      group.links
        .filter((link) => link.url !== 'suivi')
        .map(({ name, description }): SearchableText => ({
          kind: 'link',
          url: address(`/liens-utiles#${group.id}`),
          title: name,
          themes: group.title,
          text: description,
        })),
    ),
  ]
}
