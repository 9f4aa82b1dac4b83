import { loadFile } from './load/load-file'
import { placeholders } from './placeholders'
import { situationFiles } from './schema/situations'

/** What has happened to people, in the order of the home page; each is a page. */
export const situations = situationFiles
  .map((file) => ({ ...loadFile(file, placeholders), path: file.pagePath }))
  .sort((one, other) => one.order - other.order)

/** The links of the menu and of the footer. */
export const listSituationLinks = () => situations.map(({ path, label }) => ({ href: path, label }))

export type Situation = (typeof situations)[number]
