import { readdirSync } from 'node:fs'
import { ContentError } from './load/check'
import { loadFile } from './load/load-file'
import { placeholders } from './placeholders'
import { sheetFile, sheetFolder } from './schema/sheets'

export function loadSheet(name: string, text?: string) {
  const file = sheetFile(name)
  if (!/^[a-z0-9-]+$/.test(name))
    throw new ContentError(file.file, ['attendu : un fichier nommé comme rester-ou-partir.yml'])

  return { ...loadFile(file, placeholders, text), name, path: file.pagePath }
}

/** Every sheet to fill in, sorted by file name. */
export const sheets = readdirSync(sheetFolder)
  .filter((file) => file.endsWith('.yml'))
  .sort()
  .map((file) => loadSheet(file.replace(/\.yml$/, '')))

export type Sheet = (typeof sheets)[number]
