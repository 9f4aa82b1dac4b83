import { z } from 'zod'
import { findPicture, imageNames } from '../pictures'

/** A picture of content/pictures.yml, with the sentence that describes it there. */
export const image = () =>
  z
    .enum(imageNames, { error: `une image de content/pictures.yml : ${imageNames.join(', ')}` })
    .transform((name) => findPicture(name))
    .meta({ widget: 'picture' })
