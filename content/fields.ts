import { z } from 'zod'
import { bindEnd, bindTitle, months, typeset } from './typography'

/* What the schemas are made of. The sentence that authors read under a field is in scripts/editor/guides.yml. */

/** What authors may write between braces in any text, {phone} or {creditRate}: content/site.ts and content/rules.ts put their facts here. */
export const placeholders: Record<string, string> = {}

export function fill(text: string, unknown: (name: string) => void = () => undefined): string {
  return text.replace(/\{([a-zA-Z]+)\}/g, (whole, name: string) => {
    const value = placeholders[name]
    if (value === undefined) unknown(name)
    return value ?? whole
  })
}

/** A text that is not empty, as it is written. */
export const written = (max = Infinity) => z.string().trim().min(1).max(max)

/** A sentence or a few: trimmed, its placeholders filled, its typography set. */
export const text = (max = 600) =>
  written(max).transform((value, context) => {
    const refuse = (name: string) => context.addIssue(`un repère connu (${Object.keys(placeholders).join(', ')}), et non {${name}}`)
    return typeset(fill(value, refuse))
  })

const marksIn = (value: string) => Array.from(value.matchAll(/\{\w+\}/g), ([mark]) => mark)

/** A text that the program completes: it holds these marks, '{n} {total}', and no other. */
const template = (marks: string) =>
  written(400)
    .refine((value) => marksIn(value).sort().join() === marksIn(marks).sort().join(), `un texte avec ${marksIn(marks).join(', ')}`)
    .transform(typeset)

/** In a group, a number is a text of at most so many characters, a string the marks of a template, an object a group inside it. */
type Field = number | string | z.ZodType | { readonly [name: string]: Field }
export type Shape = Readonly<Record<string, Field>>
type Group<Of> = z.ZodObject<{ -readonly [Name in keyof Of]: Made<Of[Name]> }, z.core.$strict>
type Made<Of> = Of extends z.ZodType ? Of : Of extends number | string ? ReturnType<typeof text> : Group<Of>

function make<Of extends Field>(field: Of): Made<Of>
function make(field: Field): z.ZodType {
  if (field instanceof z.ZodType) return field
  if (typeof field === 'number') return text(field)
  return typeof field === 'string' ? template(field) : group(field)
}

/** Fields that go together; any other is refused. */
export const group = <Of extends Shape>(shape: Of) =>
  z.strictObject(Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, make(field)]))) as z.ZodType as Group<Of>

export const list = <Of extends Field>(item: Of) => z.array(make(item))

/** Several fields of one kind, among those of a group: `...each(marked(), 'copied', 'saved')`. */
export const each = <Of extends z.ZodType, Name extends string>(field: Of, ...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, field])) as Record<Name, Of>

/** Several texts of one length, or with the same marks: `...texts(40, 'yes', 'no')`. */
export const texts = <Name extends string>(field: number | string, ...names: Name[]) => each(make(field), ...names)

/** A group of them, and nothing else. */
export const words = <Name extends string>(max: number, ...names: Name[]) => group(texts(max, ...names))

/** A title, whose lines the browser balances. */
export const title = (max: number) => text(max).transform(bindTitle)

/** The first paragraph of a page, or the sentence of a picture: its last word does not stand alone on a line. */
export const lead = (max = 420) => text(max).transform(bindEnd)

type MarkedPart = { text: string; isStrong: boolean; href?: string }

export type Marked = MarkedPart[]

function readMark(part: string): MarkedPart {
  const [, label, href] = /^\[(.+)\]\((.+)\)$/.exec(part) ?? []
  if (label !== undefined && href !== undefined) return { text: label, isStrong: false, href }
  const isStrong = part.startsWith('**')
  return { text: isStrong ? part.slice(2, -2) : part, isStrong }
}

/** A sentence with two marks of Markdown: **strong**, and [the name of a site](https://its.address/). */
export const marked = (max = 240) =>
  text(max).transform((value): Marked =>
    value
      .split(/(\*\*[^*]+\*\*|\[[^\]]+\]\(https:[^)\s]+\))/)
      .filter(Boolean)
      .map(readMark),
  )

/** Where a link leads: a page of the site, an anchor, a phone or an e-mail address. */
export const href = () => z.string().regex(/^(\/|#|tel:|mailto:)/, 'un chemin du site comme /contact')

export const slug = () =>
  z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'des minuscules sans accent et des traits d’union, comme cout-du-service')

export const webAddress = () => z.url({ protocol: /^https$/, error: 'une adresse complète comme https://www.quebec.ca/' })

function readDate(value: string, context: z.RefinementCtx) {
  const [, day = '', month = '', year = ''] = /^(\d{1,2}|1er) (\S+) (\d{4})$/.exec(value.trim()) ?? []
  const iso = `${year}-${String(months.split('|').indexOf(month) + 1).padStart(2, '0')}-${day.replace('er', '').padStart(2, '0')}`
  const isReal = !Number.isNaN(Date.parse(iso)) && new Date(iso).toISOString().startsWith(iso)
  if (!isReal) context.addIssue('une date écrite comme 12 novembre 2026')
  return { text: typeset(value.trim()), iso }
}

/** A date as people write it (« 12 novembre 2026 »), with its machine form for <time> and the structured data. */
export const longDate = () => z.string().transform(readDate).meta({ kind: 'line' })

/** A number that a telephone dials, as it is read: 911, 811 or 1 866 277-3553; {phone} is the agency's. */
export const phone = () =>
  z
    .string()
    .regex(/^(\{phone\}|\d{3}|(1 )?\d{3} \d{3}-\d{4})$/, 'un numéro écrit comme 1 800 683-2245 ou 811')
    .transform((number) => typeset(fill(number)))

/** A file of words, the name under which an author finds it, the page where they are read, and what it holds. */
export const file = <Of extends Field>(name: string, label: string, page: string, field: Of) => ({
  file: `content/${name}.yml`,
  label,
  page,
  schema: make(field),
})
