import { loadFile, loadFiles } from './load/load-file'
import { placeholders } from './placeholders'
import { agencyFiles, listFiles, pageFiles, toolFiles } from './schema/files'
import { createHomeLinks } from './schema/pages/accueil'

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
