import { z } from 'zod'
import { longDate, slug, text, webAddress } from '../fields'
import { link, pageMeta, toolHero } from '../parts'
import { call, callOrService } from './phone-numbers'
import { richSentence } from '../rich-text'

export const urgentFile = {
  file: 'content/tools/urgence.yml',
  label: 'C’est urgent',
  pagePath: '/urgence',
  schema: z.strictObject({
    meta: pageMeta,
    hero: toolHero,

    writtenOn: longDate().meta({
      label: 'Texte du',
      hint: 'La date de ce texte, sur la feuille imprimée.',
    }),
    quickExit: z
      .strictObject({
        label: text({ max: 40 }).meta({ label: 'Libellé' }),
        short: text({ max: 20 }).meta({
          label: 'En bref',
          hint: 'Le même lien, dans la barre du bas.',
        }),
        url: webAddress().meta({ label: 'Adresse complète' }),
        note: text({ max: 80 }).meta({ label: 'Note', hint: 'Ce qu’il fait et ne fait pas.' }),
        longNote: text({ max: 160 }).meta({
          label: 'Note longue',
          hint: 'La même chose, là où quelqu’un a peur.',
        }),
      })
      .meta({ label: 'Quitter', hint: 'Le lien qui mène ailleurs, dans la même fenêtre.' }),
    firstLabel: text({ max: 40 }).meta({
      label: 'Nom des premiers numéros',
      hint: 'Les deux premiers numéros, avant tout le reste.',
    }),
    first: z
      .array(
        call.extend({
          title: text({ max: 60 }).meta({ label: 'Titre' }),
        }),
      )
      .length(2)
      .meta({ label: 'Premiers numéros' }),
    barLabel: text({ max: 40 }).meta({ label: 'Nom de la barre' }),
    indexTitle: text({ max: 40 }).meta({ label: 'Titre de la liste' }),
    cases: z
      .array(
        z.strictObject({
          id: slug().meta({ label: 'Adresse dans la page' }),
          title: text({ max: 100 }).meta({ label: 'Titre' }),
          calls: z
            .array(callOrService)
            .min(2)
            .meta({ label: 'Appels', hint: 'Du plus grave au moins grave.' }),
          steps: z
            .array(richSentence({ max: 240 }))
            .min(2)
            .max(4)
            .meta({ label: 'Étapes' }),
          link: link.optional().meta({ label: 'Lien', hint: 'Ce qui aide tout de suite.' }),
          why: text({ max: 280 })
            .optional()
            .meta({ label: 'Pourquoi', hint: 'Un droit, avec sa source.' }),
          hasWhoPays: z
            .boolean()
            .default(false)
            .meta({ label: 'Dire qui paie', hint: 'Qui paie, là où notre numéro paraît.' }),
          hasQuickExit: z.boolean().default(false).meta({ label: 'Offrir de quitter' }),
        }),
      )
      .length(5)
      .refine(
        (cases) =>
          cases.every(
            ({ calls, hasWhoPays }) =>
              hasWhoPays || !calls.some((each) => 'phoneKey' in each && each.phoneKey === 'agency'),
          ),
        'hasWhoPays: true partout où notre numéro paraît',
      )
      .meta({ label: 'Situations' }),
    later: z
      .strictObject({
        id: slug().meta({ label: 'Adresse dans la page' }),
        title: text({ max: 60 }).meta({ label: 'Titre' }),
        text: text({ max: 160 }).meta({ label: 'Texte' }),
        link: text({ max: 60 }).meta({ label: 'Lien' }),
        print: text({ max: 160 }).meta({ label: 'Imprimer' }),
        broken: text({ max: 100 }).meta({ label: 'En panne' }),
        write: text({ max: 40 }).meta({ label: 'Écrire' }),
      })
      .meta({ label: 'Plus tard' }),
  }),
}
