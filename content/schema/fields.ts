import { z } from 'zod'
import { fillPlaceholders, findUnknownPlaceholders } from '../text/fill-placeholders'
import { monthNames } from '@/lib/months'
import { preventOrphan, keepShortWordsWithNext, typeset } from '@/lib/typography'

/* The fields from which the schemas are made. Each field of a schema has its label and its hint in
   the editor beside it, in `.meta()`. */

declare module 'zod' {
  interface GlobalMeta {
    label?: string
    hint?: string
    /** The control of the editor, where the schema alone does not determine it. */
    widget?: 'string' | 'text' | 'picture'
    /** The label of each value of a choice. */
    choices?: Readonly<Record<string, string>>
  }
}

type Limit = { max: number }

const limitLength = (field: z.ZodString, max?: number) =>
  max === undefined ? field : field.max(max)

/** A text that is not empty, rendered as it is typed. */
export const plainText = ({ max }: Partial<Limit> = {}) =>
  limitLength(z.string().trim().min(1), max)

function fillAndTypeset(value: string, context: z.RefinementCtx) {
  const filled = fillPlaceholders(value)
  for (const expected of findUnknownPlaceholders(filled)) context.addIssue(expected)
  return typeset(filled)
}

/** One or more sentences, whose placeholders are filled and whose typography is set. */
export const text = ({ max }: Limit) => plainText({ max }).transform(fillAndTypeset)

/** A title: short words stay with the next one, and the browser balances its lines. */
export const title = ({ max }: Limit) => text({ max }).transform(keepShortWordsWithNext)

/**
 * The first paragraph of a page or the caption of a picture, whose last word never stands alone on
 * a line.
 */
export const withoutOrphan = ({ max }: Limit) => text({ max }).transform(preventOrphan)

/** A message that the specification quotes: it is kept to the letter, spaces included. */
export const verbatim = ({ max }: Partial<Limit> = {}) => limitLength(z.string().min(1), max)

const listPlaceholderNames = (value: string) =>
  Array.from(value.matchAll(/\{\w+\}/g), ([placeholder]) => placeholder)
    .sort()
    .join(', ')

/** A text that the program completes: it holds each of these names between braces, and no other. */
export const template = (names: readonly string[], { max = 400 }: Partial<Limit> = {}) => {
  const placeholders = listPlaceholderNames(names.map((name) => `{${name}}`).join())

  return plainText({ max })
    .refine(
      (value) => listPlaceholderNames(value) === placeholders,
      `un texte avec ${placeholders}`,
    )
    .transform(typeset)
}

/** Words as families type them, separated by commas. */
export const commaSeparated = ({ max }: Limit) =>
  verbatim({ max }).transform((line) => line.split(',').map((word) => word.trim()))

/** One of a few values, each with the label that authors choose it by. */
export const choice = <const Choices extends Readonly<Record<string, string>>>(
  choices: Choices,
) => {
  const labels = Object.entries(choices).map(([value, label]) =>
    value === label.toLowerCase() ? label : `${label} (${value})`,
  )
  return z
    .enum(Object.keys(choices) as (keyof Choices & string)[], {
      error: `une de ces valeurs : ${labels.join(', ')}`,
    })
    .meta({ choices })
}

/** The target of a link: a page of the site, an anchor, a phone number or an e-mail address. */
export const href = () =>
  z.string().regex(/^(\/|#|tel:|mailto:)/, 'un chemin du site comme /contact')

export const slug = (example = 'cout-du-service') =>
  z
    .string()
    .regex(
      /^[a-z0-9]+(-[a-z0-9]+)*$/,
      `des minuscules sans accent et des traits d’union, comme ${example}`,
    )

export const webAddress = () =>
  z.url({ protocol: /^https$/, error: 'une adresse complète comme https://www.quebec.ca/' })

/** A day as a text says it, and in its ISO form. */
export type Day = { text: string; iso: string }

function readDate(value: string, context: z.RefinementCtx): Day {
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2}|1er) (\S+) (\d{4})$/.exec(value.trim()) ?? []
  const monthNumber = String(monthNames.indexOf(month) + 1).padStart(2, '0')
  const iso = `${year}-${monthNumber}-${day.replace('er', '').padStart(2, '0')}`
  const isReal = !Number.isNaN(Date.parse(iso)) && new Date(iso).toISOString().startsWith(iso)

  if (!isReal) context.addIssue('une date écrite comme 12 novembre 2026')
  return { text: typeset(value.trim()), iso }
}

/**
 * A date as people write it, « 12 novembre 2026 », with its ISO form for <time> and the structured
 * data.
 */
export const longDate = () => z.string().transform(readDate).meta({ widget: 'string' })

/** A phone number as it is read: 911, 811 or 1 866 277-3553. {phone} is the agency's. */
export const phone = () =>
  z
    .string()
    .regex(
      /^(\{phone\}|\d{3}|(1 )?\d{3} \d{3}-\d{4})$/,
      'un numéro écrit comme 1 800 683-2245 ou 811',
    )
    .transform(fillAndTypeset)

/** The year of the source of a line's hours, which npm run fresh lists once it is past. */
export const hoursYear = () =>
  z.number().int().min(2000).max(2100).optional().meta({
    label: 'Heures, année de la source',
    hint: 'L’année du texte où les heures ont été lues.',
  })
