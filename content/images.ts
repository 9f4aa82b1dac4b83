import { z } from 'zod'
import { load } from './load'
import { typeset } from './typography'

const tens = z.literal([20, 30, 40, 50, 60, 70, 80], { error: 'un nombre de 20 à 80, par dizaines' })

/** Les images que montrent les pages, et ce qu’elles montrent. */
export const picturesSchema = z
  .array(
    z.strictObject({
      name: z.string().min(1).describe('Le nom de son fichier dans content/images/masters, sans .webp.'),
      alt: z
        .string()
        .trim()
        .min(1)
        .max(130)
        .transform(typeset)
        .optional()
        .describe('Ce que montre l’image, en une phrase. Sans elle, l’article qui la montre la décrit.'),
      focus: z
        .tuple([tens, tens])
        .optional()
        .describe('Ce qu’un recadrage garde : tant de % depuis la gauche, puis depuis le haut, par dizaines. Sinon, le milieu.'),
    }),
  )
  .refine((list) => new Set(list.map(({ name }) => name)).size === list.length, { error: 'chaque image une seule fois' })

const pictures = new Map(load('content/pictures.yml', picturesSchema).map((picture) => [picture.name, picture]))

/** What a picture of the pages shows, in one sentence; nothing for one that only an article shows, and describes. */
export const descriptionOf = (name: string) => pictures.get(name)?.alt

/** What a crop keeps of it, as picture.css reads it. */
export const focusOf = (name: string) => pictures.get(name)?.focus?.join(' ')

export const pictureNames = [...pictures.keys()]
export const imageNames = pictureNames.filter((name) => descriptionOf(name) !== undefined)
