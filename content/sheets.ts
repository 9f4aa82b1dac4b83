import { readFileSync, readdirSync } from 'node:fs'
import { checkContent, ContentError } from './load/check'
import { parseYaml, readText } from './load/yaml'
import { placeholders } from './placeholders'
import { sheetFolder, sheetSchema } from './schema/sheets'

const extension = '.yml'

export function buildSheet(fileName: string, content: string) {
  const file = `${sheetFolder}/${fileName}`
  const name = fileName.slice(0, -extension.length)
  if (!/^[a-z0-9-]+$/.test(name))
    throw new ContentError(file, ['attendu : un fichier nommé comme rester-ou-partir.yml'])

  const { input, describePath } = parseYaml(file, readText(file, content))
  const sheet = checkContent(file, sheetSchema, input, { placeholders, describePath })
  return { ...sheet, name, path: `/feuilles/${name}` }
}

/** Every sheet to fill in, sorted by file name. */
export const sheets = readdirSync(sheetFolder)
  .filter((file) => file.endsWith(extension))
  .sort()
  .map((file) => buildSheet(file, readFileSync(`${sheetFolder}/${file}`, 'utf8')))

export type Sheet = (typeof sheets)[number]
