import { z } from 'zod'
import { inlineMarkdown, phone, slug, text, title } from '../fields'
import { contactBand, hero, letter, pageMeta, sources, timeline, updatedOn } from '../parts'
import { leaseDates } from './lease-dates'

const help = z
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
      .meta({ label: 'Aides' }),
    note: text({ max: 240 }).meta({ label: 'Note', hint: 'Ce que la page n’est pas.' }),
  })
  .meta({ label: 'Aide' })

const stage = z.strictObject({
  id: slug().meta({ label: 'Adresse dans la page', hint: 'Ce qui suit # dans l’adresse.' }),
  title: title({ max: 70 }).meta({ label: 'Titre' }),
  lead: text({ max: 300 }).meta({
    label: 'Premier paragraphe',
    hint: 'Ce qu’il faut savoir d’abord.',
  }),
  timeline: timeline.optional().meta({
    label: 'Ligne',
    hint: 'Le dessin du délai, s’il y en a un; chaque délai est aussi écrit en mots.',
  }),
  steps: z
    .array(inlineMarkdown({ max: 340 }))
    .min(2)
    .meta({ label: 'Étapes', hint: 'Quoi faire, dans l’ordre. Un lien s’écrit [son nom](/faq).' }),
  laterSteps: z
    .array(inlineMarkdown({ max: 340 }))
    .default([])
    .meta({
      label: 'Étapes après la lettre',
      hint: 'Les autres cas. Sur un téléphone, la lettre les précède.',
    }),
  letter,
})

export const leaseFile = {
  file: 'content/pages/bail.yml',
  label: 'Bail, hausse, départ',
  pagePath: '/bail',
  schema: z.strictObject({
    meta: pageMeta,

    hero,
    updatedOn,
    stages: z
      .array(stage)
      .length(3)
      .meta({ label: 'Moments', hint: 'Les trois moments, dans l’ordre, chacun avec sa lettre.' }),
    dates: leaseDates,
    help,
    contactBand,
    sources,
  }),
}
