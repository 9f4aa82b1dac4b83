import { loadFile, loadFiles } from './load/load-file'
import { placeholders } from './placeholders'
import { createHomeLinks } from './links-between-files'
import { agencyFiles, listFiles, pageFiles, toolFiles } from './schema/files'

/**
 * The words of each file, checked and ready to be rendered, by its name in schema/files.ts, which
 * gives its path.
 */
export const words = loadFiles(
  { ...pageFiles, ...listFiles, ...toolFiles, ...agencyFiles },
  placeholders,
)

// This check refuses a testimonial that the home page names and that does not exist.
loadFile({ file: pageFiles.homePage.file, schema: createHomeLinks(words.testimonials) })

export type Words = typeof words

/** The advisor whom the popup and the contact page present by a portrait and a name. */
export const [featuredAdvisor] = words.advisors

/** Returns the testimonials with these ids, in this order. */
export const findTestimonials = (ids: readonly string[]) =>
  ids.flatMap((id) => words.testimonials.filter((each) => each.id === id))

export type Day = { text: string; iso: string }

/**
 * Returns the oldest check of a list, once a person has checked all of it: a date beside a list
 * checked in part would be false.
 */
export function findOldestCheck(list: readonly { checkedOn?: Day | undefined }[]) {
  const days = list.flatMap(({ checkedOn }) => checkedOn ?? [])
  return days.length === list.length
    ? days.sort((a, b) => a.iso.localeCompare(b.iso))[0]
    : undefined
}
