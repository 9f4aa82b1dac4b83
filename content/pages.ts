import { articles } from './articles'
import type { Meta, Place } from './schemas'
import {
  home,
  services,
  teamPage,
  advisors,
  testimonialsPage,
  testimonials,
  contact,
  blog,
  linksPage,
  alzheimer,
  mission,
  faqPage,
  lease,
  privacy,
  accessibility,
  toolsPage,
  standing,
  netCostPage,
  notebookPage,
  urgent,
  territory,
  whoPays,
  pageList,
} from './words'

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
export const pages = pageList.map((listed) => {
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
