// What Decap CMS needs to know, read from the schemas: a field that is added to one has its place in the form.
import type { $ZodType } from 'zod/v4/core'
import type { ContentFile, Group } from '../../content/words'
import { wholeList } from './entries'
import { readField, type Field, type Node, type PlainKind } from './nodes'

type Widget = Record<string, unknown>

/** What tells an item of a list from the others. */
const telling = ['title', 'name', 'question', 'label', 'who', 'legend', 'path', 'text', 'id', 'phone', 'door']

const plain: Readonly<Record<PlainKind, Widget>> = {
  number: { widget: 'number', value_type: 'float', step: 0.0001 },
  switch: { widget: 'boolean' },
  text: { widget: 'text' },
  picture: { widget: 'picture' },
  line: { widget: 'string' },
}

/** The sentence of guides.yml under a field: of the ends of its path that are known there, the longest. */
function makeGuide(guides: Readonly<Record<string, string>>) {
  const ends = Object.entries(guides).flatMap(([keys, sentence]) =>
    keys.split(', ').map((key) => ({
      sentence,
      length: key.split('.').length,
      end: new RegExp(`(?:^|\\.)${key.replaceAll('.', '\\.').replaceAll('*', '[^.]+')}$`),
    })),
  )
  ends.sort((a, b) => b.length - a.length)
  return (path: string) => ends.find(({ end }) => end.test(path))?.sentence
}

export function makeForms(names: Readonly<Record<string, string>>, guides: Readonly<Record<string, string>>) {
  const guideOf = makeGuide(guides)
  const nameOf = (name: string, path: string) => {
    const label = names[name]
    if (label === undefined) throw new Error(`${path}: name « ${name} » for authors in scripts/editor/names.yml.`)
    return label
  }

  function widgetOf(node: Node, path: string, isOptional = false): Widget {
    switch (node.kind) {
      case 'object':
        return { widget: 'object', collapsed: true, fields: widgetsOf(node.fields, path, isOptional) }
      case 'list': {
        const { item, min, max } = node
        const size = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) }
        const isFixed = min !== undefined && min === max
        const common = { widget: 'list', collapsed: true, ...size, allow_add: !isFixed, allow_remove: !isFixed }
        if (item.kind !== 'object') return { ...common, field: { label: 'Texte', name: 'text', ...widgetOf(item, path) } }
        const summary = telling.find((name) => name in item.fields)
        return { ...common, fields: widgetsOf(item.fields, path), ...(summary !== undefined && { summary: `{{fields.${summary}}}` }) }
      }
      case 'choice':
        return { widget: 'select', options: node.options.map((value) => ({ label: names[String(value)] ?? String(value), value })) }
      default:
        return plain[node.kind]
    }
  }

  // Decap asks for each required field of a group, even of one that may be left empty: there the schema alone says what is missing.
  const widgetsOf = (fields: Readonly<Record<string, Field>>, path: string, isInOptional = false): Widget[] =>
    Object.entries(fields).map(([name, field]) => {
      const { node } = field
      const isOptional = isInOptional || field.isOptional
      const place = `${path}.${name}`
      const hint = guideOf(place)
      const required = !isOptional && node.kind !== 'switch'
      return { label: nameOf(name, place), name, required, ...(hint !== undefined && { hint }), ...widgetOf(node, place, isOptional) }
    })

  /** The fields of a file, each of them with its guide's sentence; « Voir la page » stands above the first. */
  const formOf = (schema: $ZodType, path: string, page?: string): Widget[] => {
    const field = readField(schema, path)
    const fields = widgetsOf(field.node.kind === 'object' ? field.node.fields : { [wholeList]: field }, path)
    if (page && fields[0]) {
      const seen = [`[Voir la page](${page === '/' ? page : `${page}/`})`, fields[0].hint]
      fields[0].hint = seen.filter(Boolean).join(' ')
    }
    return fields
  }

  const fileOf = ({ file, label, page, schema }: ContentFile) => {
    const name = nameOfFile(file)
    return { name, label, file, fields: formOf(schema, name, page) }
  }

  return {
    collections: (groups: readonly Group[]) =>
      groups.map(({ name, label, files }) => ({ name, label, format: 'content', editor: { preview: false }, files: files.map(fileOf) })),
    articleFields: (schema: $ZodType) => formOf(schema, 'articles', '/blog'),
  }
}

/** content/pages/faq.yml and content/faq.yml are two. */
export const nameOfFile = (file: string) => file.replace(/^content\/|\.yml$/g, '').replaceAll('/', '-')
