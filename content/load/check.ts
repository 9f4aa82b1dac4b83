import type { z } from 'zod'
import { withPlaceholders, type Placeholders } from './fill-placeholders'
import { describeExpected, describeValue, isZodMessage } from './messages'

type Path = readonly PropertyKey[]

/** Where a field stands, as its author sees it: a line of a file, or a field of a form. */
export type DescribePath = (path: Path) => string

/** Mistakes of an author: they stop the build or the save, and are told in French. */
export class ContentError extends Error {
  constructor(
    readonly file: string,
    readonly lines: readonly string[],
  ) {
    super(`Contenu à corriger dans ${file}\n${lines.map((line) => `  ${line}.`).join('\n')}`)
  }
}

export const contentError = (file: string, lines: readonly string[]) =>
  new ContentError(file, lines)

export const fieldName: DescribePath = (path) => path.map(String).join('.') || '(tout le fichier)'

const getValueAt = (input: unknown, path: Path) =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined,
    input,
  )

/** Of a value that fits none of several schemas, the mistakes against the nearest. */
function readUnion(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union' || !isZodMessage(issue.message)) return [issue]

  const [nearest = []] = issue.errors.toSorted((a, b) => a.length - b.length)
  return nearest.flatMap((inner) => readUnion({ ...inner, path: [...issue.path, ...inner.path] }))
}

/** A field that is empty, of whatever kind. */
const isMissing = (issue: z.core.$ZodIssue, value: unknown) =>
  issue.code === 'invalid_type' && isZodMessage(issue.message) && (value ?? '') === ''

/** The input, true to its schema; or an error with each of its mistakes. */
export function checkContent<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  input: unknown,
  {
    placeholders = {},
    describePath = fieldName,
  }: { placeholders?: Placeholders; describePath?: DescribePath } = {},
) {
  const result = withPlaceholders(placeholders, () => schema.safeParse(input))
  if (result.success) return result.data

  const lines = result.error.issues.flatMap(readUnion).map((issue) => {
    const { path } = issue
    const field = describePath(
      issue.code === 'unrecognized_keys' ? [...path, ...issue.keys.slice(0, 1)] : path,
    )
    const value = getValueAt(input, path)
    if (isMissing(issue, value)) return `${field} : à remplir`
    return `${field} : trouvé ${describeValue(value)}; attendu : ${describeExpected(issue)}`
  })
  throw contentError(file, lines)
}
