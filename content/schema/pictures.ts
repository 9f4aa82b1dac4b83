import { z } from 'zod'
import { getAnchor } from '@/lib/paths'
import { typeset } from '@/lib/typography'
import { plainText } from './fields'

/** The picture shown in place of a missing one. */
export const fallbackPicture = 'article'

/** A disk refuses a name of some 250 bytes; the end of an address is what tells it from others. */
const maxCopyName = 120

/** Names the copy of a picture of another site, which scripts/build/remote-pictures.ts makes. */
export const nameCopy = (address: string) =>
  getAnchor(address.replace('https://', '').slice(-maxCopyName))

/** The position of a picture's subject in percent: picture.css has a rule for each but the middle. */
export const focusPercent = z.literal([20, 40, 50, 60, 80, 100], {
  error: '20, 40, 50, 60 ou 80, ou 100 pour garder le bord',
})

const pictureList = z
  .array(
    z.strictObject({
      name: z.string().min(1).meta({
        label: 'Nom',
        hint: 'Le nom de son fichier, sans .webp.',
      }),
      alt: plainText({ max: 130 }).transform(typeset).optional().meta({
        label: 'Ce que montre l’image',
        hint: 'Ce que montre l’image, en une phrase. Sans elle, l’article qui la montre la décrit.',
      }),
      focus: z
        .tuple([focusPercent, focusPercent])
        .optional()
        .meta({
          label: 'Cadrage',
          hint:
            'Ce qu’un recadrage garde : tant de % depuis la gauche, puis depuis le haut (20, 40, ' +
            '50, 60, 80 ou 100). Sinon, le milieu.',
        }),
      isEvening: z.boolean().optional().meta({
        label: 'Scène du soir',
        hint: 'Oui : une lampe éclaire déjà la scène, et le mode « Soir » l’assombrit moins.',
      }),
      isPortrait: z
        .boolean()
        .optional()
        .meta({
          label: 'Photo d’une personne',
          hint:
            'Oui : la photo est taillée en carré autour du cadrage, éclaircie si elle est ' +
            'sombre, et accordée aux couleurs du site.',
        }),
    }),
  )
  .refine(
    (list) => new Set(list.map(({ name }) => name)).size === list.length,
    'chaque image une seule fois',
  )

export const picturesFile = {
  file: 'content/pictures.yml',
  label: 'Images, et ce qu’elles montrent',
  pagePath: '',
  schema: pictureList.meta({ label: 'Images' }),
}
