import { z } from 'zod'
import { toolHero } from './tool-page'
import { choice, slug, text, title } from '../fields'
import { contactBand, link, pageMeta } from '../parts'

const step = z.strictObject({
  id: slug().meta({ label: 'Adresse dans la page' }),
  title: title({ max: 40 }).meta({ label: 'Titre', hint: 'Son numéro, puis ce qu’on fait.' }),
  text: text({ max: 200 }).meta({ label: 'Texte' }),
  drawing: choice({
    friends: 'Deux personnes',
    coins: 'Pièces de monnaie',
    house: 'Maison',
    scales: 'Balance',
    boxes: 'Boîtes',
    calendar: 'Calendrier',
    printer: 'Imprimante',
  }).meta({ label: 'Dessin' }),
})

export const toolsPageFile = {
  file: 'content/tools/outils.yml',
  label: 'Outils : les six étapes',
  pagePath: '/outils',
  schema: z.strictObject({
    meta: pageMeta,
    hero: toolHero,

    urgent: z
      .strictObject({
        text: text({ max: 60 }).meta({ label: 'Texte' }),
        link: link.meta({ label: 'Lien' }),
      })
      .meta({ label: 'Si ça presse', hint: 'Avant les étapes : les numéros urgents.' }),
    steps: z
      .array(
        step.extend({
          items: z
            .array(
              z.strictObject({
                link: link.meta({ label: 'Lien' }),
                text: text({ max: 140 }).meta({ label: 'Texte', hint: 'Ce que c’est.' }),
              }),
            )
            .min(2)
            .max(5)
            .meta({ label: 'Outils', hint: 'Un outil, une feuille ou une page.' }),
        }),
      )
      .length(6)
      .meta({ label: 'Étapes', hint: 'De la décision aux premières semaines.' }),
    others: step.meta({
      label: 'Les autres',
      hint: 'Après les étapes : les outils et les feuilles qu’aucune ne nomme.',
    }),
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
