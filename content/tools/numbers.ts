import { z } from 'zod'
import { fill, text } from '../fields'
import { load } from '../load'
import { typeset } from '../typography'
import { longDate } from '../shapes'

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
    phone: z
      .string()
      .transform((value) => fill(value))
      .pipe(z.string().regex(/^(\d{3}|(1[ \u00A0])?\d{3}[ \u00A0]\d{3}-\d{4})$/, 'un numéro écrit comme 1 800 683-2245 ou 811')),
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

export const numbersSchema = z.record(z.enum(names), line)

/** The lines that the tools print, each in one place; hours are those that were found, and no number is here that was not. */
export const numbers = load('content/tools/numbers.yml', numbersSchema)

export type Numbers = typeof numbers

/** A line of this file and what it is good for, or a door without a number (the hospital’s social service). */
export const call = z.strictObject({ number: z.enum(names), text: text(160) })
export const callOrDoor = z.union([call, z.strictObject({ door: text(60), text: text(160) })])

export type CallOrDoor = z.output<typeof callOrDoor>
