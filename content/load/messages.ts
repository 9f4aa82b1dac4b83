import type { z } from 'zod'

/* The messages that tell authors of a mistake: short French, with what was found and what was
   expected. */

/** Describes a value as its author would recognise it: quoted, never a dump. */
export function describeValue(value: unknown) {
  if (value === undefined || value === null) return 'rien'
  if (Array.isArray(value)) return `une liste de ${value.length}`
  if (typeof value === 'object') return 'un groupe de champs'
  if (typeof value !== 'string') return JSON.stringify(value)
  if (value.trim() === '') return 'un texte vide'

  return value.length > 60
    ? `« ${value.slice(0, 57)}… » (${value.length} caractères)`
    : `« ${value} »`
}

const kinds: Partial<Record<string, string>> = {
  string: 'du texte',
  number: 'un nombre',
  int: 'un nombre entier',
  array: 'une liste',
  boolean: 'true ou false',
  object: 'un groupe de champs',
}

function describeSize(origin: string, count: number, bound: string) {
  if (origin === 'array') return `${bound} ${count} éléments`
  if (origin === 'string') return count === 1 ? 'du texte' : `${bound} ${count} caractères`
  return `${bound} ${count}`
}

/**
 * The message for a value of another kind. Every schema must give a better one, with an example,
 * which a test checks.
 */
export const otherValue = 'une autre valeur'

/** Tells whether a message is one of Zod's own, in English. */
export const isZodMessage = (message: string) => /^(Invalid|Too|Unrecognized)\b/.test(message)

/** Describes what the schema expects. A message of the schema itself takes precedence. */
export function describeExpected(issue: z.core.$ZodIssue) {
  if (!isZodMessage(issue.message)) return issue.message

  switch (issue.code) {
    case 'invalid_type':
      return kinds[issue.expected] ?? otherValue
    case 'too_small':
      return describeSize(
        issue.origin,
        Number(issue.minimum),
        issue.exact === true ? 'exactement' : 'au moins',
      )
    case 'too_big':
      return describeSize(
        issue.origin,
        Number(issue.maximum),
        issue.exact === true ? 'exactement' : 'au plus',
      )
    case 'invalid_value':
      return `une de ces valeurs : ${issue.values.map(String).join(', ')}`
    case 'unrecognized_keys':
      return `seulement les champs prévus; retirez ou corrigez ${issue.keys.join(', ')}`
    default:
      return otherValue
  }
}
