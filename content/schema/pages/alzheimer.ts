import { z } from 'zod'
import { text, title } from '../fields'
import {
  contactBand,
  hero,
  illustration,
  item,
  link,
  pageMeta,
  paragraphs,
  sources,
  steps,
  updatedOn,
} from '../parts'
import { richSentence } from '../rich-text'

/** The plan of a unit: the legends of its five numbers, in order, and a note about the drawing. */
const unitPlan = z.strictObject({
  items: z
    .array(
      z.strictObject({
        title: title({ max: 60 }).meta({ label: 'Titre' }),
        text: text({ max: 100 }).meta({ label: 'Texte' }),
      }),
    )
    .length(5)
    .meta({ label: 'Légendes' }),
  caption: text({ max: 160 }).meta({ label: 'Légende' }),
})

export const alzheimerFile = {
  file: 'content/pages/alzheimer.yml',
  label: 'Alzheimer',
  pagePath: '/alzheimer',
  schema: z.strictObject({
    meta: pageMeta,

    hero: hero
      .extend({
        primary: link.meta({ label: 'Bouton principal' }),
        picture: illustration.meta({ label: 'Image' }),
      })
      .meta({ label: 'Haut de la page' }),
    updatedOn,
    disease: z
      .strictObject({
        title: title({ max: 80 }).meta({ label: 'Titre' }),
        paragraphs: paragraphs().meta({ label: 'Paragraphes' }),
        symptoms: z.array(item).length(6).meta({ label: 'Signes' }),
      })
      .meta({ label: 'Maladie' }),
    doctor: z
      .strictObject({
        title: title({ max: 80 }).meta({ label: 'Titre' }),
        paragraphs: paragraphs(1).meta({ label: 'Paragraphes' }),
      })
      .meta({ label: 'Visite médicale', hint: 'Avant de conclure, une visite médicale.' }),
    evenings: z
      .strictObject({
        title: title({ max: 80 }).meta({ label: 'Titre' }),
        items: z.array(item).min(3).meta({ label: 'Moments' }),
      })
      .meta({
        label: 'Le soir',
        hint: 'Ce qui épuise : les appels, les accusations, la patience.',
      }),
    residence: z
      .strictObject({
        title: title({ max: 80 }).meta({ label: 'Titre' }),
        intro: text({ max: 600 }).meta({ label: 'Introduction', hint: 'À côté du plan.' }),
        plan: unitPlan.meta({ label: 'Plan' }),
        settings: z.array(item).min(3).meta({ label: 'Où vivre' }),
        risks: z
          .strictObject({
            title: title({ max: 60 }).meta({ label: 'Titre' }),
            list: z
              .array(richSentence({ max: 200 }))
              .min(3)
              .meta({ label: 'Risques' }),
            after: text({ max: 200 }).meta({ label: 'Ensuite' }),
          })
          .meta({ label: 'Risques', hint: 'Ce que chaque choix peut coûter.' }),
        features: z.array(item).length(4).meta({ label: 'Caractéristiques' }),
        picture: illustration.meta({ label: 'Image' }),
      })
      .meta({ label: 'Résidence' }),
    questions: z
      .strictObject({
        title: title({ max: 80 }).meta({ label: 'Titre' }),
        list: z
          .array(text({ max: 200 }))
          .min(4)
          .meta({ label: 'Liste' }),
        after: text({ max: 300 }).meta({ label: 'Ensuite' }),
      })
      .meta({ label: 'Questions' }),
    support: steps.meta({ label: 'Accompagnement' }),
    contactBand,
    sources,
  }),
}
