import { z } from 'zod'
import { longDate, text } from './fields'

const promiseGroup = z.strictObject({
  title: text({ max: 90 }).meta({ label: 'Titre', hint: 'Le titre du groupe.' }),
  items: z
    .array(
      z.strictObject({
        text: text({ max: 200 }).meta({
          label: 'Texte',
          hint: 'Ce que les pages affirment ou promettent, en une ligne.',
        }),
        confirmedOn: longDate()
          .optional()
          .meta({
            label: 'Confirmé le',
            hint:
              'Le jour où c’est confirmé, écrit comme 12 novembre 2026. Sans lui, la case reste ' +
              'vide.',
          }),
      }),
    )
    .min(1)
    .meta({ label: 'Promesses' }),
})

/**
 * The statements that the agency confirms before the site goes live: npm run launch:check lists
 * them.
 */
export const promisesFile = {
  file: 'content/promises.yml',
  label: 'Liste de la mise en ligne',
  pagePath: '',
  schema: z.array(promiseGroup).meta({ label: 'Groupes' }),
}
