import { z } from 'zod'
import { longDate, text } from './fields'

/** What the agency reads again each year: npm run fresh asks for it from its day on. */
export const yearlyDatesFile = {
  file: 'content/yearly-dates.yml',
  label: 'Dates de chaque année',
  pagePath: '',
  schema: z
    .array(
      z.strictObject({
        day: longDate().meta({
          label: 'La prochaine fois',
          hint: 'Une fois la chose faite, écrivez le même jour de l’année suivante.',
        }),
        text: text({ max: 200 }).meta({ label: 'À relire', hint: 'Quoi demander, et à qui.' }),
      }),
    )
    .min(1)
    .meta({
      label: 'Dates',
      hint: 'npm run fresh les demande à partir de leur jour. La page de passation les montre.',
    }),
}
