import { z } from 'zod'
import { longDate, text } from './fields'
import { link } from './parts'

const notice = z
  .strictObject({
    text: text({ max: 120 }).meta({
      label: 'Texte',
      hint: 'Une ou deux phrases, 120 caractères au plus.',
    }),
    link: link
      .optional()
      .meta({ label: 'Lien', hint: 'Une page du site qui en dit plus, s’il y en a une.' }),
    from: longDate().meta({ label: 'Du', hint: 'Le premier jour, comme 14 décembre 2026.' }),
    to: longDate().meta({ label: 'Au', hint: 'Le dernier jour, comme 3 janvier 2027.' }),
  })
  .refine(({ from, to }) => from.iso <= to.iso, {
    path: ['to'],
    message: 'un jour qui suit le premier',
  })

/** The messages that every page shows for some days, under its menu. */
export const noticesFile = {
  file: 'content/notices.yml',
  label: 'Avis en haut des pages',
  pagePath: '/',
  schema: z.array(notice).meta({
    label: 'Avis',
    hint:
      'Il paraît et disparaît seul, à minuit, sur chaque page sauf C’est urgent. Le premier ' +
      'dont c’est le jour. L’aperçu le montre dès maintenant.',
  }),
}
