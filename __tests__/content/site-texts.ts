import { articles } from '@/content/articles'
import { instructions } from '@/content/consignes'
import { faqCategories } from '@/content/faq'
import { forms } from '@/content/forms'
import { images } from '@/content/images'
import { interfaceTexts } from '@/content/interface'
import { promises } from '@/content/launch'
import { linkGroups } from '@/content/links'
import { notebookPage } from '@/content/outils/carnet-de-visite'
import { netCostPage } from '@/content/outils/cout-net'
import { numbers } from '@/content/outils/numbers'
import { standing } from '@/content/outils/ou-en-etes-vous'
import { toolsPage } from '@/content/outils/outils'
import { rules } from '@/content/outils/rules'
import { sheet } from '@/content/outils/sheet'
import { wishes } from '@/content/outils/souhaits'
import { urgent } from '@/content/outils/urgence'
import { accessibility } from '@/content/pages/accessibilite'
import { home } from '@/content/pages/accueil'
import { alzheimer } from '@/content/pages/alzheimer'
import { blog } from '@/content/pages/blog'
import { privacy } from '@/content/pages/confidentialite'
import { contact } from '@/content/pages/contact'
import { faqPage } from '@/content/pages/faq'
import { notFound } from '@/content/pages/introuvable'
import { linksPage } from '@/content/pages/liens-utiles'
import { teamPage } from '@/content/pages/notre-equipe'
import { mission } from '@/content/pages/notre-mission'
import { services } from '@/content/pages/services'
import { testimonialsPage } from '@/content/pages/temoignages'
import { whoPays } from '@/content/qui-paie'
import { searchWords } from '@/content/recherche'
import { site } from '@/content/site'
import { advisors } from '@/content/team'
import { territory } from '@/content/territoire'
import { testimonials } from '@/content/testimonials'

/** Every text of the site by its file, as it is after the typography: what a visitor reads, and what search engines are told. */
export const texts: Record<string, unknown> = {
  'content/site.ts': site,
  'content/interface.ts': interfaceTexts,
  'content/forms.ts': forms,
  'content/images.ts': images,
  'content/launch.ts': promises,
  'content/consignes.ts': instructions,
  'content/faq.ts': faqCategories,
  'content/links.ts': linkGroups,
  'content/qui-paie.ts': whoPays,
  'content/team.ts': advisors,
  'content/territoire.ts': territory,
  'content/testimonials.ts': testimonials,
  'content/pages/accueil.ts': home,
  'content/pages/services.ts': services,
  'content/pages/notre-equipe.ts': teamPage,
  'content/pages/notre-mission.ts': mission,
  'content/pages/temoignages.ts': testimonialsPage,
  'content/pages/faq.ts': faqPage,
  'content/pages/liens-utiles.ts': linksPage,
  'content/pages/contact.ts': contact,
  'content/pages/alzheimer.ts': alzheimer,
  'content/pages/blog.ts': blog,
  'content/pages/confidentialite.ts': privacy,
  'content/pages/accessibilite.ts': accessibility,
  'content/pages/introuvable.ts': notFound,
  'content/outils/carnet-de-visite.ts': notebookPage,
  'content/outils/cout-net.ts': netCostPage,
  'content/outils/numbers.ts': numbers,
  'content/outils/ou-en-etes-vous.ts': standing,
  'content/outils/outils.ts': toolsPage,
  'content/outils/rules.ts': rules.sources.map(({ title, publisher }) => ({ title, publisher })),
  'content/outils/sheet.ts': sheet,
  'content/outils/souhaits.ts': wishes,
  'content/outils/urgence.ts': urgent,
  // Of the search, what is read: its subjects and what it says; the words that families type are typed as they are.
  'content/recherche.ts': {
    subjects: searchWords.subjects.map(({ title }) => title),
    answers: searchWords.absent.map(({ answer }) => answer),
  },
  ...Object.fromEntries(articles.map((article) => [`content/articles/${article.slug}.md`, article])),
}

/** Fields that are addresses, names of files or machine forms, never sentences. */
const notWords = new Set([
  'url',
  'href',
  'id',
  'ids',
  'moment',
  'html',
  'iso',
  'image',
  'object',
  'path',
  'slug',
  'avif',
  'webp',
  'fallback',
  'email',
  'keywords',
  'number',
  'kind',
  'certainty',
  'heading',
  'drawing',
])
/** Titles of works and of foreign studies are quoted as they are; the example of a computation is given in names of ours. */
const notOurs = new Set(['sources', 'example'])

export function strings(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return notWords.has(key) ? [] : [value]
  if (Array.isArray(value)) return value.flatMap((each) => strings(each, key))
  if (typeof value !== 'object' || value === null || notOurs.has(key)) return []
  // The lines of a title say it again.
  if ('narrow' in value && 'text' in value) return strings(value.text, key)
  return Object.entries(value).flatMap(([name, each]) => strings(each, name))
}

/** The sentences of a text: a line of its own is one, and so is what ends with a stop before a capital, a guillemet or a figure. */
export const sentencesOf = (text: string): string[] => text.split(/\n|(?<=[.!?…](?:\u00A0»)?)\s+(?=[\p{Lu}«\d])/u)

export const countWords = (sentence: string) => sentence.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length
