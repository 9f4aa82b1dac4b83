import { z } from 'zod'
import { text, verbatim } from './fields'
import { load } from './load'

/** Des mots comme une famille les tape, séparés par des virgules : accents, pluriels et majuscules ne comptent pas. */
const words = (max = 400) =>
  verbatim()
    .max(max)
    .transform((line) => line.split(',').map((word) => word.trim()))

/** Où mènent ces mots : une adresse du site (/faq#rpa), ou le nom d’un lien de content/links.yml. La première est la meilleure. */
const pages = () => z.array(z.string().min(1)).min(1).max(4)

export const searchSchema = z.strictObject({
  /** Les mots qui ne disent rien du sujet : « est-ce que », « combien ça »… La recherche les saute, sauf s’il n’y a qu’eux. */
  stopWords: words(2000),
  /** Des mots qui disent la même chose. */
  synonyms: z.array(words()),
  /** Un sujet par ligne. Les sujets paraissent aussi, de A à Z, au bas de la page du blogue. */
  subjects: z
    .array(
      z.strictObject({
        /** Le sujet, comme dans un index : son mot principal d’abord. */
        title: text(60),
        /** Ce que les familles tapent quand elles le cherchent. */
        words: words(),
        pages: pages(),
      }),
    )
    .min(60),
  /** Ce qu’on nous demande et que nous n’avons pas : la recherche le dit, au lieu de montrer n’importe quoi. */
  absent: z.array(
    z.strictObject({
      words: words(),
      /** Une ou deux phrases : ce que nous n’avons pas, et qui peut répondre. Notre numéro s’ajoute dessous. */
      answer: text(180),
      /** Où mènent ces mots malgré tout, s’il y a lieu. */
      pages: pages().optional(),
    }),
  ),
})

export const searchWords = load('content/search.yml', searchSchema)
