import { z } from 'zod'
import { getAlt } from '../pictures'
import { choice, longDate, slug, text, title, webAddress } from './fields'
import { sources } from './parts'

export const categoryFilters = [
  'Tous',
  'Conseils',
  'Guide',
  'Alzheimer',
  'Bien-être',
  'Santé',
] as const

/** The headings under which the blog lists its articles. */
export const blogSection = choice({
  choisir: 'Choisir',
  payer: 'Payer',
  demenager: 'Déménager',
  vivre: 'Vivre',
  entendre: 'Entendre',
})

export const articleSchema = z
  .strictObject({
    title: title({ max: 60 }).meta({ label: 'Titre', hint: 'Le titre, 60 caractères au plus.' }),
    excerpt: z
      .string()
      .min(110)
      .max(160)
      .pipe(text({ max: 170 }))
      .meta({
        label: 'Résumé',
        widget: 'text',
        hint: 'Ce que la liste du blogue dit de l’article : de 110 à 160 caractères.',
      }),
    description: z
      .string()
      .min(110)
      .max(160)
      .pipe(text({ max: 170 }))
      .optional()
      .meta({
        label: 'Description',
        widget: 'text',
        hint: 'La description pour les moteurs de recherche; sans elle, le résumé sert.',
      }),
    keywords: text({ max: 300 })
      .optional()
      .meta({ label: 'Mots-clés', hint: 'Les mots-clés, séparés par des virgules.' }),
    canonical: z
      .optional(
        z.string().regex(/^(\/|https:\/\/)/, 'une adresse qui commence par / ou par https://'),
      )
      .meta({
        label: 'Adresse de première parution',
        hint:
          'Laissez vide, sauf si le même texte a d’abord paru à une autre adresse : écrivez-la, ' +
          'pour les moteurs de recherche.',
      }),
    author: text({ max: 60 }).meta({
      label: 'Auteur ou autrice',
      hint: 'L’équipe, ou une personne du métier.',
    }),
    authorIsSample: z
      .boolean()
      .default(false)
      .meta({ label: 'Auteur fictif', hint: 'Oui tant que cette personne est fictive.' }),
    date: longDate().meta({
      label: 'Date',
      hint:
        'La date de parution, écrite comme 12 novembre 2026. L’article paraît ce jour-là; ' +
        'l’aperçu le montre avant.',
    }),
    updated: longDate()
      .optional()
      .meta({ label: 'Mise à jour', hint: 'La date de la dernière révision, s’il y en a une.' }),
    reviewed: z
      .strictObject({
        by: text({ max: 60 }).meta({ label: 'Nom' }),
        trade: text({ max: 60 }).meta({ label: 'Métier' }),
        reviewedOn: longDate().meta({ label: 'Relu le' }),
      })
      .optional()
      .meta({
        label: 'Relu',
        hint: 'Qui a relu l’article, son métier et quand : seulement une fois que c’est fait.',
      }),
    category: z
      .enum(categoryFilters)
      .exclude(['Tous', 'Alzheimer'])
      .meta({ label: 'Catégorie', hint: 'Une des quatre catégories.' }),
    blogSection: blogSection.meta({
      label: 'Section du blogue',
      hint: 'Le titre sous lequel l’article est rangé, dans la liste de la page Blogue.',
    }),
    image: z
      .union([slug(), webAddress()], {
        error:
          'le nom d’une image, comme chorale, ou une adresse complète qui commence par https://',
      })
      .meta({
        label: 'Image',
        widget: 'picture',
        hint: 'Une image du site, ou la vôtre.',
      }),
    imageAlt: text({ max: 130 })
      .optional()
      .meta({
        label: 'Description, si l’image choisie n’en a pas',
        hint:
          'Laissez vide pour une image de la liste ou que vous venez d’apporter : elle a déjà la ' +
          'sienne. Sinon, ce qu’elle montre, en une phrase de 125 caractères au plus.',
      }),
    listed: z.boolean().default(true).meta({
      label: 'Dans la liste',
      hint: 'Non : l’article a sa page mais n’est pas dans la liste du blogue.',
    }),
    sources,
  })
  .refine(({ image, imageAlt }) => (getAlt(image) === undefined) !== (imageAlt === undefined), {
    path: ['imageAlt'],
    message:
      'une phrase qui dit ce que montre l’image, et rien quand la liste « Images, et ce qu’elles montrent » la décrit déjà',
  })
