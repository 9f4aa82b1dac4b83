import { articles } from '../articles'
import { notebookPage } from '../outils/carnet-de-visite'
import { netCostPage } from '../outils/cout-net'
import { standing } from '../outils/ou-en-etes-vous'
import { toolsPage } from '../outils/outils'
import { urgent } from '../outils/urgence'
import { pagesSchema } from '../pages-schema'
import { parseContent } from '../parse'
import { whoPays } from '../qui-paie'
import { advisors } from '../team'
import { territory } from '../territoire'
import { testimonials } from '../testimonials'
import { accessibility } from './accessibilite'
import { home } from './accueil'
import { alzheimer } from './alzheimer'
import { blog } from './blog'
import { privacy } from './confidentialite'
import { contact } from './contact'
import { faqPage } from './faq'
import { linksPage } from './liens-utiles'
import { teamPage } from './notre-equipe'
import { mission } from './notre-mission'
import { services } from './services'
import { testimonialsPage } from './temoignages'

const { large: territoryWords, caption } = territory
const territoryPart = { ...territoryWords, named: [...caption.north.places, ...caption.south.places].map(({ name }) => name) }
const teamList = { title: teamPage.advisorsTitle, advisors }

/**
 * The one list of pages: menus, sitemap, structured data, social images, search, old addresses and tests all read it. Articles add themselves
 * (content/articles.ts).
 */
export const pages = parseContent('content/pages/index.ts', pagesSchema, [
  { path: '/', label: 'Accueil', places: [], card: { picture: 'residence', paper: 'paper' }, page: home },
  {
    path: '/services',
    label: 'Services',
    places: ['main', 'footer-services'],
    footerLabel: 'L’accompagnement en cinq étapes',
    card: { picture: 'rencontre', paper: 'sage' },
    page: services,
    found: [services.hero, services.statistics, services.ruler],
    sections: [services.steps, { ...services.complements, id: 'complements' }, territoryPart, services.reasons],
  },
  {
    path: '/notre-equipe',
    label: 'Notre équipe',
    places: ['main', 'footer-about'],
    card: { picture: 'equipe-1', paper: 'sage' },
    page: teamPage,
    found: [teamPage.hero],
    sections: [teamList, teamPage.highlights, teamPage.values],
  },
  {
    path: '/temoignages',
    label: 'Témoignages',
    places: ['main', 'footer-about'],
    card: { picture: 'temoignage-1', paper: 'peach' },
    page: testimonialsPage,
    found: [testimonialsPage, testimonials],
  },
  {
    path: '/contact',
    label: 'Contact',
    places: ['button', 'footer-contact'],
    footerLabel: 'Nous écrire',
    card: { picture: 'equipe-2', paper: 'paper' },
    page: contact,
  },
  {
    path: '/blog',
    label: 'Blogue',
    places: ['bar', 'footer-services'],
    footerLabel: 'Guides et conseils',
    card: { picture: 'article', paper: 'river' },
    page: blog,
    modified: articles[0]?.date.iso,
  },
  {
    path: '/liens-utiles',
    label: 'Liens utiles',
    places: ['bar', 'footer-about'],
    card: { picture: 'bonheur', paper: 'river' },
    page: linksPage,
  },
  {
    path: '/alzheimer',
    label: 'Alzheimer',
    places: ['bar', 'footer-services'],
    footerLabel: 'Résidences Alzheimer',
    card: { picture: 'jardin', paper: 'plum' },
    page: alzheimer,
    found: [alzheimer.hero],
    sections: [alzheimer.disease, alzheimer.doctor, alzheimer.residence, alzheimer.questions, alzheimer.support],
  },
  {
    path: '/notre-mission',
    label: 'Notre mission',
    places: ['bar', 'footer-about'],
    card: { picture: 'mission', paper: 'plum' },
    page: mission,
    found: [mission.hero],
    sections: [mission.why, mission.commitments, whoPays, mission.caution, mission.community],
  },
  {
    path: '/faq',
    label: 'FAQ',
    places: ['bar', 'footer-about'],
    footerLabel: 'Questions fréquentes',
    card: { picture: 'equipe-3', paper: 'peach' },
    page: faqPage,
  },
  // Of the tools, what is printed: sentences that wait for a figure are nobody's to find.
  {
    path: '/urgence',
    label: 'C’est urgent',
    places: ['door'],
    isTool: true,
    card: { picture: 'contact', paper: 'paper' },
    page: urgent,
    modified: urgent.writtenOn.iso,
    found: [urgent.hero, urgent.first],
    sections: urgent.cases,
  },
  {
    path: '/outils',
    label: 'Outils',
    places: ['footer-tools'],
    footerLabel: 'Tous les outils',
    card: { picture: 'article-demenagement', paper: 'sage' },
    page: toolsPage,
  },
  {
    path: '/ou-en-etes-vous',
    label: 'Où en êtes-vous?',
    places: ['tools', 'footer-tools'],
    isTool: true,
    card: { picture: 'alzheimer-cuisine', paper: 'sage' },
    page: standing,
    found: [standing.hero, standing.questions, standing.results],
  },
  {
    path: '/cout-net',
    label: 'Un mois en résidence, prix net',
    places: ['tools', 'footer-tools'],
    isTool: true,
    card: { picture: 'article-choisir', paper: 'sage' },
    page: netCostPage,
    found: [netCostPage.hero, netCostPage.refusals, netCostPage.changes, netCostPage.otherHelp],
  },
  {
    path: '/carnet-de-visite',
    label: 'Carnet de visite',
    places: ['tools', 'footer-tools'],
    isTool: true,
    card: { picture: 'visite', paper: 'sage' },
    page: notebookPage,
    found: [notebookPage.hero, notebookPage.groups],
  },
  {
    path: '/confidentialite',
    label: 'Confidentialité',
    places: ['footer-legal'],
    card: { picture: 'equipe-4', paper: 'paper' },
    page: privacy,
    modified: privacy.updatedOn.iso,
    found: [privacy.hero],
    sections: privacy.sections,
  },
  {
    path: '/accessibilite',
    label: 'Accessibilité',
    places: ['footer-legal'],
    card: { picture: 'loisirs', paper: 'paper' },
    page: accessibility,
    modified: accessibility.updatedOn.iso,
    found: [accessibility.hero],
    sections: accessibility.sections,
  },
])

export type Place = (typeof pages)[number]['places'][number]

/** The links of one place, in their order. */
export const linksOf = (place: Place) =>
  pages
    .filter((page) => page.places.includes(place))
    .map((page) => ({ href: page.path, label: place.startsWith('footer') ? (page.footerLabel ?? page.label) : page.label }))

/** The one link of a place that has one. */
export function linkOf(place: Place) {
  const [link] = linksOf(place)
  if (!link)
    throw new Error(`Contenu à corriger dans content/pages/index.ts\n  places : trouvé aucune page; attendu : une page à « ${place} ».`)
  return link
}
