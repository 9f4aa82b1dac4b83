import { z } from 'zod'
import { phone, text } from '../fields'
import { contactBand, hero, illustration, pageMeta } from '../parts'

export const linksPageFile = {
  file: 'content/pages/liens-utiles.yml',
  label: 'Liens utiles : la page (les liens sont dans Listes)',
  pagePath: '/liens-utiles',
  schema: z.strictObject({
    meta: pageMeta,

    hero: hero
      .extend({
        picture: illustration.meta({ label: 'Image' }),
      })
      .meta({
        label: 'Haut de la page',
        hint: 'L’image paraît au-dessus des mots, sur un téléphone.',
      }),
    report: text({ max: 120 }).meta({
      label: 'Signaler une erreur',
      hint:
        'Quoi faire d’un numéro ou d’une adresse qui ne mène plus nulle part. Aucune date : une ' +
        'liste ne se dit revue qu’une fois appelée.',
    }),
    keyNumbers: z
      .array(
        z.strictObject({
          phone: phone().meta({ label: 'Téléphone' }),
          name: text({ max: 40 }).meta({ label: 'Nom' }),
          text: text({ max: 100 }).meta({ label: 'Texte' }),
        }),
      )
      .length(4)
      .meta({
        label: 'Tablette des numéros',
        hint:
          'Les quatre numéros de la tablette, du plus court au plus long : à qui il mène, et ' +
          'quand le composer.',
      }),
    contactBand,
  }),
}
