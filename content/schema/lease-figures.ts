import { z } from 'zod'
import { reportUnknownSources } from '../figure-provenance'
import { longDate } from './fields'
import { figureSources, provenance, rate } from './tools/tax-rules'

const day = z.strictObject({ day: longDate().meta({ label: 'Jour' }), ...provenance })

const count = () => z.number().int().positive()

/** The figures, delays and dates of the law of leases that pages quote, each with its source. */
export const leaseFiguresFile = {
  file: 'content/lease-figures.yml',
  label: 'Chiffres et dates du bail',
  pagePath: '/bail',
  schema: z
    .strictObject({
      sources: figureSources,
      rentRates: z
        .strictObject({
          from: longDate().meta({ label: 'À partir du' }),
          to: longDate().meta({ label: 'Jusqu’au' }),
          base: rate.meta({ label: 'Base' }),
          services: rate.meta({ label: 'Services à la personne' }),
        })
        .meta({
          label: 'Taux de hausse du Tribunal',
          hint: 'Ceux d’une période : le premier et le dernier jour où un renouvellement commence.',
        }),
      assignmentAnswer: z
        .strictObject({ days: count().meta({ label: 'Jours' }), ...provenance })
        .meta({ label: 'Réponse à un avis de cession' }),
      newForms: day.meta({ label: 'Nouveaux formulaires' }),
      maximumRent: day.meta({ label: 'Loyer maximal à inscrire' }),
      closingPlan: z
        .strictObject({ months: count().meta({ label: 'Mois' }), ...provenance })
        .meta({ label: 'Plan de cessation, avant une fermeture' }),
    })
    .superRefine(reportUnknownSources)
    .meta({ label: 'Chiffres du bail' }),
}
