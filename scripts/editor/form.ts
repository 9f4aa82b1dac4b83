// Builds the form of a schema for Decap CMS from the JSON Schema of zod, so that a field added to a
// schema is in its form.
import { z } from 'zod'
import { describeValue } from '@/content/load/messages'
import decap from './decap.json'

type Control = {
  widget: 'object' | 'list' | 'select' | 'boolean' | 'number' | 'string' | 'text' | 'picture'
  /** The fields of a group, or of the groups of a list. */
  fields?: readonly Field[] | undefined
  /** The field of each item of a list without groups. */
  field?: object
  [setting: string]: unknown
}

export type Field = Control & { name: string; label: string; isOptional: boolean }

/** The form of a file, whose only field is `wholeList` if the file is a list. */
export type Form = { fields: readonly Field[]; isList: boolean }

type Meta = Pick<z.core.GlobalMeta, 'label' | 'hint' | 'widget' | 'choices'>
type JsonSchema = z.core.JSONSchema.BaseSchema & Meta
type Properties = Record<string, JsonSchema>

export const wholeList = 'items'

/** The name of one item, by the label of its list. */
const singulars: Partial<Record<string, string>> = decap.singulars

/** A text that may have more characters has a field of several lines. */
const longestLine = 160

/** The fields by which authors recognise an item of a list, the best first. */
const summaryFields = [
  'day',
  'title',
  'name',
  'question',
  'label',
  'who',
  'legend',
  'path',
  'text',
  'id',
  'phone',
  'service',
]

export function readForm(schema: z.ZodType): Form {
  const json: JsonSchema = z.toJSONSchema(schema, { io: 'input' })
  const isList = json.type === 'array'
  return { isList, fields: isList ? [buildField(wholeList, json)] : buildFields(json) }
}

function buildField(name: string, schema: JsonSchema, isOptional = false): Field {
  const { label, hint } = schema
  if (label === undefined)
    throw new Error(`${name} has no label: add .meta({ label: '…' }) to it in content/schema.`)

  const control = buildControl(schema)
  // A label may itself say, between parentheses, when the field is needed.
  const isMarked = isOptional && control.widget !== 'boolean' && !label.endsWith(')')
  return {
    name,
    label: isMarked ? decap.words.optional.replace('{label}', label) : label,
    isOptional,
    // The schema reports what is missing at the save, together with every other mistake.
    required: false,
    // Decap turns an example of a link in a hint into a link, so its bracket is escaped.
    ...(hint !== undefined && { hint: hint.replaceAll('[', '\\[') }),
    ...control,
  }
}

const buildFields = ({ properties = {}, required = [] }: JsonSchema): Field[] =>
  Object.entries(properties).map(([name, schema]) =>
    buildField(name, schema as JsonSchema, !required.includes(name)),
  )

function buildControl(schema: JsonSchema): Control {
  if (schema.widget) return { widget: schema.widget }
  if (schema.anyOf) return buildControl(mergeOptions(schema.anyOf))
  if (schema.type === 'boolean') return { widget: 'boolean', default: schema.default ?? false }
  if (schema.const !== undefined || schema.enum)
    return { widget: 'select', options: listChoices(schema) }

  switch (schema.type) {
    case 'object':
      return { widget: 'object', collapsed: true, fields: buildFields(schema) }
    case 'array':
      return buildListControl(schema)
    case 'number':
    case 'integer':
      return { widget: 'number', value_type: 'float', step: 0.0001 }
    default:
      return { widget: isLine(schema) ? 'string' : 'text' }
  }
}

const listChoices = ({ const: only, enum: values, choices = {} }: JsonSchema) =>
  (values ?? [only]).map((value) => ({ label: choices[String(value)] ?? String(value), value }))

/** The items of a tuple are all alike, and have the form of its rest or else of its first. */
function buildListControl({
  label = '',
  items,
  prefixItems = [],
  minItems,
  maxItems,
}: JsonSchema): Control {
  const item = buildControl((items || prefixItems[0]) as JsonSchema)
  const isFixed = minItems !== undefined && minItems === maxItems
  const list = {
    widget: 'list' as const,
    collapsed: true,
    allow_add: !isFixed,
    allow_remove: !isFixed,
    // A space leaves « Ajouter » alone.
    label_singular: singulars[label] ?? ' ',
  }
  const { fields } = item
  if (!fields) return { ...list, field: { label: 'Texte', name: 'text', ...item } }

  const summary = findSummaryField(fields)
  return { ...list, fields, ...(summary && { summary: `{{fields.${summary}}}` }) }
}

const findSummaryField = (fields: readonly Field[] = []) =>
  summaryFields.find((wanted) => fields.some(({ name }) => name === wanted)) ?? ''

const isLine = ({ type, widget, pattern, format, maxLength = Infinity }: JsonSchema) =>
  widget === 'string' ||
  (type === 'string' && (pattern !== undefined || format !== undefined || maxLength <= longestLine))

/**
 * Makes one form of a union: all the fields of its groups, of which those that tell the groups
 * apart come first and may stay empty; or else one line for its values.
 */
function mergeOptions(options: readonly JsonSchema[]): JsonSchema {
  if (options.some(({ type }) => type !== 'object')) return options.find(isLine) ?? {}

  const { required = [] } = Object.assign({}, ...options) as JsonSchema
  const all = Object.assign({}, ...options.map((option) => option.properties)) as Properties
  const isShared = (name: string) => options.every(({ properties = {} }) => name in properties)
  const names = Object.keys(all).sort((a, b) => Number(isShared(a)) - Number(isShared(b)))
  return {
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, all[name]])) as Properties,
    required: required.filter(isShared),
  }
}

const optionalMark = decap.words.optional.replace('{label}', '')

type Content = { [key: PropertyKey]: Content } | undefined

/** Names an item of a list by its title or, without one, by its number. */
function describeItem(label = '', index: number, list: Partial<Control> = {}, item: Content) {
  const title = item?.[findSummaryField(list.fields)]
  return `${label} ${title ? describeValue(title) : index + 1}`
}

/** Returns the control at a path, and the labels on the way to it. */
function followPath(form: Form, path: readonly PropertyKey[], content?: unknown) {
  const labels: string[] = []
  let control: Partial<Control> | undefined = form
  const [keys, start] = form.isList
    ? [[wholeList, ...path], { [wholeList]: content }]
    : [path, content]
  let value = start as Content

  for (const key of keys) {
    value = value?.[key]
    if (typeof key === 'number') {
      labels.push(describeItem(labels.pop(), key, control, value))
      control = control?.field ?? control
    } else {
      const field: Field | undefined = control?.fields?.find(({ name }) => name === key)
      labels.push(field?.label.replace(optionalMark, '') ?? String(key))
      control = field
    }
  }

  return { labels, widget: control?.widget }
}

/**
 * Describes a path by the labels of the form: « Questions « Quand? », Réponse » for
 * `questions.1.answer`.
 */
export const describePath = (form: Form, path: readonly PropertyKey[], content?: unknown): string =>
  followPath(form, path, content).labels.join(', ')

export const getWidget = (form: Form, path: readonly PropertyKey[]) => followPath(form, path).widget
