import { z } from 'zod'
import { imageNames } from './images'
import { findPicture } from './pictures'
import { placeholders } from './placeholders'
import { atLeast, group, guided } from './shapes'
import { bindEnd, bindTitle, typeset } from './typography'

/** Replaces {phone}, {email}, {whoPays}… by the facts of content/site.yml, the figures of content/tools/rules.yml and the instructions of content/instructions.yml. */
export function fill(text: string, unknown: (name: string) => void = () => undefined): string {
  return text.replace(/\{([a-zA-Z]+)\}/g, (whole, name: string) => {
    const value = placeholders[name]
    if (value === undefined) unknown(name)
    return value ?? whole
  })
}

/** A sentence or a few: trimmed, its placeholders filled, its typography set. */
export const text = (max = 600, guide?: string) =>
  guided(
    z
      .string()
      .trim()
      .min(1)
      .max(max)
      .transform((value, context) =>
        typeset(
          fill(value, (name) => {
            context.addIssue({ code: 'custom', message: `un repère connu (${Object.keys(placeholders).join(', ')}), et non {${name}}` })
          }),
        ),
      ),
    guide,
  )

/** Several of one length, among the fields of a group: `...texts(40, 'yes', 'no')`. */
export const texts = <Name extends string>(max: number, ...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, text(max)])) as Record<Name, ReturnType<typeof text>>

/** A group of them, and nothing else. */
export const words = <Name extends string>(max: number, ...names: Name[]) => group(texts(max, ...names))

/** A title, whose lines the browser balances. */
export const title = (max: number, guide?: string) => guided(text(max).transform(bindTitle), guide)

/** The first paragraph of a page, or the sentence of a picture: its last word does not stand alone on a line. */
export const lead = (max = 420, guide?: string) => guided(text(max).transform(bindEnd), guide)

/** A message that the specification quotes: kept to the letter, spaces included. */
export const verbatim = () => z.string().min(1)

export const paragraphs = (min = 1, guide?: string) => atLeast(min, text(900), guide)

/** Where a link leads: a page of the site, an anchor, a phone or an e-mail address. */
export const href = () => z.string().regex(/^(\/|#|tel:|mailto:)/, 'un chemin du site comme /contact')

export const slug = () =>
  z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'des minuscules sans accent et des traits d’union, comme cout-du-service')

/** A picture of content/pictures.yml, with the sentence that stands there. */
export const image = () =>
  z
    .enum(imageNames, { error: `une image de content/pictures.yml : ${imageNames.join(', ')}` })
    .transform((name) => findPicture(name))
    .meta({ kind: 'picture' })
