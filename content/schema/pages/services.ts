import { z } from 'zod'
import { text, title } from '../fields'
import {
  contactBand,
  hero,
  illustration,
  item,
  link,
  pageMeta,
  sources,
  steps,
  timeline,
  updatedOn,
} from '../parts'

export const servicesFile = {
  file: 'content/pages/services.yml',
  label: 'Services',
  pagePath: '/services',
  schema: z.strictObject({
    meta: pageMeta,

    hero: hero
      .extend({
        primary: link.meta({ label: 'Bouton principal' }),
        picture: illustration.meta({ label: 'Image' }),
      })
      .meta({ label: 'Haut de la page' }),
    updatedOn,
    statistics: z
      .array(
        z.strictObject({
          figure: text({ max: 20 }).meta({ label: 'Chiffre' }),
          text: text({ max: 60 }).meta({ label: 'Ce qu’il compte' }),
          note: text({ max: 160 })
            .optional()
            .meta({ label: 'Précision', hint: 'D’où vient le chiffre, s’il y a lieu.' }),
        }),
      )
      .length(3)
      .meta({ label: 'Trois chiffres' }),
    ruler: timeline.meta({
      label: 'Règle des semaines',
      hint: 'La règle de quatre semaines : le délai d’une urgence, puis le délai ordinaire.',
    }),
    steps: steps.meta({ label: 'Étapes' }),
    complements: z
      .strictObject({
        title: title({ max: 70 }).meta({ label: 'Titre' }),
        items: z
          .array(
            item.extend({
              list: z
                .array(text({ max: 120 }))
                .optional()
                .meta({ label: 'Liste' }),
              after: text({ max: 300 }).optional().meta({ label: 'Ensuite' }),
            }),
          )
          .length(3)
          .meta({ label: 'Services' }),
      })
      .meta({
        label: 'Services complémentaires',
        hint: 'Trois services complémentaires; le dernier nomme les quatre métiers recommandés.',
      }),
    reasons: z
      .strictObject({
        title: title({ max: 70 }).meta({ label: 'Titre' }),
        items: z.array(item).min(3).meta({ label: 'Raisons' }),
      })
      .meta({ label: 'Raisons', hint: 'Les raisons de passer par l’agence.' }),
    contactBand,
    sources,
  }),
}
