import { z } from 'zod'
import { load } from './load'
import { typeset } from './typography'

const tens = z.literal([20, 30, 40, 50, 60, 70, 80], { error: 'un nombre de 20 à 80, par dizaines' })

/** Les images que montrent les pages : le nom de chaque fichier de content/images/masters, et ce qu’il montre. */
export const picturesSchema = z.record(
  z.string(),
  z.strictObject({
    alt: z
      .string()
      .trim()
      .min(1)
      .max(130)
      .transform(typeset)
      .optional()
      .meta({ description: 'Ce que montre l’image, en une phrase. Sans elle, l’article qui la montre la décrit.' }),
    focus: z.tuple([tens, tens]).optional().meta({
      description: 'Ce qu’un recadrage garde : tant de % depuis la gauche, tant de % depuis le haut, par dizaines. Sinon, le milieu.',
    }),
  }),
)

const pictures = load('content/pictures.yml', picturesSchema)

/** What a picture of the pages shows, in one sentence; nothing for one that only an article shows, and describes. */
export const descriptionOf = (name: string) => pictures[name]?.alt

/** What a crop keeps of it, as picture.css reads it. */
export const focusOf = (name: string) => pictures[name]?.focus?.join(' ')

export const pictureNames = Object.keys(pictures)
export const imageNames = pictureNames.filter((name) => descriptionOf(name) !== undefined)
