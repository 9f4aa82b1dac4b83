import { z } from 'zod'
import { imageNames, images } from './images'
import { findPicture } from './pictures'
import { placeholders } from './placeholders'
import { bindEnd, typeset } from './typography'

/** Replaces {phone}, {email}, {whoPays}… by the facts of content/site.ts, the figures of content/outils/rules.ts and the instructions of content/consignes.ts. */
export function fill(text: string, unknown: (name: string) => void = () => undefined): string {
  return text.replace(/\{([a-zA-Z]+)\}/g, (whole, name: string) => {
    const value = placeholders[name]
    if (value === undefined) unknown(name)
    return value ?? whole
  })
}

/** A sentence or a few: trimmed, its placeholders filled, its typography set. */
export const text = (max = 600) =>
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
    )

const oneLine = (max: number) => z.array(text(max)).min(1)

/**
 * A title: a sentence, or its lines on a phone (`narrow`) and on a wide page (`wide`; the same ones without it). The same words in both, and no break inside
 * what belongs together: « à / Québec » stops the build.
 */
export const title = (max: number) => {
  const expected = `un titre de ${String(max)} caractères au plus, ou ses lignes, { narrow: […], wide: […] }, qui disent la même phrase sans séparer ce qui va ensemble, comme « à Québec »`
  return z.union(
    [
      text(max),
      z
        .strictObject({ narrow: oneLine(max), wide: oneLine(max).optional() })
        .transform(({ narrow, wide = narrow }) => ({ text: narrow.join(' '), narrow, wide }))
        .refine(({ text: whole, wide }) => whole.length <= max && whole === wide.join(' ') && whole === typeset(whole), expected),
    ],
    { error: expected },
  )
}

/** The first paragraph of a page, or the sentence of a picture: its last word does not stand alone on a line. */
export const lead = (max = 420) => text(max).transform(bindEnd)

/** A message that the specification quotes: kept to the letter, spaces included. */
export const verbatim = () => z.string().min(1)

export const paragraphs = (min = 1) => z.array(text(900)).min(min)

/** Where a link leads: a page of the site, an anchor, a phone or an e-mail address. */
export const href = () => z.string().regex(/^(\/|#|tel:|mailto:)/, 'un chemin du site comme /contact')

export const webAddress = () => z.url({ protocol: /^https$/, error: 'une adresse complète comme https://www.quebec.ca/' })

export const slug = () =>
  z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'des minuscules sans accent et des traits d’union, comme cout-du-service')

/** A picture of content/images.ts, with the alternative text that stands there. */
export const image = () =>
  z
    .enum(imageNames, { error: `une image de content/images.ts : ${imageNames.join(', ')}` })
    .transform((name) => findPicture(name, typeset(images[name])))
