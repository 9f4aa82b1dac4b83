// From a file to the data of its form, and back: a save without a change changes no byte.
import { parse } from 'yaml'
import { formatYaml } from '../../content/load/yaml'
import type { Field } from './form'

/** The name of the only field of a form whose file is a list. */
export const wholeList = 'items'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value in the order of its fields, without those that are empty. */
function withoutEmpty(field: Field, value: unknown): unknown {
  if (field.kind === 'group') {
    const fields = Object.entries(field.fields).flatMap(([name, inner]) => {
      const kept = withoutEmpty(inner, isRecord(value) ? value[name] : undefined)
      return kept === undefined ? [] : [[name, kept] as const]
    })
    return fields.length > 0 ? Object.fromEntries(fields) : undefined
  }

  if (field.kind === 'list') {
    const items = Array.isArray(value)
      ? value.map((item: unknown) => withoutEmpty(field.item, item))
      : []
    return items.length === 0 && field.isOptional ? undefined : items
  }

  // Decap leaves out a switch that nobody touched.
  if (field.kind === 'switch' && !field.isOptional) return value === true
  return value === '' || value === null ? undefined : value
}

export const toForm = (text: string): unknown => {
  const value: unknown = parse(text)
  return Array.isArray(value) ? { [wholeList]: value } : value
}

/** The content of a file, from the data of its form. */
export const toContent = (form: Field, data: unknown) =>
  withoutEmpty(form, form.kind === 'list' && isRecord(data) ? data[wholeList] : data)

export const toFile = (form: Field, data: unknown) => formatYaml(toContent(form, data))

/** The same, for data whose form is not known. */
export const toPlainFile = (data: unknown) =>
  formatYaml(isRecord(data) && Array.isArray(data[wholeList]) ? data[wholeList] : data)

export const articleToForm = (text: string) => {
  const [, fields = '', body = ''] = /^---\n([\s\S]*?)\n---\n\n?([\s\S]*)$/.exec(text) ?? []
  return { ...(parse(fields) as object), body }
}

export function articleToFile(form: Field, data: unknown): string {
  const body = isRecord(data) && typeof data.body === 'string' ? data.body : ''
  return `---\n${formatYaml(withoutEmpty(form, data))}---\n\n${body.trimEnd()}\n`
}
