import { z } from 'zod'
import { choice, longDate, slug, text } from './fields'
import { image } from './image'

/** Runs a check together with the checks of the fields, and not only once they have passed. */
const isAlwaysChecked = () => true

/** A testimonial: a real person has agreed to be quoted. */
const testimonial = z
  .strictObject({
    id: slug('lucie-beauport').meta({
      label: 'Identifiant',
      hint:
        'Le prénom et la ville, en minuscules sans accent, comme lucie-beauport. Le formulaire ' +
        '« Accueil » choisit par là ses trois témoignages.',
    }),
    name: text({ max: 40 }).meta({ label: 'Nom', hint: 'Prénom et initiale.' }),
    location: text({ max: 30 }).meta({ label: 'Lieu', hint: 'La ville ou l’arrondissement.' }),
    image: image().optional().meta({ label: 'Image', hint: 'Le portrait, s’il y en a un.' }),
    rating: z.number().int().min(1).max(5).meta({ label: 'Note', hint: 'La note, sur 5.' }),
    text: text({ max: 600 }).meta({
      label: 'Texte',
      hint: 'Une scène, un défaut ou un sourire. De 35 à 60 mots se lisent bien.',
    }),
    givenOn: longDate()
      .optional()
      .meta({
        label: 'Recueilli le (exigé pour une vraie personne)',
        hint:
          'Le jour où la personne l’a écrit ou dit, comme 12 novembre 2026. Rien pour un exemple ' +
          'fictif.',
      }),
    consent: choice({
      written: 'Par écrit',
      spoken: 'De vive voix',
      published: 'Déjà publié par la personne, ailleurs',
    })
      .optional()
      .meta({
        label: 'Consentement (exigé pour une vraie personne)',
        hint:
          'Comment la personne a permis que son témoignage, son nom et son portrait paraissent ' +
          'ici. Rien pour un exemple fictif.',
      }),
    isSample: z
      .boolean()
      .meta({ label: 'Exemple fictif', hint: 'Oui tant que la personne est fictive.' }),
  })
  .refine(({ isSample, givenOn }) => isSample || givenOn !== undefined, {
    path: ['givenOn'],
    when: isAlwaysChecked,
    message: 'le jour où cette vraie personne l’a écrit ou dit, comme 12 novembre 2026',
  })
  .refine(({ isSample, consent }) => isSample || consent !== undefined, {
    path: ['consent'],
    when: isAlwaysChecked,
    message: 'comment cette vraie personne a permis que son témoignage paraisse ici',
  })

/** The testimonials, in their order on the page. The home page names three of them by `id`. */
export const testimonialsFile = {
  file: 'content/testimonials.yml',
  label: 'Témoignages',
  pagePath: '/temoignages',
  schema: z.array(testimonial).min(3).meta({
    label: 'Témoignages',
    hint: 'Trois au moins. Les textes disent leur nombre d’eux-mêmes.',
  }),
}
