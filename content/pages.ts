import { z } from 'zod'
import { articles } from './articles'
import { image, text } from './fields'
import { load, loadAll } from './load'
import {
  alzheimerSchema,
  blogSchema,
  contactSchema,
  faqPageSchema,
  homeSchema,
  leaseSchema,
  legalSchema,
  linksPageSchema,
  missionSchema,
  notFoundSchema,
  servicesSchema,
  teamSchema,
  testimonialsPageSchema,
  type Meta,
} from './schemas'
import { advisors } from './team'
import { territory } from './territory'
import { testimonials } from './testimonials'
import { notebookPage } from './tools/carnet-de-visite'
import { netCostPage } from './tools/cout-net'
import { standing } from './tools/ou-en-etes-vous'
import { toolsPage } from './tools/outils'
import { urgent } from './tools/urgence'
import { whoPays } from './who-pays'
import { group } from './shapes'

/** The words of each page, with the name under which an author finds them. */
export const pageFiles = {
  home: { file: 'content/pages/accueil.yml', label: 'Accueil', page: '/', schema: homeSchema },
  services: { file: 'content/pages/services.yml', label: 'Services', page: '/services', schema: servicesSchema },
  teamPage: { file: 'content/pages/notre-equipe.yml', label: 'Notre équipe : la page', page: '/notre-equipe', schema: teamSchema },
  testimonialsPage: {
    file: 'content/pages/temoignages.yml',
    label: 'Témoignages : la page',
    page: '/temoignages',
    schema: testimonialsPageSchema,
  },
  contact: { file: 'content/pages/contact.yml', label: 'Contact', page: '/contact', schema: contactSchema },
  blog: { file: 'content/pages/blog.yml', label: 'Blogue : la page', page: '/blog', schema: blogSchema },
  linksPage: { file: 'content/pages/liens-utiles.yml', label: 'Liens utiles : la page', page: '/liens-utiles', schema: linksPageSchema },
  alzheimer: { file: 'content/pages/alzheimer.yml', label: 'Alzheimer', page: '/alzheimer', schema: alzheimerSchema },
  mission: { file: 'content/pages/notre-mission.yml', label: 'Notre mission', page: '/notre-mission', schema: missionSchema },
  faqPage: { file: 'content/pages/faq.yml', label: 'FAQ : la page', page: '/faq', schema: faqPageSchema },
  lease: { file: 'content/pages/bail.yml', label: 'Bail, hausse, départ', page: '/bail', schema: leaseSchema },
  privacy: { file: 'content/pages/confidentialite.yml', label: 'Confidentialité', page: '/confidentialite', schema: legalSchema },
  accessibility: { file: 'content/pages/accessibilite.yml', label: 'Accessibilité', page: '/accessibilite', schema: legalSchema },
  notFound: { file: 'content/pages/introuvable.yml', label: 'Page introuvable', page: '/404', schema: notFoundSchema },
}

export const {
  home,
  services,
  teamPage,
  testimonialsPage,
  contact,
  blog,
  linksPage,
  alzheimer,
  mission,
  faqPage,
  lease,
  privacy,
  accessibility,
  notFound,
} = loadAll(pageFiles)

const places = [
  'main',
  'button',
  'bar',
  'door',
  'tools',
  'footer-services',
  'footer-tools',
  'footer-about',
  'footer-contact',
  'footer-legal',
] as const

export type Place = (typeof places)[number]

/** Les pages du site, et les endroits où paraît leur lien. */
export const pagesSchema = z.array(
  group({
    path: z
      .string()
      .regex(/^\/[a-z-]*$/, 'une adresse comme /notre-equipe')
      .meta({ description: 'L’adresse de la page.' }),
    label: text(30).meta({ description: 'Son nom dans les menus.' }),
    footerLabel: text(40).optional().meta({ description: 'Un autre nom, dans le pied de page.' }),
    places: z.array(z.enum(places)).meta({
      description:
        'Où paraît son lien : navigation principale, bouton, barre orange, porte vers les numéros urgents, outils du menu, colonnes du pied de page.',
    }),
    isTool: z.boolean().default(false).meta({ description: 'Un outil, pour la recherche.' }),
    card: group({ picture: image(), paper: z.enum(['paper', 'sage', 'river', 'plum', 'peach']) }).meta({
      description: 'Ce que les réseaux sociaux montrent d’elle : une image, sur le papier de son bandeau de titre.',
    }),
  }),
)

type Words = {
  page: { meta: Meta }
  /** The day its words changed, where the content says it: a guessed date teaches search engines to ignore them all. */
  modified?: string | undefined
  /** What the search reads of the page, where that is not the whole of it; answers and links are found one by one. */
  found?: readonly unknown[]
  /** Its parts that are found by themselves, at their anchor. */
  sections?: readonly { title: string; id?: string }[]
}

const { large: territoryWords, caption } = territory
const territoryPart = { ...territoryWords, named: [...caption.north.places, ...caption.south.places].map(({ name }) => name) }
const teamList = { title: teamPage.advisorsTitle, advisors }

const words: Readonly<Record<string, Words>> = {
  '/': { page: home },
  '/services': {
    page: services,
    found: [services.hero, services.statistics, services.ruler],
    sections: [services.steps, { ...services.complements, id: 'complements' }, territoryPart, services.reasons],
  },
  '/notre-equipe': { page: teamPage, found: [teamPage.hero], sections: [teamList, teamPage.highlights, teamPage.values] },
  '/temoignages': { page: testimonialsPage, found: [testimonialsPage, testimonials] },
  '/contact': { page: contact },
  '/blog': { page: blog, modified: articles[0]?.date.iso },
  '/liens-utiles': { page: linksPage },
  '/alzheimer': {
    page: alzheimer,
    found: [alzheimer.hero],
    sections: [alzheimer.disease, alzheimer.doctor, alzheimer.residence, alzheimer.questions, alzheimer.support],
  },
  '/notre-mission': {
    page: mission,
    found: [mission.hero],
    sections: [mission.why, mission.commitments, whoPays, mission.caution, mission.community],
  },
  '/faq': { page: faqPage },
  '/bail': { page: lease, found: [lease.hero], sections: [...lease.moments, { ...lease.help, id: 'aide' }] },
  // Of the tools, what is printed: sentences that wait for a figure are nobody's to find.
  '/urgence': { page: urgent, modified: urgent.writtenOn.iso, found: [urgent.hero, urgent.first], sections: urgent.cases },
  '/outils': { page: toolsPage },
  '/ou-en-etes-vous': { page: standing, found: [standing.hero, standing.questions, standing.results] },
  '/cout-net': { page: netCostPage, found: [netCostPage.hero, netCostPage.refusals, netCostPage.changes, netCostPage.otherHelp] },
  '/carnet-de-visite': { page: notebookPage, found: [notebookPage.hero, notebookPage.groups] },
  '/confidentialite': { page: privacy, modified: privacy.updatedOn.iso, found: [privacy.hero], sections: privacy.sections },
  '/accessibilite': {
    page: accessibility,
    modified: accessibility.updatedOn.iso,
    found: [accessibility.hero],
    sections: accessibility.sections,
  },
}

/**
 * The one list of pages: menus, sitemap, structured data, social images, search, old addresses and tests all read it. Articles add themselves
 * (content/articles.ts).
 */
export const pages = load('content/pages.yml', pagesSchema).map((listed) => {
  const known = words[listed.path]
  if (!known)
    throw new Error(
      `Contenu à corriger dans content/pages.yml\n  ${listed.path} : attendu : une page dont content/pages.ts connaît les mots.`,
    )
  return { ...listed, found: [known.page], sections: [], ...known }
})

/** The links of one place, in their order. */
export const linksOf = (place: Place) =>
  pages
    .filter((page) => page.places.includes(place))
    .map((page) => ({ href: page.path, label: place.startsWith('footer') ? (page.footerLabel ?? page.label) : page.label }))

/** The one link of a place that has one. */
export function linkOf(place: Place) {
  const [link] = linksOf(place)
  if (!link) throw new Error(`Contenu à corriger dans content/pages.yml\n  places : trouvé aucune page; attendu : une page à « ${place} ».`)
  return link
}
