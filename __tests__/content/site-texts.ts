import { articles } from '@/content/articles'
import { instructions } from '@/content/instructions'
import { faqCategories } from '@/content/faq'
import { forms } from '@/content/forms'
import { imageNames, descriptionOf } from '@/content/images'
import { interfaceTexts } from '@/content/interface'
import { promises } from '@/content/launch'
import { linkGroups } from '@/content/links'
import { notebookPage } from '@/content/tools/carnet-de-visite'
import { netCostPage } from '@/content/tools/cout-net'
import { numbers } from '@/content/tools/numbers'
import { standing } from '@/content/tools/ou-en-etes-vous'
import { toolsPage } from '@/content/tools/outils'
import { rules } from '@/content/tools/rules'
import { sheet } from '@/content/tools/sheet'
import { wishes } from '@/content/tools/souhaits'
import { urgent } from '@/content/tools/urgence'
import {
  accessibility,
  home,
  alzheimer,
  blog,
  lease,
  privacy,
  contact,
  faqPage,
  notFound,
  linksPage,
  teamPage,
  mission,
  services,
  testimonialsPage,
} from '@/content/pages'
import { whoPays } from '@/content/who-pays'
import { searchWords } from '@/content/search-words'
import { site } from '@/content/site'
import { advisors } from '@/content/team'
import { territory } from '@/content/territory'
import { testimonials } from '@/content/testimonials'

/** Every text of the site by its file, as it is after the typography: what a visitor reads, and what search engines are told. */
export const texts: Record<string, unknown> = {
  'content/site.yml': site,
  'content/interface.yml': interfaceTexts,
  'content/forms.yml': forms,
  'content/pictures.yml': imageNames.map(descriptionOf),
  'content/launch.yml': promises,
  'content/instructions.yml': instructions,
  'content/faq.yml': faqCategories,
  'content/links.yml': linkGroups,
  'content/who-pays.yml': whoPays,
  'content/team.yml': advisors,
  'content/territory.yml': territory,
  'content/testimonials.yml': testimonials,
  'content/pages/accueil.yml': home,
  'content/pages/services.yml': services,
  'content/pages/notre-equipe.yml': teamPage,
  'content/pages/notre-mission.yml': mission,
  'content/pages/temoignages.yml': testimonialsPage,
  'content/pages/faq.yml': faqPage,
  'content/pages/bail.yml': lease,
  'content/pages/liens-utiles.yml': linksPage,
  'content/pages/contact.yml': contact,
  'content/pages/alzheimer.yml': alzheimer,
  'content/pages/blog.yml': blog,
  'content/pages/confidentialite.yml': privacy,
  'content/pages/accessibilite.yml': accessibility,
  'content/pages/introuvable.yml': notFound,
  'content/tools/carnet-de-visite.yml': notebookPage,
  'content/tools/cout-net.yml': netCostPage,
  'content/tools/numbers.yml': numbers,
  'content/tools/ou-en-etes-vous.yml': standing,
  'content/tools/outils.yml': toolsPage,
  'content/tools/rules.yml': rules.sources.map(({ title, publisher }) => ({ title, publisher })),
  'content/tools/sheet.yml': sheet,
  'content/tools/souhaits.yml': wishes,
  'content/tools/urgence.yml': urgent,
  // Of the search, what is read: its subjects and what it says; the words that families type are typed as they are.
  'content/search.yml': {
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
  'dusk',
  'webp',
  'fallback',
  'email',
  'keywords',
  'number',
  'kind',
  'certainty',
  'drawing',
])
/** Titles of works and of foreign studies are quoted as they are; the example of a computation is given in names of ours. */
const notOurs = new Set(['sources', 'example'])

export function strings(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return notWords.has(key) ? [] : [value]
  if (Array.isArray(value)) return value.flatMap((each) => strings(each, key))
  if (typeof value !== 'object' || value === null || notOurs.has(key)) return []
  return Object.entries(value).flatMap(([name, each]) => strings(each, name))
}

/** The sentences of a text: a line of its own is one, and so is what ends with a stop before a capital, a guillemet or a figure. */
export const sentencesOf = (text: string): string[] => text.split(/\n|(?<=[.!?…](?:\u00A0»)?)\s+(?=[\p{Lu}«\d])/u)

export const countWords = (sentence: string) => sentence.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length
