import { z } from 'zod'
import { longDate } from '../dates'
import { slug, text, webAddress } from '../fields'
import { load } from '../load'
import { metaSchema } from '../schemas'
import { hero, marked } from './fields'
import { call, callOrDoor } from './numbers'

export const urgentSchema = z.strictObject({
  meta: metaSchema,
  hero,
  writtenOn: longDate().describe('La date de ce texte, sur la feuille imprimée.'),
  leave: z
    .strictObject({
      label: text(40),
      short: text(20).describe('Le même lien, dans la barre du bas.'),
      url: webAddress(),
      note: text(80).describe('Ce qu’il fait et ne fait pas.'),
      longNote: text(160).describe('La même chose, là où quelqu’un a peur.'),
    })
    .describe('Le lien qui mène ailleurs, dans la même fenêtre.'),
  firstLabel: text(40).describe('Les deux premiers numéros, avant tout le reste.'),
  first: z.array(call.extend({ title: text(60) })).length(2),
  barLabel: text(40),
  indexTitle: text(40),
  cases: z
    .array(
      z.strictObject({
        id: slug(),
        title: text(70),
        calls: z.array(callOrDoor).min(2).describe('Du plus grave au moins grave.'),
        steps: z.array(marked()).min(3).max(4),
        why: text(280).optional().describe('Un droit, avec sa source.'),
        showsWhoPays: z.boolean().default(false).describe('Qui paie, là où notre numéro paraît.'),
        showsExit: z.boolean().default(false),
      }),
    )
    .length(5)
    .refine(
      (cases) =>
        cases.every(({ calls, showsWhoPays }) => showsWhoPays || !calls.some((each) => 'number' in each && each.number === 'agency')),
      {
        message: 'showsWhoPays: true partout où notre numéro paraît',
      },
    ),
  later: z.strictObject({
    id: slug(),
    title: text(60),
    text: text(160),
    link: text(60),
    print: text(160),
    broken: text(80),
    write: text(40),
  }),
})

export const urgent = load('content/tools/urgence.yml', urgentSchema)

export type Urgent = typeof urgent
