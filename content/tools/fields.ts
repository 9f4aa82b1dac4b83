import { z } from 'zod'
import { lead, text, title } from '../fields'
import { typeset } from '../typography'
import { atLeast, group } from '../shapes'

/* Ce que les textes des outils ont en commun. {rulesYear}, {creditRate} et les autres chiffres d’impôt viennent de content/tools/rules.yml :
   aucun ne s’écrit dans un texte. */

export const hero = group({ title: title(60, 'Le grand titre de la page.'), lead: lead(300, 'Le premier paragraphe.') })

/** « Ce qu’il vous faut », « Le temps » : ce qu’on lit avant de commencer. */
export const needs = atLeast(2, group({ title: text(40), text: text(120) }))

/** Un texte dont une partie ressort : **deux astérisques** de chaque côté. */
export const marked = (max = 240) =>
  text(max).transform((value) =>
    value
      .split('**')
      .map((part, index) => ({ text: part, isStrong: index % 2 === 1 }))
      .filter((part) => part.text !== ''),
  )

export type Marked = z.output<ReturnType<typeof marked>>

/** Un texte que le programme complète : il porte exactement les repères prévus, comme {n}. */
export const template = (...names: readonly string[]) =>
  z
    .string()
    .trim()
    .min(1)
    .max(400)
    .refine(
      (value) =>
        Array.from(value.matchAll(/\{(\w+)\}/g), ([, name]) => name)
          .sort()
          .join() === [...names].sort().join(),
      { message: `un texte avec ${names.map((name) => `{${name}}`).join(', ')}` },
    )
    .transform(typeset)
