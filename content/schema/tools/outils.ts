import { z } from 'zod'
import { choice, text, title } from '../fields'
import { contactBand, link, pageMeta, toolHero } from '../parts'
import { richSentence } from '../rich-text'

const linkText = richSentence({ max: 120 }).meta({
  label: 'Texte',
  hint: 'Ce que c’est. Un second outil s’écrit [son nom](/feuilles/portrait).',
})

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
            glasses: 'Liste et crayon',
            scales: 'Balance',
            boxes: 'Boîtes',
          }).meta({ label: 'Dessin' }),
          link: link.meta({ label: 'Lien' }),
          text: linkText,
        }),
      )
      .min(3)
      .max(8)
      .meta({ label: 'Outils', hint: 'Huit au plus, dans l’ordre où une famille en a besoin.' }),
    sheets: z
      .strictObject({
        title: title({ max: 40 }).meta({ label: 'Titre' }),
        items: z
          .array(z.strictObject({ link: link.meta({ label: 'Lien' }), text: linkText }))
          .min(1)
          .meta({ label: 'Feuilles', hint: 'Celles qu’aucun des outils ne nomme.' }),
      })
      .meta({ label: 'Feuilles', hint: 'Sous les outils, sans dessin.' }),
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
