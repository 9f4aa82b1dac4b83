import { z } from 'zod'
import { longDate, text } from './fields'

const closedPeriod = z
  .strictObject({
    day: longDate().meta({ label: 'Jour', hint: 'Écrit comme 25 décembre 2026.' }),
    until: longDate().optional().meta({
      label: 'Jusqu’au',
      hint: 'Le dernier jour fermé, quand il y en a plusieurs de suite.',
    }),
    name: text({ max: 60 }).meta({ label: 'Nom', hint: 'Le congé, ou la raison.' }),
  })
  .refine(({ day, until = day }) => day.iso <= until.iso, {
    path: ['until'],
    message: 'un jour qui suit le premier',
  })

/** The days on which the agency is closed, besides weekends. */
export const closedDaysFile = {
  file: 'content/closed-days.yml',
  label: 'Jours fermés',
  pagePath: '',
  schema: z
    .array(closedPeriod)
    .min(1)
    .meta({
      label: 'Périodes',
      hint:
        'Les congés, et les autres jours où personne ne répond. Ces jours-là et la veille, les ' +
        'formulaires disent quand la réponse viendra. Aucun rappel ne part. Vendredi saint ou ' +
        'lundi de Pâques : le vôtre.',
    }),
}
