// From a file to its form and back: a save that changes nothing changes no byte.
import { parse } from 'yaml'
import { formatYaml } from '../../content/load/yaml'
import type { Field } from './form'

/** The one field of a form whose file is a list. */
export const wholeList = 'items'

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Its fields in the order of the schema, without those that were left empty. */
function tidy(field: Field, value: unknown): unknown {
  if (field.kind === 'group') {
    const fields = Object.entries(field.fields).flatMap(([name, inner]) => {
      const held = tidy(inner, isRecord(value) ? value[name] : undefined)
      return held === undefined ? [] : [[name, held] as const]
    })
    return fields.length > 0 ? Object.fromEntries(fields) : undefined
  }

  if (field.kind === 'list') {
    const items = Array.isArray(value) ? value.map((item: unknown) => tidy(field.item, item)) : []
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

/** What a file holds, of what its form does. */
export const heldBy = (field: Field, data: unknown) => tidy(field, field.kind === 'list' && isRecord(data) ? data[wholeList] : data)

export const toFile = (field: Field, data: unknown) => formatYaml(heldBy(field, data))

export const articleToForm = (text: string) => {
  const [, fields = '', body = ''] = /^---\n([\s\S]*?)\n---\n\n?([\s\S]*)$/.exec(text) ?? []
  return { ...(parse(fields) as object), body }
}

export function articleToFile(field: Field, data: unknown): string {
  const body = isRecord(data) && typeof data.body === 'string' ? data.body : ''
  return `---\n${formatYaml(tidy(field, data))}---\n\n${body.trimEnd()}\n`
}

/** The addresses of this site that are written in a field, or in a link of Markdown, and lead to no page. */
export function lostLinks(
  value: unknown,
  pages: ReadonlySet<string>,
  path: PropertyKey[] = [],
): { path: PropertyKey[]; address: string }[] {
  if (typeof value === 'string') {
    const addresses = Array.from(value.matchAll(/(?:^|\]\()(\/[\w/-]*)/g), ([, address = '']) => address)
    return addresses.filter((address) => !pages.has(address.replace(/(?<=.)\/$/, ''))).map((address) => ({ path, address }))
  }
  if (typeof value !== 'object' || value === null) return []
  const nameOf = (key: string) => (Array.isArray(value) ? Number(key) : key)
  return Object.entries(value).flatMap(([key, inner]) => lostLinks(inner, pages, [...path, nameOf(key)]))
}

export const plainFile = (data: unknown) => formatYaml(isRecord(data) && Array.isArray(data[wholeList]) ? data[wholeList] : data)
