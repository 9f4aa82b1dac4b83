import { z } from 'zod'
import { toolHero } from './tool-page'
import { choice, inlineMarkdown, text } from '../fields'
import { contactBand, link, pageMeta } from '../parts'

export const toolsPageFile = {
  file: 'content/tools/outils.yml',
  label: 'Outils',
  pagePath: '/outils',
  schema: z.strictObject({
    meta: pageMeta,
    hero: toolHero,

    items: z
      .array(
        z.strictObject({
          drawing: choice({
            heart: 'Cœur',
            map: 'Carte',
            house: 'Maison',
            friends: 'Deux personnes',
            coins: 'Pièces de monnaie',
            book: 'Livre',
            scales: 'Balance',
            boxes: 'Boîtes',
          }).meta({ label: 'Dessin' }),
          link: link.meta({ label: 'Lien' }),
          text: inlineMarkdown({ max: 120 }).meta({
            label: 'Texte',
            hint: 'Ce que c’est. Un second outil s’écrit [son nom](/feuilles/portrait).',
          }),
        }),
      )
      .min(3)
      .max(8)
      .meta({ label: 'Outils', hint: 'Huit au plus, dans l’ordre où une famille en a besoin.' }),
    shared: z
      .strictObject({
        text: text({ max: 100 }).meta({ label: 'Texte' }),
        link: z
          .strictObject({
            label: text({ max: 80 }).meta({
              label: 'Libellé',
              hint: 'Le texte du lien : il dit où il mène, hors contexte.',
            }),
            href: z
              .literal('/confidentialite#votre-appareil')
              .meta({ label: 'Adresse', hint: 'Le chemin, comme /contact.' }),
          })
          .meta({ label: 'Lien' }),
      })
      .meta({
        label: 'Appareil partagé',
        hint: 'Sous les outils, pour qui les a remplis sur l’appareil d’une autre personne.',
      }),
    contactBand,
  }),
}
