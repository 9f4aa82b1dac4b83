import { readFileSync } from 'node:fs'
import { isNode, LineCounter, parseDocument, stringify } from 'yaml'
import type { z } from 'zod'
// In development another module stands here, new at each change of a file that is read below: Next then reads them all again.
import '#changed'
import { withPlaceholders, type Placeholders } from './fill'

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
function expected(issue: z.core.$ZodIssue): string {
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

const at = (input: unknown, path: readonly PropertyKey[]) =>
  path.reduce<unknown>((value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined), input)

/** What stops the build, said to authors. */
export const refusal = (file: string, lines: readonly string[]) =>
  new Error(`Contenu à corriger dans ${file}\n${lines.map((line) => `  ${line}.`).join('\n')}`)

/** A text as an editor of Windows may leave it, without its line ends and its byte order mark. */
export function plainText(file: string, text: string): string {
  // Where it saved as Windows used to, whoever reads UTF-8 finds one sign for each accent.
  const [word] = /[\p{L}’]*\uFFFD[\p{L}’\uFFFD]*/u.exec(text) ?? []
  if (word === undefined) return text.replace(/^\uFEFF|\r(?=\n)/g, '')
  throw refusal(file, [`(tout le fichier) : trouvé « ${word} », sans ses accents; attendu : un fichier enregistré en UTF-8`])
}

const nameOf = (path: readonly PropertyKey[]) => path.map(String).join('.') || '(tout le fichier)'

/** The one door of content: a mistake stops the build, and is told in French because who reads it writes the words, not the code. */
export function checkContent<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  input: unknown,
  { placeholders = {}, placeOf = nameOf }: { placeholders?: Placeholders; placeOf?: typeof nameOf } = {},
): z.output<Schema> {
  const result = withPlaceholders(placeholders, () => schema.safeParse(input))
  if (result.success) return result.data
  const lines = result.error.issues.map((issue) => {
    const { path } = issue
    const place = placeOf(issue.code === 'unrecognized_keys' ? [...path, ...issue.keys.slice(0, 1)] : path)
    return `${place} : trouvé ${found(at(input, path))}; attendu : ${expected(issue)}`
  })
  throw refusal(file, lines)
}

const quoted =
  'entre deux apostrophes droites, un texte qui commence par un signe ou qui contient des guillemets; à l’intérieur, des apostrophes courbes (’)'

/** The first is the mistake that everyone makes once; of those that are not here, most are in a text without its apostrophes. */
const yamlMistakes: Partial<Record<string, string>> = {
  BLOCK_AS_IMPLICIT_KEY: "entre deux apostrophes droites, un texte qui contient « : », comme title: 'Âgisme : répondre'",
  DUPLICATE_KEY: 'chaque champ une seule fois',
  MISSING_CHAR: 'ici ou plus haut, l’apostrophe droite ou le guillemet qui ferme un texte, ou le tiret qui commence une ligne de liste',
  TAB_AS_INDENT: 'des espaces, et non une tabulation',
}

/** What a YAML text says, and the place of each of its fields in the file; `above`: the lines of the file before it. */
export function parseYaml(file: string, text: string, above = 0) {
  const refuse = (line: number, mistake: string) => refusal(file, [`ligne ${String(line + above)} : attendu : ${mistake}`])
  for (const [at, line] of text.split('\n').entries()) {
    // YAML takes the rest of such a line for a comment, and says nothing.
    if (/^[ -]*[\w-]+: +[^'"\s|>].* #/.test(line)) throw refuse(at + 1, 'entre deux apostrophes droites, un texte qui contient « # »')
    if (/^[ -]*(?:[\w-]+:)? *[*&]/.test(line)) throw refuse(at + 1, quoted)
  }
  const counter = new LineCounter()
  const document = parseDocument(text, { lineCounter: counter })
  const [mistake] = document.errors
  if (mistake) throw refuse(mistake.linePos?.[0].line ?? 1, yamlMistakes[mistake.code] ?? quoted)
  const lineOf = (path: readonly PropertyKey[]): number => {
    const node: unknown = document.getIn(path, true)
    if (isNode(node) && node.range) return counter.linePos(node.range[0]).line + above
    return path.length === 0 ? 1 + above : lineOf(path.slice(0, -1))
  }
  const placeOf = (path: readonly PropertyKey[]) => `ligne ${String(lineOf(path))}, ${nameOf(path)}`
  return { input: document.toJS() as unknown, placeOf }
}

type ContentFile<Schema extends z.ZodType> = { file: string; schema: Schema }

/** The words of one file of content/, checked: what is exported from there is true to its schema. */
export function load<Schema extends z.ZodType>({ file, schema }: ContentFile<Schema>, placeholders: Placeholders = {}): z.output<Schema> {
  const { input, placeOf } = parseYaml(file, plainText(file, readFileSync(file, 'utf8')))
  return checkContent(file, schema, input, { placeholders, placeOf })
}

/** Several files at once: the mistakes of all of them are told together. */
export function loadAll<Files extends Record<string, ContentFile<z.ZodType>>>(files: Files, placeholders: Placeholders) {
  const mistakes: string[] = []
  const words = Object.entries(files).map(([name, file]) => {
    try {
      return [name, load(file, placeholders)]
    } catch (error) {
      mistakes.push(error instanceof Error ? error.message : String(error))
      return [name]
    }
  })
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'))
  return Object.fromEntries(words) as { [Name in keyof Files]: z.output<Files[Name]['schema']> }
}

/** The one form of the files of content/: a text is a line, or a block of lines, so that a change shows as that change alone. */
export const formatYaml = (value: unknown) => stringify(value, { lineWidth: 0, singleQuote: true, aliasDuplicateObjects: false })
