import { z } from 'zod'
import { title } from '../fields'
import { contactBand, hero, illustration, item, link, pageMeta, paragraphs } from '../parts'
import { richSentence } from '../rich-text'

export const missionFile = {
  file: 'content/pages/notre-mission.yml',
  label: 'Notre mission',
  pagePath: '/notre-mission',
  schema: z.strictObject({
    meta: pageMeta,

    hero: hero
      .extend({
        primary: link.meta({ label: 'Bouton principal' }),
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
        items: z.array(item).length(4).meta({ label: 'Engagements' }),
      })
      .meta({ label: 'Engagements', hint: 'Gratuité, approche humaine, objectivité, excellence.' }),
    promises: z
      .strictObject({
        title: title({ max: 70 }).meta({ label: 'Titre' }),
        isSample: z.boolean().meta({
          label: 'Exemple fictif',
          hint: 'Oui tant que la direction n’a pas confirmé la liste : une mise en ligne est refusée.',
        }),
        items: z
          .array(
            z.strictObject({
              title: title({ max: 90 }).meta({ label: 'Promesse', hint: 'En une ligne.' }),
              text: richSentence({ max: 260 }).meta({
                label: 'Texte',
                hint: 'Ce qu’une famille peut vérifier elle-même. Un lien s’écrit [son nom](/feuilles/criteres).',
              }),
            }),
          )
          .min(1)
          .meta({ label: 'Promesses' }),
      })
      .meta({
        label: 'Promesses',
        hint: 'La seule liste des promesses du site.',
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
        items: z.array(link).length(4).meta({ label: 'Liens' }),
      })
      .meta({ label: 'Liens' }),
    contactBand,
  }),
}
