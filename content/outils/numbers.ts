import { z } from 'zod'
import { longDate } from '../dates'
import { text } from '../fields'
import { parseContent } from '../parse'
import { site } from '../site'
import { typeset } from '../typography'

const names = [
  'emergency',
  'health',
  'social',
  'either',
  'suicide',
  'caregivers',
  'abuse',
  'housing',
  'complaints',
  'agency',
  'taxCredit',
] as const

/** Une ligne à appeler : le numéro, ses heures, et d’où nous le tenons. */
const line = z
  .strictObject({
    /** Comme on le lit : 911, 811 ou 1 866 277-3553. */
    phone: z.string().regex(/^(\d{3}|(1[ \u00A0])?\d{3}[ \u00A0]\d{3}-\d{4})$/, 'un numéro écrit comme 1 800 683-2245 ou 811'),
    /** L’option à choisir une fois en ligne. */
    option: text(20).optional(),
    /** Les heures où quelqu’un répond. */
    hours: text(60),
    /** D’où vient le numéro. */
    source: text(160),
    /** Lu dans la source (read), ou connu de tout le monde (known). */
    certainty: z.enum(['read', 'known']),
    /** Le jour où une personne a composé ce numéro. Sans lui, aucune page ne dit « Vérifié le ». */
    checkedOn: longDate().optional(),
  })
  .transform(({ phone, option, ...rest }) => {
    const digits = phone.replace(/\D/g, '')
    const number = typeset(phone)
    return {
      ...rest,
      text: option === undefined ? number : `${number}, ${option}`,
      href: digits.length === 3 ? `tel:${digits}` : `tel:+${digits.length === 10 ? '1' : ''}${digits}`,
    }
  })

/** The lines that the tools print, each in one place; hours are those that were found, and no number is here that was not. */
export const numbers = parseContent('content/outils/numbers.ts', z.record(z.enum(names), line), {
  emergency: { phone: '911', hours: 'jour et nuit', source: 'Gouvernement du Québec', certainty: 'known' },
  health: { phone: '811', option: 'option 1', hours: 'jour et nuit', source: 'Gouvernement du Québec, Info-Santé', certainty: 'known' },
  social: { phone: '811', option: 'option 2', hours: 'jour et nuit', source: 'Gouvernement du Québec, Info-Social', certainty: 'known' },
  either: { phone: '811', hours: 'jour et nuit', source: 'Gouvernement du Québec, Info-Santé et Info-Social', certainty: 'known' },
  suicide: {
    phone: '1 866 277-3553',
    hours: 'jour et nuit',
    source: 'Association québécoise de prévention du suicide',
    certainty: 'known',
  },
  caregivers: { phone: '1 855 852-7784', hours: 'tous les jours, de 8 h à 20 h', source: 'L’Appui, Info-aidant', certainty: 'read' },
  abuse: {
    phone: '1 888 489-2287',
    hours: 'tous les jours, de 8 h à 20 h',
    source: 'Ligne Aide Maltraitance Adultes Aînés',
    certainty: 'read',
  },
  housing: {
    phone: '1 800 683-2245',
    hours: 'les jours ouvrables',
    source: 'Tribunal administratif du logement',
    certainty: 'known',
  },
  complaints: {
    phone: '1 877 767-2227',
    hours: 'les jours ouvrables',
    source: 'Fédération des centres d’assistance et d’accompagnement aux plaintes',
    certainty: 'known',
  },
  agency: { phone: site.phone.text, hours: site.hours.text, source: '{brand}', certainty: 'known' },
  taxCredit: {
    phone: '418 266-1016',
    hours: 'les jours ouvrables',
    source: 'Revenu Québec, formulaires TPZ-1029.MD.7 et TPZ-1029.MD.9',
    certainty: 'read',
  },
})

export type Numbers = typeof numbers

/** A line of this file and what it is good for, or a door without a number (the hospital’s social service). */
export const call = z.strictObject({ number: z.enum(names), text: text(160) })
export const callOrDoor = z.union([call, z.strictObject({ door: text(60), text: text(160) })])

export type CallOrDoor = z.output<typeof callOrDoor>
