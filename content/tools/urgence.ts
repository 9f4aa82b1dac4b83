import { z } from 'zod'
import { slug, text, texts } from '../fields'
import { load } from '../load'
import { metaSchema } from '../schemas'
import { hero, marked } from './fields'
import { call, callOrDoor } from './numbers'
import { atLeast, exactly, group, longDate, webAddress } from '../shapes'

export const urgentSchema = group({
  meta: metaSchema,
  hero,
  writtenOn: longDate().describe('La date de ce texte, sur la feuille imprimée.'),
  leave: group(
    {
      label: text(40),
      short: text(20, 'Le même lien, dans la barre du bas.'),
      url: webAddress(),
      note: text(80, 'Ce qu’il fait et ne fait pas.'),
      longNote: text(160, 'La même chose, là où quelqu’un a peur.'),
    },
    'Le lien qui mène ailleurs, dans la même fenêtre.',
  ),
  firstLabel: text(40, 'Les deux premiers numéros, avant tout le reste.'),
  first: exactly(2, call.extend({ title: text(60) })),
  ...texts(40, 'barLabel', 'indexTitle'),
  cases: exactly(
    5,
    group({
      id: slug(),
      title: text(100),
      calls: atLeast(2, callOrDoor, 'Du plus grave au moins grave.'),
      steps: atLeast(3, marked()).max(4),
      why: text(280).optional().describe('Un droit, avec sa source.'),
      showsWhoPays: z.boolean().default(false).describe('Qui paie, là où notre numéro paraît.'),
      showsExit: z.boolean().default(false),
    }),
  ).refine(
    (cases) =>
      cases.every(({ calls, showsWhoPays }) => showsWhoPays || !calls.some((each) => 'number' in each && each.number === 'agency')),
    { message: 'showsWhoPays: true partout où notre numéro paraît' },
  ),
  later: group({ id: slug(), title: text(60), text: text(160), link: text(60), print: text(160), broken: text(100), write: text(40) }),
})

export const urgent = load('content/tools/urgence.yml', urgentSchema)

export type Urgent = typeof urgent
