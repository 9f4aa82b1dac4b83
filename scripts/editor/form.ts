// The form of a schema, read from the JSON Schema that zod makes of it. Labels, hints and widgets
// come from `.meta()`.
import { z } from 'zod'

type Choice = { label: string; value: string | number | boolean | null }

type Control =
  | { kind: 'group'; fields: Readonly<Record<string, Field>> }
  | { kind: 'list'; item: Field; min: number | undefined; max: number | undefined }
  | { kind: 'choice'; choices: readonly Choice[] }
  | { kind: 'line' | 'text' | 'number' | 'switch' | 'picture' }

export type Field = Control & {
  label: string | undefined
  hint: string | undefined
  isOptional: boolean
}

type Meta = Pick<z.core.GlobalMeta, 'label' | 'hint' | 'widget' | 'choices'>
type JsonSchema = z.core.JSONSchema.BaseSchema & Meta

/** A text that may have more characters is written on several lines. */
const longestLine = 160

export const readForm = (schema: z.ZodType): Field =>
  fieldOf(z.toJSONSchema(schema, { io: 'input' }))

function fieldOf(schema: unknown, isOptional = false): Field {
  const known = schema as JsonSchema
  return { ...controlOf(known), label: known.label, hint: known.hint, isOptional }
}

function controlOf(schema: JsonSchema): Control {
  if (schema.widget) return { kind: schema.widget }
  if (schema.anyOf) return mergeOptions(schema.anyOf.map((option) => fieldOf(option)))
  if (schema.type === 'boolean') return { kind: 'switch' }
  if (schema.const !== undefined || schema.enum)
    return { kind: 'choice', choices: choicesOf(schema) }

  switch (schema.type) {
    case 'object':
      return { kind: 'group', fields: fieldsOf(schema) }
    case 'array':
      return listOf(schema)
    case 'number':
    case 'integer':
      return { kind: 'number' }
    default:
      return { kind: isLine(schema) ? 'line' : 'text' }
  }
}

function choicesOf({ const: only, enum: values = [], choices = {} }: JsonSchema): Choice[] {
  const all = only === undefined ? values : [only]
  return all.map((value) => ({ label: choices[String(value)] ?? String(value), value }))
}

function fieldsOf({ properties = {}, required = [] }: JsonSchema): Record<string, Field> {
  const fields = Object.entries(properties).map(
    ([name, inner]) => [name, fieldOf(inner, !required.includes(name))] as const,
  )
  return Object.fromEntries(fields)
}

/**
 * The items of a tuple are all alike: they have the form of its rest or, without one, of its first.
 */
function listOf({ items, prefixItems = [], minItems, maxItems }: JsonSchema): Control {
  return { kind: 'list', item: fieldOf(items || prefixItems[0]), min: minItems, max: maxItems }
}

const isLine = ({ pattern, format, maxLength = Infinity }: JsonSchema) =>
  pattern !== undefined || format !== undefined || maxLength <= longestLine

/**
 * One form for a union: all the fields of its groups, or else the line on which its values are
 * typed.
 */
function mergeOptions(options: readonly Field[]): Control {
  const groups = options.flatMap((option) => (option.kind === 'group' ? [option.fields] : []))
  if (groups.length === options.length) return { kind: 'group', fields: mergeGroups(groups) }

  return options.find(({ kind }) => kind === 'line') ?? { kind: 'text' }
}

/** The fields that tell the groups apart come first, and may be left empty. */
function mergeGroups(groups: readonly Readonly<Record<string, Field>>[]): Record<string, Field> {
  const all = Object.entries(Object.assign({}, ...groups) as Record<string, Field>)
  const isShared = (name: string) => groups.every((fields) => name in fields)

  const own = all
    .filter(([name]) => !isShared(name))
    .map(([name, field]) => [name, { ...field, isOptional: true }] as const)
  return Object.fromEntries([...own, ...all.filter(([name]) => isShared(name))])
}

/** A path in the labels of the form: « Questions 2, Réponse » for `questions.1.answer`. */
export function describePath(form: Field, path: readonly PropertyKey[]): string {
  const words: string[] = form.kind === 'list' && form.label !== undefined ? [form.label] : []
  let field: Field | undefined = form

  for (const key of path)
    if (typeof key === 'number') {
      words.push(`${words.pop() ?? ''} ${key + 1}`)
      field = field?.kind === 'list' ? field.item : undefined
    } else {
      field = field?.kind === 'group' ? field.fields[String(key)] : undefined
      words.push(field?.label ?? String(key))
    }

  return words.join(', ')
}
