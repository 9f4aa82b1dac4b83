import type { SearchDocument } from '@/components/search/search-index'
import { articles, type Article } from '@/content/articles'
import { pages } from '@/content/pages'
import {
  accessibility,
  advisors,
  alzheimer,
  blog,
  contact,
  faqCategories,
  lease,
  linkGroups,
  linksPage,
  mission,
  needsAssessment,
  netCostPage,
  notebookPage,
  privacy,
  services,
  teamPage,
  territory,
  testimonials,
  testimonialsPage,
  urgent,
  whoPays,
} from '@/content/words'
import { anchorOf } from '@/lib/paths'

/**
 * A document without what content/search.yml says of it. `path` is the address as authors write it.
 */
type SiteDocument = Omit<SearchDocument, 'url' | 'asked' | 'alsoAsked'> & { path: string }

/** A part of a page that is found by itself, at its anchor. */
type Section = { title: string; id?: string; advisors?: unknown }

const { north, south } = territory.caption
const serviceArea = {
  ...territory.contact,
  places: [...north.places, ...south.places].map(({ name }) => name),
}

/**
 * What is found of each page: its sections, each by itself, and the rest. A page that is not here
 * is found whole.
 */
const pageParts: Partial<Record<string, { intro: unknown[]; sections?: Section[] }>> = {
  '/services': {
    intro: [services.hero, services.proof, services.ruler],
    sections: [
      services.steps,
      { ...services.complements, id: 'complements' },
      territory.services,
      services.reasons,
    ],
  },
  '/contact': { intro: [contact], sections: [serviceArea] },
  '/notre-equipe': {
    intro: [teamPage.hero, teamPage.since, teamPage.portrait],
    sections: [teamPage.highlights, teamPage.values, { title: teamPage.advisorsTitle, advisors }],
  },
  '/temoignages': {
    intro: [testimonialsPage, testimonials],
  },
  '/alzheimer': {
    intro: [alzheimer.hero],
    sections: [
      alzheimer.disease,
      alzheimer.doctor,
      alzheimer.residence,
      alzheimer.questions,
      alzheimer.support,
    ],
  },
  '/notre-mission': {
    intro: [mission.hero],
    sections: [mission.why, mission.commitments, mission.caution, mission.community, whoPays],
  },
  '/blog': { intro: [blog.hero] },
  '/urgence': {
    intro: [urgent.hero, urgent.first],
    sections: urgent.cases,
  },
  // Of a tool, what it always shows: no sentence that waits for a figure.
  '/ou-en-etes-vous': {
    intro: [
      needsAssessment.hero,
      needsAssessment.questions,
      needsAssessment.first,
      needsAssessment.results,
    ],
  },
  '/cout-net': {
    intro: [netCostPage.hero, netCostPage.otherHelp, netCostPage.refusals, netCostPage.changes],
  },
  '/carnet-de-visite': {
    intro: [notebookPage.hero, notebookPage.groups],
  },
  '/bail': {
    intro: [lease.hero],
    sections: [...lease.moments, { ...lease.help, id: 'aide' }],
  },
  '/confidentialite': { intro: [privacy.hero], sections: privacy.sections },
  '/accessibilite': { intro: [accessibility.hero], sections: accessibility.sections },
}

/**
 * Addresses, pictures, buttons and what search engines are told: a visitor does not search for
 * them.
 */
const ignoredKeys = [
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
  'number',
  'kind',
  'image',
  'portraits',
]

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  // Markdown, loaded as both.
  if ('html' in value && 'text' in value) return textsOf(value.text)
  return Object.entries(value).flatMap(([key, inner]) =>
    ignoredKeys.includes(key) ? [] : textsOf(inner),
  )
}

const joinTexts = (value: unknown) => textsOf(value).join('\n')

function pageDocuments(): SiteDocument[] {
  return pages.flatMap(({ path, label, isTool, page }) => {
    const { title, description, keywords } = page.meta
    const { intro, sections = [] } = pageParts[path] ?? { intro: [page] }
    const kind = isTool ? 'tool' : 'page'
    return [
      {
        kind,
        path,
        title,
        themes: `${label}, ${keywords}`,
        text: joinTexts([description, ...intro]),
      },
      ...sections.map(({ title: heading, id = anchorOf(heading), ...words }): SiteDocument => ({
        kind,
        path: `${path}#${id}`,
        title: heading,
        pageTitle: label,
        themes: '',
        text: joinTexts(words),
      })),
    ]
  })
}

/** An article is found by its first lines, and by each of its sections. */
function articleDocuments(article: Article): SiteDocument[] {
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

/** The lines before the first heading, then those under each. */
function splitAtHeadings({ text, headings }: Article['body']): string[][] {
  const parts: string[][] = [[]]
  for (const line of text.split('\n'))
    if (line === headings[parts.length - 1]?.text) parts.push([])
    else parts.at(-1)?.push(line)
  return parts
}

function questionDocuments(): SiteDocument[] {
  return faqCategories.flatMap(({ title: themes, questions }) =>
    questions.map(({ id, question, answer }): SiteDocument => ({
      kind: 'question',
      path: `/faq#${id}`,
      title: question,
      themes,
      text: answer.text,
    })),
  )
}

function linkDocuments(): SiteDocument[] {
  return linkGroups.flatMap(({ id, title, links }): SiteDocument[] => {
    const path = `/liens-utiles#${id}`
    const listed = links.filter(({ url }) => url !== 'suivi')
    return [
      {
        kind: 'page',
        path,
        title,
        pageTitle: linksPage.hero.title,
        themes: '',
        text: listed.map(({ name }) => name).join('\n'),
      },
      ...listed.map(({ name, description }): SiteDocument => ({
        kind: 'link',
        path,
        title: name,
        themes: title,
        text: description,
      })),
    ]
  })
}

/**
 * All that a visitor may look for, the article that the listing leaves out included: somebody may
 * remember a word of it.
 */
export const siteDocuments: readonly SiteDocument[] = [
  ...articles.flatMap(articleDocuments),
  ...questionDocuments(),
  ...pageDocuments(),
  ...linkDocuments(),
]
