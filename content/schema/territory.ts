import { z } from 'zod'
import { text } from './fields'

/** A latitude and a longitude within a hundred kilometres of Québec. */
const degrees = z.tuple([z.number().min(46).max(47.7), z.number().min(-72.5).max(-69.9)]).readonly()

/** The author's choices, each read as the value that the style sheet of the map names. */
const choiceOf = <const Values extends Readonly<Record<string, string>>>(values: Values) =>
  z
    .enum(Object.keys(values) as (keyof Values & string)[])
    .transform((word): Values[keyof Values] => values[word])

const place = z.strictObject({
  name: text({ max: 30 }).meta({ label: 'Nom', hint: 'Son nom, tel qu’il paraît sur la carte.' }),
  at: degrees.meta({ label: 'Latitude et longitude', hint: 'Où il est.' }),
  side: choiceOf({ gauche: 'left', droite: 'right', dessus: 'above' }).meta({
    label: 'Côté du nom',
    hint: 'De quel côté du point se tient le nom.',
  }),
  map: choiceOf({ petite: 'small', moyenne: 'medium', grande: 'large' }).meta({
    label: 'Carte',
    hint:
      'La plus petite des cartes qui le nomme : d’un téléphone, d’une tablette ou d’un ' +
      'ordinateur.',
  }),
  kind: choiceOf({
    ville: 'town',
    quartier: 'district',
    dessin: 'drawn',
    fleuve: 'river',
  }).meta({
    label: 'Sorte',
    hint:
      'Ce qui est dessiné : un point, un petit point, rien de plus que le dessin (un pont, une ' +
      'chute), ou le nom du fleuve.',
  }),
  onPhone: choiceOf({ dessus: 'above', dessous: 'below' })
    .optional()
    .meta({
      label: 'Sur un téléphone',
      hint:
        'Là où la carte n’a que la largeur d’un téléphone, le nom se tient plutôt au-dessus ou ' +
        'au-dessous du point.',
    }),
})

const shore = z.strictObject({
  title: text({ max: 30 }).meta({
    label: 'Titre',
    hint: 'Ce qui ouvre la liste, par exemple « Rive nord : ».',
  }),
  places: z
    .array(place)
    .min(1)
    .meta({ label: 'Endroits', hint: 'Les lieux de cette rive, d’ouest en est.' }),
})

export const territoryFile = {
  file: 'content/territory.yml',
  label: 'Carte du territoire',
  pagePath: '/contact',
  schema: z.strictObject({
    centre: degrees.meta({
      label: 'Centre',
      hint:
        'Le centre de la région servie, pour les moteurs de recherche : le Château Frontenac. ' +
        'Son rayon est dans « Nom, téléphone, heures, chiffres ».',
    }),
    services: z
      .strictObject({
        title: text({ max: 100 }).meta({ label: 'Titre' }),
        text: text({ max: 300 }).meta({ label: 'Texte' }),
      })
      .meta({ label: 'Services', hint: 'À Services, avant les raisons de nous choisir.' }),
    contact: z
      .strictObject({
        title: text({ max: 70 }).meta({ label: 'Titre' }),
        text: text({ max: 300 }).meta({ label: 'Texte' }),
      })
      .meta({ label: 'Contact', hint: 'À Contact, à côté de la carte.' }),
    caption: z
      .strictObject({
        intro: text({ max: 80 }).meta({ label: 'Introduction' }),
        north: shore.meta({ label: 'Nord' }),
        south: shore.meta({ label: 'Sud' }),
        crossing: text({ max: 140 }).meta({ label: 'Traverse' }),
        beyond: text({ max: 140 }).meta({ label: 'Au-delà' }),
      })
      .meta({
        label: 'Légende',
        hint:
          'Sous la carte : ce qu’elle est, la liste des lieux par rive, puis ce qui n’est sur ' +
          'aucune des deux.',
      }),
    landmarks: z.array(place).meta({
      label: 'Repères',
      hint: 'Ce que la carte nomme sans que ce soit un lieu où l’on habite.',
    }),
  }),
}
