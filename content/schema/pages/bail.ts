import { z } from 'zod'
import { phone, slug, text, title } from '../fields'
import { contactBand, hero, pageMeta, paragraphs, sources, timeLine, updatedOn } from '../parts'

export const leaseFile = {
  file: 'content/pages/bail.yml',
  label: 'Bail, hausse, départ',
  page: '/bail',
  schema: z.strictObject({
    meta: pageMeta,

    hero,
    updatedOn,
    moments: z
      .array(
        z.strictObject({
          id: slug().meta({ label: 'Ancre', hint: 'Son ancre dans la page.' }),
          title: title({ max: 70 }).meta({ label: 'Titre' }),
          lead: text({ max: 300 }).meta({
            label: 'Premier paragraphe',
            hint: 'Ce qu’il faut savoir d’abord.',
          }),
          line: timeLine.meta({
            label: 'Ligne',
            hint: 'Le dessin du délai; chaque délai est aussi écrit en mots.',
          }),
          steps: z
            .array(text({ max: 260 }))
            .min(2)
            .meta({ label: 'Étapes', hint: 'Quoi faire, dans l’ordre.' }),
          letter: z
            .strictObject({
              title: title({ max: 70 }).meta({ label: 'Titre' }),
              paragraphs: paragraphs(4).meta({
                label: 'Paragraphes',
                hint:
                  'La lettre, un paragraphe à la fois; ce qui reste à remplir est entre ' +
                  'crochets.',
              }),
            })
            .meta({ label: 'Lettre' }),
        }),
      )
      .length(3)
      .meta({ label: 'Moments', hint: 'Les trois moments : signer, refuser une hausse, partir.' }),
    letterHelp: text({ max: 200 }).meta({
      label: 'Aide sous la lettre',
      hint: 'Sous chaque lettre : comment la remplir, et la copier sans bouton.',
    }),
    buttons: z
      .strictObject({
        copy: text({ max: 30 }).meta({ label: 'Copier' }),
        print: text({ max: 30 }).meta({ label: 'Imprimer' }),
        copied: text({ max: 100 }).meta({ label: 'Copié' }),
        selected: text({ max: 100 }).meta({ label: 'Sélectionné' }),
      })
      .meta({ label: 'Boutons' }),
    help: z
      .strictObject({
        title: title({ max: 70 }).meta({ label: 'Titre' }),
        items: z
          .array(
            z.strictObject({
              name: text({ max: 90 }).meta({ label: 'Nom' }),
              phone: phone().meta({ label: 'Téléphone' }),
              text: text({ max: 200 }).meta({ label: 'Texte' }),
            }),
          )
          .min(3)
          .meta({ label: 'Éléments' }),
        note: text({ max: 160 }).meta({ label: 'Note', hint: 'Ce que la page n’est pas.' }),
      })
      .meta({ label: 'Aide' }),
    contactBand,
    sources,
  }),
}
