import { z } from 'zod'
import { marked, text, title } from '../fields'
import { contactBand, hero, illustration, item, link, pageMeta, paragraphs } from '../parts'

export const missionFile = {
  file: 'content/pages/notre-mission.yml',
  label: 'Notre mission',
  page: '/notre-mission',
  schema: z.strictObject({
    meta: pageMeta,

    hero: hero
      .extend({
        picture: illustration.meta({ label: 'Image' }),
      })
      .meta({ label: 'Haut de la page' }),
    why: z
      .strictObject({
        title: title({ max: 70 }).meta({ label: 'Titre' }),
        paragraphs: paragraphs(2).meta({ label: 'Paragraphes' }),
      })
      .meta({ label: 'Pourquoi' }),
    commitments: z
      .strictObject({
        title: title({ max: 70 }).meta({ label: 'Titre' }),
        items: z.array(item).length(4).meta({ label: 'Éléments' }),
      })
      .meta({ label: 'Engagements', hint: 'Gratuité, approche humaine, objectivité, excellence.' }),
    caution: z
      .strictObject({
        title: title({ max: 70 }).meta({ label: 'Titre' }),
        text: text({ max: 600 }).meta({ label: 'Texte' }),
        list: z
          .array(marked({ max: 260 }))
          .min(3)
          .meta({ label: 'Liste', hint: 'Un lien s’écrit [Québec.ca](https://www.quebec.ca/).' }),
      })
      .meta({
        label: 'Prudence',
        hint: 'Ce que le modèle peut fausser, et comment s’en protéger.',
      }),
    community: z
      .strictObject({
        title: title({ max: 70 }).meta({ label: 'Titre' }),
        paragraphs: paragraphs().meta({ label: 'Paragraphes' }),
      })
      .meta({ label: 'Communauté' }),
    links: z
      .strictObject({
        title: title({ max: 70 }).meta({ label: 'Titre' }),
        items: z.array(link).length(4).meta({ label: 'Éléments' }),
      })
      .meta({ label: 'Liens' }),
    contactBand,
  }),
}
