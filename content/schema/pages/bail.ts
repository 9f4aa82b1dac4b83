import { z } from 'zod'
import { text } from '../fields'
import { leaseDates } from './lease-dates'
import { letterPage } from './letter-page'

const { meta, hero, updatedOn, stages, ...end } = letterPage.shape

export const leaseFile = {
  file: 'content/pages/bail.yml',
  label: 'Bail, hausse, départ',
  pagePath: '/bail',
  schema: z.strictObject({
    ...{ meta, hero, updatedOn, stages },
    dates: leaseDates,
    letterHelp: text({ max: 200 }).meta({
      label: 'Aide sous la lettre',
      hint: 'Sous chaque lettre, celles de l’hôpital aussi : la remplir, et la copier sans bouton.',
    }),
    buttons: z
      .strictObject({
        copy: text({ max: 30 }).meta({ label: 'Copier' }),
        print: text({ max: 30 }).meta({ label: 'Imprimer' }),
        copied: text({ max: 100 }).meta({ label: 'Copié' }),
        selected: text({ max: 100 }).meta({ label: 'Sélectionné' }),
      })
      .meta({ label: 'Boutons', hint: 'Sous chaque lettre, celles de l’hôpital aussi.' }),
    ...end,
  }),
}
