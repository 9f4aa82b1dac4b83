import { readFileSync } from 'node:fs'
import type { z } from 'zod'
import { checkContent } from './check'
import type { Placeholders } from '../text/fill-placeholders'
import { parseYaml, readText } from './yaml'
// In development this module changes with every file of content/, so that Next reads them all
// again.
import '#changed'

type ContentFile<Schema extends z.ZodType> = { file: string; schema: Schema }

/** Loads one file, or the text that it would have, and checks it against its schema. */
export function loadFile<Schema extends z.ZodType>(
  { file, schema }: ContentFile<Schema>,
  placeholders: Placeholders = {},
  text = readFileSync(file, 'utf8'),
) {
  const { input, describePath } = parseYaml(file, readText(file, text))
  return checkContent(file, schema, input, { placeholders, describePath })
}

/** Loads several files, and reports the mistakes of all of them together. */
export function loadFiles<Files extends Record<string, ContentFile<z.ZodType>>>(
  files: Files,
  placeholders: Placeholders,
) {
  const mistakes: string[] = []
  const contents = Object.entries(files).map(([name, file]) => {
    try {
      return [name, loadFile(file, placeholders)]
    } catch (error) {
      mistakes.push(error instanceof Error ? error.message : String(error))
      return [name]
    }
  })

  if (mistakes.length > 0) throw new Error(mistakes.join('\n'))
  return Object.fromEntries(contents) as { [Name in keyof Files]: z.output<Files[Name]['schema']> }
}
