import { z } from 'zod'
import { text } from '../fields'
import { load } from '../load'
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
  anyDay: text(30).describe('Quand les cinq jours vont.'),
  moments: z.strictObject({ morning: text(20), afternoon: text(20), evening: text(20) }),
  means: z.strictObject({ phone: text(30), email: text(30), any: text(40) }),
  ask: text(20).describe('Avant le nom de la personne à demander.'),
  voicemail: z.strictObject({ yes: text(40), no: text(40) }),
  or: text(6),
})

export const wishesSchema = z.strictObject({
  required: text(140).describe('En tête du formulaire, là où ces souhaits paraissent.'),
  legend: text(60),
  optional: text(20),
  help: text(160),
  days: z.strictObject({ legend: text(40), ...dayNames(text(20)) }),
  moments: z.strictObject({ legend: text(40), morning: text(60), afternoon: text(60), evening: text(60) }),
  means: z.strictObject({ legend: text(40), phone: text(30), email: text(30), any: text(30), help: text(80) }),
  ask: text(60),
  voicemail: z.strictObject({ legend: text(60), yes: text(10), no: text(10) }),
  block,
  written: text(100).describe('Sous ces souhaits, une fois le bloc écrit.'),
  tooLong: template(['n'], 160).describe('{n} est le nombre de caractères en trop.'),
  withoutScript: text(260).describe('L’aide du message, quand le programme n’est pas là.'),
})

/** « Quand et comment vous répondre », dans le formulaire de la page Contact. */
export const wishes = load('content/tools/souhaits.yml', wishesSchema)

export type WishFields = typeof wishes
export type WishWords = typeof wishes.block
