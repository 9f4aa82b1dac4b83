import { z } from 'zod'
import { choice, phone, slug, template, text, title } from '../fields'
import { contactBand, hero, letter, pageMeta, sources, timeline, updatedOn } from '../parts'
import { richSentence } from '../rich-text'

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
    .array(richSentence({ max: 340 }))
    .min(2)
    .meta({ label: 'Étapes', hint: 'Quoi faire, dans l’ordre. Un lien s’écrit [son nom](/faq).' }),
  laterSteps: z
    .array(richSentence({ max: 340 }))
    .default([])
    .meta({
      label: 'Étapes après la lettre',
      hint: 'Les autres cas. Sur un téléphone, la lettre les précède.',
    }),
  letter,
})

/** A date that the visitor enters. */
const dateField = z.strictObject({
  label: text({ max: 70 }).meta({ label: 'Libellé' }),
  help: text({ max: 120 }).meta({ label: 'Aide' }),
})

const source = z.strictObject({
  label: text({ max: 90 }).meta({ label: 'Nom' }),
  href: z
    .string()
    .regex(/^(\/|https:\/\/)/, 'une page du site, ou une adresse complète')
    .meta({ label: 'Adresse' }),
})

/** A task, whose sentence holds these dates. */
const task = (...days: string[]) =>
  z.strictObject({
    title: text({ max: 60 }).meta({ label: 'Titre', hint: 'Aussi celui du calendrier.' }),
    text: template(days).meta({ label: 'Texte', hint: 'Chaque délai vient de la page.' }),
    sourceId: choice({
      notice: 'Avis de hausse et de départ',
      reply: 'Réponse à un avis',
      leaseEnd: 'Article 1974',
      assignment: 'Cession',
      move: 'Déménagement',
      credit: 'Crédit d’impôt',
    }).meta({ label: 'Source' }),
  })

/** The tool « Vos dates »: the delays of the page, counted from the dates that a visitor enters. */
const leaseDates = z
  .strictObject({
    title: title({ max: 40 }).meta({ label: 'Titre' }),
    lead: text({ max: 200 }).meta({ label: 'Premier paragraphe' }),
    dateFields: z
      .strictObject({
        end: dateField.meta({ label: 'Fin du bail' }),
        received: dateField.meta({ label: 'Avis reçu' }),
        sent: dateField.meta({ label: 'Avis envoyé' }),
        assignment: dateField.meta({ label: 'Avis de cession reçu' }),
        move: dateField.meta({ label: 'Déménagement' }),
      })
      .meta({ label: 'Dates demandées' }),
    error: text({ max: 90 }).meta({
      label: 'Date fausse ou absente',
      hint: 'L’outil compte jusqu’au dernier des jours fermés de l’agence.',
    }),
    show: text({ max: 40 }).meta({ label: 'Bouton' }),
    result: title({ max: 60 }).meta({ label: 'Titre du résultat' }),
    past: text({ max: 30 }).meta({ label: 'Jour passé' }),
    tasks: z
      .strictObject({
        landlordNotice: task('from', 'to').meta({ label: 'Avis de la résidence' }),
        leavingNotice: task('from', 'sendBy').meta({ label: 'Avis de départ' }),
        reply: task('sendBy', 'end').meta({ label: 'Réponse' }),
        shortLeaseEnd: task().meta({ label: 'Fin d’un bail court' }),
        leaseEnd: task().meta({ label: 'Fin d’un bail de 12 mois' }),
        assignmentAnswer: task('end').meta({ label: 'Réponse à une cession' }),
        week6: task().meta({ label: 'Six semaines avant' }),
        week5: task().meta({ label: 'Cinq semaines avant' }),
        week4: task().meta({ label: 'Quatre semaines avant' }),
        week3: task().meta({ label: 'Trois semaines avant' }),
        week2: task().meta({ label: 'Deux semaines avant' }),
        week1: task().meta({ label: 'Une semaine avant' }),
        moving: task().meta({ label: 'Jour du déménagement' }),
        advancePayments: task('sendBy').meta({ label: 'Versements anticipés' }),
      })
      .meta({ label: 'Tâches' }),
    sources: z
      .strictObject({
        notice: source.meta({ label: 'Avis de hausse et de départ' }),
        reply: source.meta({ label: 'Réponse à un avis' }),
        leaseEnd: source.meta({ label: 'Article 1974' }),
        assignment: source.meta({ label: 'Cession' }),
        move: source.meta({ label: 'Déménagement' }),
        credit: source.meta({ label: 'Crédit d’impôt' }),
      })
      .meta({ label: 'Sources' }),
    calendar: text({ max: 40 }).meta({ label: 'Bouton du calendrier' }),
    note: text({ max: 300 }).meta({ label: 'Sous le bouton' }),
    loadError: text({ max: 120 }).meta({ label: 'L’outil ne répond pas' }),
  })
  .meta({ label: 'Vos dates' })

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
