import type { z } from 'zod'
import { withPlaceholders, type Placeholders } from './fill'
import { describeExpected, describeValue } from './messages'

type Path = readonly PropertyKey[]

/** Where a field stands, as its author sees it: a line of a file, or a field of a form. */
export type DescribePath = (path: Path) => string

/** A mistake of an author: it stops the build or the save, and is told in French. */
export const contentError = (file: string, lines: readonly string[]) =>
  new Error(`Contenu à corriger dans ${file}\n${lines.map((line) => `  ${line}.`).join('\n')}`)

export const fieldName: DescribePath = (path) => path.map(String).join('.') || '(tout le fichier)'

const valueAt = (input: unknown, path: Path) =>
  path.reduce<unknown>((value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined), input)

/** The input, true to its schema; or an error with each of its mistakes. */
export function checkContent<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  input: unknown,
  { placeholders = {}, describePath = fieldName }: { placeholders?: Placeholders; describePath?: DescribePath } = {},
): z.output<Schema> {
  const result = withPlaceholders(placeholders, () => schema.safeParse(input))
  if (result.success) return result.data

  const lines = result.error.issues.map((issue) => {
    const { path } = issue
    const field = describePath(issue.code === 'unrecognized_keys' ? [...path, ...issue.keys.slice(0, 1)] : path)
    return `${field} : trouvé ${describeValue(valueAt(input, path))}; attendu : ${describeExpected(issue)}`
  })
  throw contentError(file, lines)
}
