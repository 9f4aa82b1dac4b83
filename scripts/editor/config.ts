// What Decap CMS needs to know of the forms: a field added to a schema is in its form.
import type { z } from 'zod'
import type { ContentFile, Group } from '../../content/schema/files'
import decap from './decap.json'
import { wholeList } from './entries'
import { readForm, type Field } from './form'

type Widget = Record<string, unknown>

/** The fields by which authors recognise an item of a list, the best first. */
const summaryFields = [
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

function widgetOf(field: Field, path: string): Widget {
  switch (field.kind) {
    case 'group':
      return { widget: 'object', collapsed: true, fields: widgetsOf(field.fields, path) }
    case 'list':
      return listWidget(field, path)
    case 'choice':
      return { widget: 'select', options: field.choices }
    case 'number':
      return { widget: 'number', value_type: 'float', step: 0.0001 }
    case 'switch':
      return { widget: 'boolean' }
    case 'line':
      return { widget: 'string' }
    default:
      return { widget: field.kind }
  }
}

function listWidget({ item, min, max }: Field & { kind: 'list' }, path: string): Widget {
  const isFixed = min !== undefined && min === max
  const list = { widget: 'list', collapsed: true, allow_add: !isFixed, allow_remove: !isFixed }
  if (item.kind !== 'group')
    return { ...list, field: { label: 'Texte', name: 'text', ...widgetOf(item, path) } }

  const summary = summaryFields.find((name) => name in item.fields)
  return {
    ...list,
    fields: widgetsOf(item.fields, path),
    ...(summary !== undefined && { summary: `{{fields.${summary}}}` }),
  }
}

// To Decap, no field is required: the schema says at the save what is missing, together with every
// other mistake.
const widgetsOf = (fields: Readonly<Record<string, Field>>, path: string): Widget[] =>
  Object.entries(fields).map(([name, field]) => {
    const place = `${path}.${name}`
    const { hint, isOptional, kind } = field
    const label =
      isOptional && kind !== 'switch'
        ? decap.words.optional.replace('{label}', field.label ?? '')
        : field.label
    if (field.label === undefined)
      throw new Error(`${place} has no label: add .meta({ label: '…' }) to it in content/schema.`)

    return {
      label,
      name,
      required: false,
      ...(hint !== undefined && { hint }),
      ...widgetOf(field, place),
    }
  })

/** The fields of a file, with a link to its page above the first. */
function formWidgets(schema: z.ZodType, path: string, page: string): Widget[] {
  const form = readForm(schema)
  const fields = widgetsOf(form.kind === 'group' ? form.fields : { [wholeList]: form }, path)
  const [first] = fields

  if (page !== '' && first) {
    const link = `[Voir la page](${page === '/' ? page : `${page}/`})`
    first.hint = [link, first.hint].filter(Boolean).join(' ')
  }
  return fields
}

function fileWidget({ file, label, page, schema }: ContentFile): Widget {
  const name = nameOfFile(file)
  return { name, label, file, fields: formWidgets(schema, name, page) }
}

export const collectionsOf = (groups: readonly Group[]) =>
  groups.map(({ name, label, files }) => ({
    name,
    label,
    format: 'content',
    files: files.map(fileWidget),
  }))

export const articleWidgets = (schema: z.ZodType) => formWidgets(schema, 'articles', '/blog')

/** Unique: content/pages/faq.yml is pages-faq, and content/faq.yml is faq. */
export const nameOfFile = (file: string) =>
  file.replace(/^content\/|\.yml$/g, '').replaceAll('/', '-')
