import { z } from 'zod'
import { buildPhoneHref } from '@/lib/paths'
import { choice, hoursYear, longDate, phone, text } from '../fields'

/** The phone lines that the tools show, by the name under which an author chooses one. */
const lineNames = {
  emergency: '911',
  health: 'Info-Santé',
  social: 'Info-Social',
  either: '811',
  suicide: 'Prévention du suicide',
  caregivers: 'Info-aidant',
  abuse: 'Maltraitance',
  housing: 'Logement',
  complaints: 'Plaintes',
  agency: 'L’agence',
  taxCredit: 'Crédit d’impôt',
}

/** A phone line. Its hours and its number come from a source; never invent one. */
const line = z
  .strictObject({
    phone: phone().meta({
      label: 'Téléphone',
      hint: 'Comme on le lit : 911, 811 ou 1 866 277-3553.',
    }),
    option: text({ max: 20 })
      .optional()
      .meta({ label: 'Option', hint: 'L’option à choisir une fois en ligne.' }),
    hours: text({ max: 60 }).meta({ label: 'Heures', hint: 'Les heures où quelqu’un répond.' }),
    source: text({ max: 160 }).meta({ label: 'Source', hint: 'D’où vient le numéro.' }),
    hoursYear: hoursYear(),
    certainty: choice({ read: 'Lu dans la source', known: 'Connu de tout le monde' }).meta({
      label: 'Certitude',
      hint: 'Lu dans la source (read), ou connu de tout le monde (known).',
    }),
    checkedOn: longDate()
      .optional()
      .meta({
        label: 'Vérifié le',
        hint:
          'Le jour où une personne a composé ce numéro. Sans lui, aucune page ne dit ' +
          '« Vérifié le ».',
      }),
  })
  .transform(({ phone, option, ...rest }) => ({
    ...rest,
    text: option === undefined ? phone : `${phone}, ${option}`,
    href: buildPhoneHref(phone),
  }))
  .meta({ hint: 'Une ligne à appeler : le numéro, ses heures, et d’où nous le tenons.' })

const numbers = z.strictObject({
  emergency: line.meta({ label: lineNames.emergency }),
  health: line.meta({ label: lineNames.health }),
  social: line.meta({ label: lineNames.social }),
  either: line.meta({ label: lineNames.either }),
  suicide: line.meta({ label: lineNames.suicide }),
  caregivers: line.meta({ label: lineNames.caregivers }),
  abuse: line.meta({ label: lineNames.abuse }),
  housing: line.meta({ label: lineNames.housing }),
  complaints: line.meta({ label: lineNames.complaints }),
  agency: line.meta({ label: lineNames.agency }),
  taxCredit: line.meta({ label: lineNames.taxCredit }),
})

/** A phone line and what to call it for. */
export const call = z.strictObject({
  phoneKey: choice(lineNames).meta({ label: 'Numéro' }),
  text: text({ max: 160 }).meta({ label: 'Texte' }),
})

/** A phone line, or a service to visit that has no number, such as a hospital's social service. */
export const callOrService = z.union([
  call,
  z.strictObject({
    service: text({ max: 60 }).meta({ label: 'Porte' }),
    text: text({ max: 160 }).meta({ label: 'Texte' }),
  }),
])

export const phoneNumbersFile = {
  file: 'content/tools/phone-numbers.yml',
  label: 'Numéros à appeler',
  pagePath: '/urgence',
  schema: numbers,
}
