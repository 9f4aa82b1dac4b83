import { z } from 'zod'
import type { $ZodCheck, $ZodChecks, $ZodType, $ZodTypes } from 'zod/v4/core'

/** What a form has for a part of a schema. */
export type Node =
  | { kind: 'object'; fields: Readonly<Record<string, Field>> }
  | { kind: 'list'; item: Node; min?: number; max?: number }
  | { kind: 'choice'; options: readonly (string | number | boolean)[] }
  | { kind: PlainKind }

export type PlainKind = 'line' | 'text' | 'number' | 'switch' | 'picture'

export type Field = { node: Node; isOptional: boolean }

/** From this many characters on, a text has several lines to be written on. */
const longLine = 160

/** How many items or characters it takes. */
function limitsOf({ checks = [] }: { checks?: readonly $ZodCheck[] }): { min?: number; max?: number } {
  const limits: { min?: number; max?: number } = {}
  for (const { _zod } of checks as readonly $ZodChecks[]) {
    if (_zod.def.check === 'min_length') limits.min = _zod.def.minimum
    if (_zod.def.check === 'max_length') limits.max = _zod.def.maximum
    if (_zod.def.check === 'length_equals') limits.min = limits.max = _zod.def.length
  }
  return limits
}

function merged(nodes: readonly Node[], path: string): Node {
  const [first] = nodes
  if (!first) throw new Error(`${path}: nothing to choose from.`)
  const options = nodes.flatMap((node) => (node.kind === 'choice' ? node.options : []))
  if (nodes.every(({ kind }) => kind === 'choice')) return { kind: 'choice', options: [...new Set(options)] }
  if (nodes.every((node) => node.kind === 'object')) {
    const names = [...new Set(nodes.flatMap(({ fields }) => Object.keys(fields)))]
    const found = (name: string) => nodes.flatMap(({ fields }): Field[] => (fields[name] ? [fields[name]] : []))
    const isShared = (name: string) => found(name).length === nodes.length
    // What tells them apart comes first.
    const fields = [...names.filter((name) => !isShared(name)), ...names.filter(isShared)].flatMap((name) =>
      found(name)
        .slice(0, 1)
        .map((field): [string, Field] => [name, { ...field, isOptional: !isShared(name) }]),
    )
    return { kind: 'object', fields: Object.fromEntries(fields) }
  }
  // An address or a word of ours is written the same way.
  return nodes.find(({ kind }) => kind === 'line' || kind === 'text') ?? first
}

const optionsOf = (options: readonly $ZodType[], path: string) => options.map((option) => readField(option, path).node)

/** Reads a schema; `path` is where it stands, for the person who meets one that has no form yet. */
export function readField(schema: $ZodType, path: string): Field {
  const of = (node: Node): Field => ({ node, isOptional: false })
  const kind = z.globalRegistry.get(schema)?.kind
  if (kind === 'picture' || kind === 'line') return of({ kind })
  const { def } = (schema as $ZodTypes)._zod
  switch (def.type) {
    case 'optional':
    case 'default':
      return { ...readField(def.innerType, path), isOptional: true }
    case 'readonly':
      return readField(def.innerType, path)
    case 'pipe':
      return readField(def.in, path)
    case 'object':
      return of({
        kind: 'object',
        fields: Object.fromEntries(Object.entries(def.shape).map(([name, inner]) => [name, readField(inner, `${path}.${name}`)])),
      })
    case 'record': {
      const keys = readField(def.keyType, path).node
      if (keys.kind !== 'choice') throw new Error(`${path}: a record of any keys has no form; make it a list.`)
      const fields = keys.options.map((key): [string, Field] => [String(key), readField(def.valueType, path)])
      return of({ kind: 'object', fields: Object.fromEntries(fields) })
    }
    case 'array':
      return of({ kind: 'list', item: readField(def.element, `${path}[]`).node, ...limitsOf(def) })
    case 'tuple': {
      const items = optionsOf([...def.items, ...(def.rest ? [def.rest] : [])], `${path}[]`)
      const size = def.rest ? { min: def.items.length } : { min: def.items.length, max: def.items.length }
      return of({ kind: 'list', item: merged(def.rest ? items.slice(0, 1) : items, path), ...size })
    }
    case 'union':
      return of(merged(optionsOf(def.options, path), path))
    case 'enum':
      return of({ kind: 'choice', options: Object.values(def.entries) })
    case 'literal':
      return of(def.values.includes(true) ? { kind: 'switch' } : { kind: 'choice', options: def.values as (string | number)[] })
    case 'boolean':
      return of({ kind: 'switch' })
    case 'number':
      return of({ kind: 'number' })
    case 'string': {
      const isFormatted = def.checks?.some(({ _zod }) => _zod.def.check === 'string_format') ?? false
      return of({ kind: isFormatted || (limitsOf(def).max ?? Infinity) <= longLine ? 'line' : 'text' })
    }
    default:
      throw new Error(`${path}: the editor has no form for « ${def.type} » (scripts/editor/nodes.ts).`)
  }
}
