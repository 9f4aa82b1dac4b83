// Converts a file to the data of its form and back: a save without a change changes no byte.
import { parse } from 'yaml'
import { formatYaml } from '@/content/load/yaml'
import { wholeList, type Field, type Form } from './form'

type Data = Partial<Record<string, unknown>>

/** Reads the values in the order of the fields, without empty ones. */
function readFields(fields: readonly Field[], data: unknown): Data | undefined {
  const values = fields.map((field) => [field.name, readValue(field, (data as Data)[field.name])])
  const filled = values.filter(([, value]) => value !== undefined)
  return filled.length > 0 ? (Object.fromEntries(filled) as Data) : undefined
}

/** Reads a group. An optional one that nobody opened holds nothing but its empty lists. */
function readGroup(fields: readonly Field[], data: unknown, isOptional: boolean) {
  const content = readFields(fields, data)
  const isUnopened = Object.values(content ?? {}).every(
    (value) => Array.isArray(value) && value.length === 0,
  )
  return isOptional && isUnopened ? undefined : content
}

function readValue({ widget, fields, field, isOptional }: Field, value: unknown): unknown {
  switch (widget) {
    case 'list': {
      const items = ((value ?? []) as unknown[]).map((item) =>
        fields ? readFields(fields, item) : readValue(field as Field, item),
      )
      return items.length === 0 && isOptional ? undefined : items
    }
    case 'object':
      return readGroup(fields ?? [], value ?? {}, isOptional)
    case 'boolean':
      // Decap leaves out a switch that nobody touched.
      return isOptional ? value : value === true
    default:
      return value === '' || value === null ? undefined : value
  }
}

/** Makes the content of a file from the data of its form. */
export function toContent({ fields, isList }: Form, data: unknown): unknown {
  const content = readFields(fields, data)
  return isList ? content?.[wholeList] : content
}

export const toFile = (form: Form, data: unknown) => formatYaml(toContent(form, data))

export const toForm = (text: string): unknown => {
  const value: unknown = parse(text)
  return Array.isArray(value) ? { [wholeList]: value } : value
}

export const convertArticleToForm = (text: string) => {
  const [, fields = '', body = ''] = /^---\n([\s\S]*?)\n---\n\n?([\s\S]*)$/.exec(text) ?? []
  return { ...(parse(fields) as object), body }
}

export function convertArticleToFile(form: Form, data: unknown): string {
  const { body = '', ...fields } = toContent(form, data) as { body?: string }
  return `---\n${formatYaml(fields)}---\n\n${body.trimEnd()}\n`
}
