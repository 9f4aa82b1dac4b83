import type { z } from 'zod'

type Issue = z.core.$ZodIssue

/** What was found, as an author would say it: short, quoted, never a dump. */
function found(value: unknown): string {
  if (value === undefined || value === null) return 'rien'
  if (typeof value === 'string') {
    if (value.trim() === '') return 'un texte vide'
    return value.length > 60 ? `« ${value.slice(0, 57)}… » (${String(value.length)} caractères)` : `« ${value} »`
  }
  if (Array.isArray(value)) return `une liste de ${String(value.length)}`
  return typeof value === 'object' ? 'un groupe de champs' : JSON.stringify(value)
}

const kinds: Partial<Record<string, string>> = {
  string: 'du texte',
  number: 'un nombre',
  array: 'une liste',
  boolean: 'true ou false',
  object: 'un groupe de champs',
}

function size(origin: string, count: number, bound: string): string {
  if (origin === 'array') return `${bound} ${String(count)} éléments`
  if (origin === 'string') return count === 1 ? 'du texte' : `${bound} ${String(count)} caractères`
  return `${bound} ${String(count)}`
}

/** What the schema wants, in French. A schema may say it better with its own message, which then wins. */
function expected(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return kinds[issue.expected] ?? issue.expected
    case 'too_small':
      return size(issue.origin, Number(issue.minimum), issue.exact === true ? 'exactement' : 'au moins')
    case 'too_big':
      return size(issue.origin, Number(issue.maximum), issue.exact === true ? 'exactement' : 'au plus')
    case 'invalid_value':
      return `une de ces valeurs : ${issue.values.map(String).join(', ')}`
    case 'unrecognized_keys':
      return `seulement les champs prévus; retirez ou corrigez ${issue.keys.join(', ')}`
    default:
      return issue.message
  }
}

function at(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined), input)
}

/** An editor that saves as Windows used to: whoever reads such a file as UTF-8 finds this sign for each accent. */
export function refuseLostLetters(file: string, text: string): void {
  if (!text.includes('\uFFFD')) return
  const [word] = /[\p{L}’]*\uFFFD[\p{L}’\uFFFD]*/u.exec(text) ?? ['']
  throw new Error(
    `Contenu à corriger dans ${file}\n  (tout le fichier) : trouvé « ${word} », sans ses accents; attendu : un fichier enregistré en UTF-8.`,
  )
}

/**
 * The one door through which content enters the site. A mistake stops the build and names the file, the field, what was found and what
 * is expected, in French, because the person who reads it writes the words, not the code.
 */
export function checkContent<Schema extends z.ZodType>(file: string, schema: Schema, input: unknown): z.output<Schema> {
  refuseLostLetters(file, JSON.stringify([input]))
  const result = schema.safeParse(input)
  if (result.success) return result.data
  const lines = result.error.issues.map(
    (issue) =>
      `  ${issue.path.map(String).join('.') || '(tout le fichier)'} : trouvé ${found(at(input, issue.path))}; attendu : ${expected(issue)}.`,
  )
  throw new Error(`Contenu à corriger dans ${file}\n${lines.join('\n')}`)
}

/** The same door for content written in TypeScript, where the editor already helps the author. */
export function parseContent<Schema extends z.ZodType>(file: string, schema: Schema, input: z.input<Schema>): z.output<Schema> {
  return checkContent(file, schema, input)
}
