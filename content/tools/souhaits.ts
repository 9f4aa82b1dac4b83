import { text, texts, words } from '../fields'
import { load } from '../load'
import { template } from './fields'
import { group } from '../shapes'

const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const

export const wishesSchema = group({
  required: text(140, 'En tête du formulaire, là où ces souhaits paraissent.'),
  ...texts(160, 'legend', 'optional', 'help'),
  days: words(40, 'legend', ...days),
  moments: words(60, 'legend', 'morning', 'afternoon', 'evening'),
  means: words(80, 'legend', 'phone', 'email', 'any', 'help'),
  ask: text(60),
  voicemail: words(60, 'legend', 'yes', 'no'),
  block: group(
    {
      title: text(40),
      days: words(20, ...days),
      anyDay: text(30, 'Quand les cinq jours vont.'),
      moments: words(20, 'morning', 'afternoon', 'evening'),
      means: words(40, 'phone', 'email', 'any'),
      ask: text(20, 'Avant le nom de la personne à demander.'),
      voicemail: words(40, 'yes', 'no'),
      or: text(6),
    },
    'Ce qui s’écrit dans le message, à la fin, en un seul bloc.',
  ),
  written: text(100, 'Sous ces souhaits, une fois le bloc écrit.'),
  tooLong: template('n').describe('{n} est le nombre de caractères en trop.'),
  withoutScript: text(260, 'L’aide du message, quand le programme n’est pas là.'),
})

/** « Quand et comment vous répondre », dans le formulaire de la page Contact. */
export const wishes = load('content/tools/souhaits.yml', wishesSchema)

export type WishFields = typeof wishes
export type WishWords = typeof wishes.block
