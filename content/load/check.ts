import type { z } from 'zod'
import { withPlaceholders, type Placeholders } from '../text/fill-placeholders'
import { describeExpected, describeValue, isZodMessage } from './messages'

type Path = readonly PropertyKey[]

/** Describes where a field is, as its author sees it: a line of a file, or a field of a form. */
export type DescribePath = (path: Path) => string

/** The mistakes of an author, in French: they stop the build or the save. */
export class ContentError extends Error {
  constructor(
    readonly file: string,
    readonly lines: readonly string[],
  ) {
    super(`Contenu à corriger dans ${file}\n${lines.map((line) => `  ${line}.`).join('\n')}`)
  }
}

export const formatPath: DescribePath = (path) => path.map(String).join('.') || '(tout le fichier)'

const getValueAt = (input: unknown, path: Path) =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined,
    input,
  )

/**
 * Returns the mistakes of a value that fits none of several schemas, against the nearest of them.
 */
function flattenUnion(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union' || !isZodMessage(issue.message)) return [issue]

  const [nearest = []] = issue.errors.toSorted((a, b) => a.length - b.length)
  return nearest.flatMap((inner) =>
    flattenUnion({ ...inner, path: [...issue.path, ...inner.path] }),
  )
}

/** Tells whether a field is empty, whatever its type. */
const isMissing = (issue: z.core.$ZodIssue, value: unknown) =>
  issue.code === 'invalid_type' && isZodMessage(issue.message) && (value ?? '') === ''

/** Returns the input as its schema parses it, or throws an error with all its mistakes. */
export function checkContent<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  input: unknown,
  {
    placeholders = {},
    describePath = formatPath,
  }: { placeholders?: Placeholders; describePath?: DescribePath } = {},
) {
  const result = withPlaceholders(placeholders, () => schema.safeParse(input))
  if (result.success) return result.data

  const lines = result.error.issues.flatMap(flattenUnion).map((issue) => {
    const { path } = issue
    const field = describePath(
      issue.code === 'unrecognized_keys' ? [...path, ...issue.keys.slice(0, 1)] : path,
    )
    const value = getValueAt(input, path)
    if (isMissing(issue, value)) return `${field} : à remplir`
    return `${field} : trouvé ${describeValue(value)}; attendu : ${describeExpected(issue)}`
  })
  throw new ContentError(file, lines)
}
