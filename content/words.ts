import type { z } from 'zod'
import { load, loadAll } from './load/load'
import { findPicture, picturesFile } from './pictures'
import { homeReferences } from './references'
import { rulesFile } from './rules'
import { agencyFiles, listFiles, pageFiles } from './schemas'
import { instructionsFile, siteFile } from './site'
import { toolFiles } from './tools'

export type ContentFile = { file: string; label: string; page: string; schema: z.ZodType }
export type Group = { name: string; label: string; files: readonly ContentFile[] }

/** Every file that an author may change, by the name under which they look for it; articles are a folder of their own. */
export const groups: readonly Group[] = [
  { name: 'pages', label: 'Pages', files: Object.values(pageFiles) },
  { name: 'listes', label: 'Listes', files: [...Object.values(listFiles), picturesFile] },
  { name: 'outils', label: 'Outils', files: [...Object.values(toolFiles), rulesFile] },
  { name: 'agence', label: 'L’agence et le site', files: [siteFile, instructionsFile, ...Object.values(agencyFiles)] },
]

export const files: readonly ContentFile[] = groups.flatMap((group) => group.files)

/** The words of every file, checked and ready to be printed. */
export const words = loadAll({ ...pageFiles, ...listFiles, ...toolFiles, ...agencyFiles })

// Refuses a testimonial that the home page names and that is not there.
load({ file: pageFiles.home.file, schema: homeReferences(words.testimonials) })

export type Words = typeof words

export const { home, services, teamPage, testimonialsPage, contact, blog, linksPage, alzheimer, mission, faqPage, lease } = words
export const { privacy, accessibility, notFound, toolsPage, urgent, standing, netCostPage, notebookPage, numbers, sheet } = words
export const { faqCategories, testimonials, advisors, linkGroups, searchWords, whoPays, territory, forms } = words
export const { interfaceTexts, pageList, promises } = words

/** Whom the callback popup presents: her portrait, and her name in its title. */
export const [presented] = advisors

/** The portraits of the testimonials on one sheet. */
export const stamps = findPicture('timbres', '')

/** The testimonials of these identifiers, in this order. */
export const findTestimonials = (ids: readonly string[]) => ids.flatMap((id) => testimonials.filter((each) => each.id === id))
