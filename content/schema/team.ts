import { z } from 'zod'
import { choice, text } from './fields'
import { image } from './image'

const advisor = z.strictObject({
  name: text({ max: 40 }).meta({ label: 'Nom', hint: 'Prénom et initiale.' }),
  role: z
    .enum([
      'Présidente et fondatrice',
      'Président et fondateur',
      'Conseillère en hébergement',
      'Conseiller en hébergement',
    ])
    .meta({
      label: 'Fonction',
      hint: 'Sa fonction. Les textes en tirent d’eux-mêmes le nombre et le nom de l’équipe.',
    }),
  since: z.number().int().min(2013).meta({ label: 'Depuis', hint: 'Année d’arrivée à l’agence.' }),
  background: text({ max: 160 }).meta({
    label: 'Métier d’avant',
    hint: 'Avec une majuscule, comme « Infirmière auxiliaire pendant quatorze ans ».',
  }),
  description: text({ max: 600 }).meta({
    label: 'Description',
    hint: 'De 30 à 60 mots, avec un détail que personne d’autre n’a.',
  }),
  image: image().meta({ label: 'Image', hint: 'Son portrait.' }),
  object: choice({
    lease: 'Un bail',
    shower: 'Un banc de douche',
    plan: 'Un plan de logement',
    benches: 'Des bancs de rue',
  })
    .optional()
    .meta({
      label: 'Objet dessiné',
      hint:
        'L’objet dont parle sa description, dessiné : un bail sous une règle, un banc de ' +
        'douche, un plan de logement, des bancs de rue. Rien, s’il n’y en a pas.',
    }),
  isSample: z
    .boolean()
    .meta({ label: 'Exemple fictif', hint: 'Oui tant que la personne est fictive.' }),
})

/** The advisors, in the order in which they joined. */
export const advisorsFile = {
  file: 'content/team.yml',
  label: 'Conseillères',
  pagePath: '/notre-equipe',
  schema: z.tuple([advisor], advisor).meta({ label: 'Personnes', hint: 'Une personne au moins.' }),
}
