import { z } from 'zod'
import { text } from '../fields'
import { parseContent } from '../parse'
import { template } from './fields'

const dayNames = <Field extends z.ZodType>(field: Field) => ({
  monday: field,
  tuesday: field,
  wednesday: field,
  thursday: field,
  friday: field,
})

/** Ce qui s’écrit dans le message, à la fin, en un seul bloc. */
const block = z.strictObject({
  title: text(40),
  days: z.strictObject(dayNames(text(20))),
  /** Quand les cinq jours vont. */
  anyDay: text(30),
  moments: z.strictObject({ morning: text(20), afternoon: text(20), evening: text(20) }),
  means: z.strictObject({ phone: text(30), email: text(30), any: text(40) }),
  /** Avant le nom de la personne à demander. */
  ask: text(20),
  voicemail: z.strictObject({ yes: text(40), no: text(40) }),
  or: text(6),
})

const schema = z.strictObject({
  /** En tête du formulaire, là où ces souhaits paraissent. */
  required: text(140),
  legend: text(60),
  optional: text(20),
  help: text(160),
  days: z.strictObject({ legend: text(40), ...dayNames(text(20)) }),
  moments: z.strictObject({ legend: text(40), morning: text(60), afternoon: text(60), evening: text(60) }),
  means: z.strictObject({ legend: text(40), phone: text(30), email: text(30), any: text(30), help: text(80) }),
  ask: text(60),
  voicemail: z.strictObject({ legend: text(60), yes: text(10), no: text(10) }),
  block,
  /** Sous ces souhaits, une fois le bloc écrit. */
  written: text(100),
  /** {n} est le nombre de caractères en trop. */
  tooLong: template(['n'], 160),
  /** L’aide du message, quand le programme n’est pas là. */
  withoutScript: text(260),
})

/** « Quand et comment vous répondre », dans le formulaire de la page Contact. */
export const wishes = parseContent('content/outils/souhaits.ts', schema, {
  required: 'Tous les champs sont obligatoires, sauf les souhaits de rappel.',
  legend: 'Quand et comment vous répondre',
  optional: '(facultatif)',
  help: 'Nous essayons de respecter ces moments, {hours}. Ce n’est pas un rendez-vous.',
  days: {
    legend: 'Les jours qui vous vont',
    monday: 'Lundi',
    tuesday: 'Mardi',
    wednesday: 'Mercredi',
    thursday: 'Jeudi',
    friday: 'Vendredi',
  },
  moments: {
    legend: 'Le moment',
    morning: 'Avant-midi, de 8 h à midi',
    afternoon: 'Après-midi, de midi à 16 h',
    evening: 'Fin de journée, de 16 h à 18 h',
  },
  means: {
    legend: 'Par quel moyen',
    phone: 'Par téléphone',
    email: 'Par courriel',
    any: 'Peu importe',
    help: 'Si vous préférez le courriel, nous n’appelons pas.',
  },
  ask: 'Qui demander au téléphone?',
  voicemail: { legend: 'Peut-on laisser un message vocal?', yes: 'Oui', no: 'Non' },
  block: {
    title: 'Souhaits de rappel',
    days: { monday: 'lundi', tuesday: 'mardi', wednesday: 'mercredi', thursday: 'jeudi', friday: 'vendredi' },
    anyDay: 'n’importe quel jour',
    moments: { morning: 'avant-midi', afternoon: 'après-midi', evening: 'fin de journée' },
    means: { phone: 'par téléphone', email: 'par courriel', any: 'peu importe le moyen' },
    ask: 'demander',
    voicemail: { yes: 'Message vocal possible.', no: 'Pas de message vocal.' },
    or: 'ou',
  },
  written: 'Vos souhaits sont écrits à la fin du message. Vous pouvez les corriger.',
  tooLong: 'Votre message et vos souhaits sont trop longs. Caractères en trop : {n}. Raccourcissez le message.',
  withoutScript:
    'Le quartier souhaité, le moment, ce qui vous inquiète. Écrivez aussi, si vous le voulez, le jour et l’heure qui vous vont, le téléphone ou le courriel, qui demander, et si l’on peut laisser un message vocal.',
})

export type WishFields = typeof wishes
export type WishWords = typeof wishes.block
