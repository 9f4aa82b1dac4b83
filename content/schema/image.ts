import { z } from 'zod'
import { findPicture, pagePictureNames, pictureNames } from '../pictures'

/**
 * Describes the picture that was expected in place of one that content/pictures.yml lists without
 * its sentence, or does not list.
 */
export const expectedImage = (name: unknown) =>
  typeof name === 'string' && pictureNames.includes(name)
    ? `le texte (alt) de « ${name} » dans content/pictures.yml`
    : `une image de la liste « Images, et ce qu’elles montrent », comme ${String(pagePictureNames[0])}`

/** A picture of content/pictures.yml, with the sentence that describes it there. */
export const image = () =>
  z
    .string()
    .refine((name) => pagePictureNames.includes(name), {
      error: ({ input }) => expectedImage(input),
    })
    .transform((name) => findPicture(name))
    .meta({ widget: 'picture' })
