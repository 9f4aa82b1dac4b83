import { loadFile } from './load/load-file'
import { sharedSentencesFile } from './schema/shared-sentences'
import { siteFile } from './schema/site'

/**
 * The agency's identity and figures. Sample content: 555-01xx numbers and .example are reserved for
 * fiction.
 */
export const site = loadFile(siteFile)

/**
 * What several pages tell people to do is written once and quoted between braces, as {afterAFall},
 * so that two pages cannot disagree.
 */
export const instructions = Object.fromEntries(
  loadFile(sharedSentencesFile).map(({ name, text }) => [name, text]),
)
