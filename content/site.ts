import { fillTemplate } from '@/lib/fill-template'
import { loadFile } from './load/load-file'
import { sharedSentencesFile } from './schema/shared-sentences'
import { siteFile } from './schema/site'

/**
 * The agency's identity and figures. They are sample content: 555-01xx numbers and .example are
 * reserved for fiction.
 */
export const site = loadFile(siteFile)

/**
 * The sentences that several pages share, quoted between braces as {afterAFall}, so that two pages
 * cannot disagree.
 */
export const sharedSentences = Object.fromEntries(
  loadFile(sharedSentencesFile).map(({ name, text }) => [name, text]),
)

/** Says how to search the register: by words, or by a link once a person has opened its address. */
export const describeRegisterSearch = ({
  words,
  url,
  checkedOn,
  byWords,
  byLink,
}: typeof site.register) =>
  checkedOn ? fillTemplate(byLink, { url }) : fillTemplate(byWords, { words })
