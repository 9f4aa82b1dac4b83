import { z } from 'zod'
import { phone, slug, text, title } from '../fields'
import { contactBand, hero, illustration, pageMeta } from '../parts'
import { richSentence } from '../rich-text'

export const linksPageFile = {
  file: 'content/pages/liens-utiles.yml',
  label: 'Liens utiles : la page (les liens sont dans Listes)',
  pagePath: '/liens-utiles',
  schema: z.strictObject({
    meta: pageMeta,

    hero: hero
      .extend({
        picture: illustration.meta({ label: 'Image' }),
      })
      .meta({
        label: 'Haut de la page',
        hint: 'L’image paraît au-dessus des mots, sur un téléphone.',
      }),
    report: text({ max: 120 }).meta({
      label: 'Signaler une erreur',
      hint:
        'Quoi faire d’un numéro ou d’une adresse qui ne mène plus nulle part. Aucune date : une ' +
        'liste ne se dit revue qu’une fois appelée.',
    }),
    keyNumbers: z
      .array(
        z.strictObject({
          phone: phone().meta({ label: 'Téléphone' }),
          name: text({ max: 40 }).meta({ label: 'Nom' }),
          text: text({ max: 100 }).meta({ label: 'Texte' }),
        }),
      )
      .length(4)
      .meta({
        label: 'Tablette des numéros',
        hint:
          'Les quatre numéros de la tablette, du plus court au plus long : à qui il mène, et ' +
          'quand le composer.',
      }),
    shores: z
      .strictObject({
        id: slug().meta({ label: 'Adresse dans la page', hint: 'Ce qui suit # dans l’adresse.' }),
        title: title({ max: 60 }).meta({ label: 'Titre' }),
        keywords: text({ max: 300 }).meta({ label: 'Mots-clés', hint: 'Pour la recherche.' }),
        text: text({ max: 160 }).meta({ label: 'Texte', hint: 'Comment choisir sa colonne.' }),
        head: text({ max: 40 }).meta({ label: 'Tête de la première colonne' }),
        north: text({ max: 40 }).meta({ label: 'Tête de la rive nord' }),
        south: text({ max: 40 }).meta({ label: 'Tête de la Rive-Sud' }),
        rows: z
          .array(
            z.strictObject({
              name: text({ max: 40 }).meta({ label: 'Service' }),
              north: richSentence({ max: 120 }).meta({ label: 'Rive nord' }),
              south: richSentence({ max: 120 }).meta({ label: 'Rive-Sud' }),
            }),
          )
          .min(2)
          .meta({ label: 'Lignes' }),
      })
      .meta({ label: 'Les deux rives', hint: 'Qui sert chaque rive, en deux colonnes.' }),
    contactBand,
  }),
}
