import { z } from 'zod'
import { findPicture, imageNames } from '../pictures'

/** A picture of content/pictures.yml, with the sentence that describes it there. */
export const image = () =>
  z
    .enum(imageNames, {
      error: `une image de la liste « Images, et ce qu’elles montrent », comme ${String(imageNames[0])}`,
    })
    .transform((name) => findPicture(name))
    .meta({ widget: 'picture' })
