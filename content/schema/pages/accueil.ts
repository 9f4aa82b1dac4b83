import { z } from 'zod'
import { withoutOrphan, slug, text, title } from '../fields'
import { image } from '../image'
import { contactBand, illustration, link, pageMeta, paragraphs, updatedOn } from '../parts'

export const homeFile = {
  file: 'content/pages/accueil.yml',
  label: 'Accueil',
  pagePath: '/',
  schema: z.strictObject({
    meta: pageMeta,

    hero: z
      .strictObject({
        title: title({ max: 70 }).meta({ label: 'Titre', hint: 'Le début du grand titre.' }),
        titleEnd: title({ max: 70 }).meta({
          label: 'Fin du titre',
          hint: 'La fin du grand titre, dans la couleur de l’accent.',
        }),
        lead: withoutOrphan({ max: 420 }).meta({
          label: 'Premier paragraphe',
          hint: 'Le premier paragraphe, de 25 à 45 mots.',
        }),
        primary: link.meta({ label: 'Bouton principal', hint: 'Le bouton principal.' }),
        callIntro: text({ max: 60 }).meta({
          label: 'Avant le numéro',
          hint: 'Ce qui précède le numéro, par exemple « ou par téléphone ».',
        }),
        proof: text({ max: 140 }).meta({
          label: 'Preuve',
          hint: 'La preuve en une phrase, sous le prix.',
        }),
        picture: illustration.meta({ label: 'Image' }),
      })
      .meta({ label: 'Haut de la page' }),
    updatedOn,
    urgent: z
      .strictObject({
        text: text({ max: 80 }).meta({ label: 'Texte' }),
        link: link.meta({ label: 'Lien' }),
      })
      .meta({
        label: 'Si ça presse',
        hint: 'Sous la couverture, pour qui n’a pas le temps de lire.',
      }),
    summary: z
      .strictObject({
        title: title({ max: 70 }).meta({ label: 'Titre' }),
        cards: z
          .array(
            z.strictObject({
              title: title({ max: 60 }).meta({ label: 'Titre' }),
              text: text({ max: 600 }).meta({ label: 'Texte' }),
              image: image().meta({ label: 'Image' }),
            }),
          )
          .length(3)
          .meta({ label: 'Cartes' }),
        link: link.meta({ label: 'Lien' }),
      })
      .meta({ label: 'Résumé', hint: '« Comment nous vous aidons » : trois cartes.' }),
    situations: z
      .strictObject({
        title: title({ max: 70 }).meta({ label: 'Titre' }),
        lead: withoutOrphan({ max: 160 }).meta({ label: 'Premier paragraphe' }),
      })
      .meta({ label: 'Situations', hint: 'La liste vient des fichiers de « Situations ».' }),
    approach: z
      .strictObject({
        title: title({ max: 70 }).meta({ label: 'Titre' }),
        paragraphs: paragraphs(2).meta({ label: 'Paragraphes' }),
        link: link.meta({ label: 'Lien' }),
        portraits: z.array(image()).length(3).meta({
          label: 'Vitres',
          hint: 'Trois visages de l’équipe ou scènes, dans le carreau à quatre vitres.',
        }),
        contactLabel: text({ max: 20 }).meta({
          label: 'Vitre éclairée',
          hint: 'La quatrième vitre, éclairée, qui mène à /contact.',
        }),
      })
      .meta({ label: 'Approche', hint: 'L’approche humaine.' }),
    testimonials: z
      .strictObject({
        title: title({ max: 70 }).meta({ label: 'Titre' }),
        ids: z.array(slug('lucie-beauport')).length(3).meta({
          label: 'Identifiants',
          hint: 'Ceux de trois témoignages, comme lucie-beauport : voyez « Témoignages », dans Listes.',
        }),
        link: link.meta({ label: 'Lien' }),
        tally: text({ max: 130 }).meta({ label: 'Note' }),
      })
      .meta({ label: 'Témoignages', hint: 'Trois témoignages, choisis par leur identifiant.' }),
    contactBand,
  }),
}

/** Creates the schema of the testimonials that the home page names: each must exist. */
export const createHomeLinks = (testimonials: readonly { id: string }[]) =>
  z.looseObject({
    testimonials: z.looseObject({ ids: z.array(z.enum(testimonials.map(({ id }) => id))) }),
  })
