import { z } from 'zod'
import { longDate, text } from './fields'

const closedDay = z.strictObject({
  day: longDate().meta({ label: 'Jour', hint: 'Écrit comme 25 décembre 2026.' }),
  name: text({ max: 60 }).meta({ label: 'Nom', hint: 'Le congé, ou la raison.' }),
})

/** The days on which the agency is closed, weekends apart. */
export const closedDaysFile = {
  file: 'content/calendrier.yml',
  label: 'Jours fermés',
  page: '',
  schema: z
    .array(closedDay)
    .min(1)
    .meta({
      label: 'Éléments',
      hint:
        'Les congés, et les autres jours où personne ne répond. Ces jours-là, aucun rappel ne ' +
        'part. Vendredi saint ou lundi de Pâques : le vôtre.',
    }),
}
