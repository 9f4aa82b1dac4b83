import { loadFile, loadFiles } from './load/load-file'
import { placeholders } from './placeholders'
import { homeReferences } from './references'
import { agencyFiles, listFiles, pageFiles, toolFiles } from './schema/files'

/** The words of every file, checked and ready to be printed. */
export const words = loadFiles(
  { ...pageFiles, ...listFiles, ...toolFiles, ...agencyFiles },
  placeholders,
)

// Refuses a testimonial that the home page names and that is not there.
loadFile({ file: pageFiles.home.file, schema: homeReferences(words.testimonials) })

export type Words = typeof words

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
  hospitalLetters,
  privacy,
  accessibility,
  twoShores,
  notFound,
  handledRequest,
  toolsPage,
  urgent,
  needsAssessment,
  netCostPage,
  notebookPage,
  numbers,
  toolLabels,
  faqCategories,
  testimonials,
  advisors,
  linkGroups,
  searchWords,
  whoPays,
  territory,
  forms,
  interfaceTexts,
  pageList,
  promises,
  closedDays,
  notices,
} = words

/** Whom the callback popup presents: her portrait, and her name in its title. */
export const [featuredAdvisor] = advisors

/** The testimonials of these identifiers, in this order. */
export const findTestimonials = (ids: readonly string[]) =>
  ids.flatMap((id) => testimonials.filter((each) => each.id === id))

type Day = { text: string; iso: string }

/**
 * The oldest check of a list, once a person has checked all of it: a date beside a list checked in
 * part would be a lie.
 */
export function checkedSince(list: readonly { checkedOn?: Day | undefined }[]) {
  const days = list.flatMap(({ checkedOn }) => checkedOn ?? [])
  return days.length === list.length
    ? days.sort((a, b) => a.iso.localeCompare(b.iso))[0]
    : undefined
}
