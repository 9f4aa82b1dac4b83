import { z } from 'zod'
import { text, texts, words } from '../fields'
import { load } from '../load'
import { metaSchema } from '../schemas'
import { hero, marked, needs, template } from './fields'
import { call, callOrDoor } from './numbers'
import { atLeast, exactly, group } from '../shapes'

/** Une réponse possible : ce qu’elle dit d’« elle », et de « vous » quand on répond pour soi. */
const answer = group({
  label: text(160),
  forSelf: text(120).optional(),
  short: text(60)
    .optional()
    .describe('La même chose en quelques mots, pour « Comment lire vos réponses » : obligatoire si la réponse décide d’un résultat.'),
})

const question = <Name extends string>(...answers: Name[]) =>
  group({
    legend: text(110, 'La question, de 15 mots au plus.'),
    forSelf: text(110).optional(),
    help: text(180).optional(),
    answers: z.strictObject(Object.fromEntries(answers.map((name) => [name, answer])) as Record<Name, typeof answer>),
  })

/** Les douze questions. Leur ordre et leurs clés sont ceux de la logique (components/islands/standing/assess-standing.ts). */
const questions = group({
  q1: question('injury', 'missing', 'confusion', 'dying', 'fear', 'leaving', 'none'),
  q2: question('self', 'partner', 'parent', 'other'),
  q3: question('home', 'relative', 'residence', 'publicHome', 'hospital'),
  q4: question('near', 'button', 'nobody', 'unknown'),
  q5: question('alone', 'weekly', 'daily', 'always', 'unknown'),
  q6: question('alone', 'beside', 'lifted', 'unknown'),
  q7: question('cooks', 'reheats', 'skips', 'unknown'),
  q8: question('alone', 'pillbox', 'forgets', 'given', 'unknown'),
  q9: question('asBefore', 'harmless', 'harmful', 'lost', 'unknown'),
  q10: question('none', 'one', 'several', 'unknown'),
  q11: question('well', 'tired', 'exhausted', 'nobody'),
  q12: question('stay', 'move', 'hesitates', 'unspoken'),
})

export type Questions = z.output<typeof questions>

/** Les chemins à regarder. Une résidence n’est jamais proposée sans que rester chez soi le soit d’abord. */
const ways = atLeast(2, group({ kind: z.enum(['home', 'residence', 'public', 'talk']), title: text(70), text: text(280) })).refine(
  (list) => list.every(({ kind }) => kind !== 'residence') || list[0]?.kind === 'home',
  { message: 'rester chez soi (home) en premier, partout où une résidence est proposée' },
)

const result = group({
  title: text(80, 'La phrase du résultat.'),
  text: text(280),
  waysTitle: text(50).optional().describe('Le titre des chemins, s’il en faut un.'),
  ways,
  week: atLeast(2, text(200)).max(4).describe('Ce qu’on peut faire cette semaine.'),
  calls: atLeast(2, callOrDoor),
  unknown: text(200, 'Ce que nous ne savons pas, en plus des réponses manquantes.'),
  carry: text(120)
    .optional()
    .describe('Ce qui peut passer dans le message à l’agence, décoché : un milieu, jamais une réponse sur la santé.'),
  reading: text(160, 'La même conclusion, dans « Comment lire vos réponses ».'),
})

const first = group({ title: text(60), calls: atLeast(1, call) })
const modifier = words(200, 'title', 'text')

export const standingSchema = group({
  meta: metaSchema,
  hero,
  needs,
  before: text(200, 'Avant la première question : ce que c’est, et ce que ce n’est pas.'),
  urgent: group({ text: text(60), link: text(40) }),
  progress: template('n', 'total'),
  questions,
  errors: words(100, 'choose', 'chooseOrUnknown', 'tick'),
  buttons: group({
    ...texts(40, 'start', 'next', 'back', 'result', 'change'),
    changeWhich: template('n'),
    ...texts(40, 'anyway', 'backToFirst', 'review', 'print'),
  }),
  stored: text(160),
  first: group(
    {
      title: text(40),
      text: text(160),
      flags: group({
        injury: first,
        missing: first,
        confusion: first,
        dying: first,
        fear: first,
        leaving: first.extend({ links: exactly(2, group({ label: text(50), href: z.string().startsWith('/urgence#') })) }),
      }),
    },
    '« Appelez d’abord. »',
  ),
  reviewed: group({ title: text(40), text: text(80), missing: text(40) }),
  resultProgress: text(30, 'Au-dessus du résultat, à la place du compte des questions.'),
  results: group({ team: result, assessment: result, dailyHelp: result, unclear: result, littleHelp: result, noHurry: result }),
  modifiers: group(
    {
      hospital: modifier,
      exhausted: modifier.extend({ number: z.literal('caregivers') }),
      residence: modifier,
      stay: modifier,
      unspoken: modifier.extend({ link: group({ label: text(80), href: z.string().startsWith('/') }) }),
    },
    'Ce qui passe en premier, selon certaines réponses.',
  ),
  headings: group({ week: text(30), calls: text(30), guided: text(40), unknown: text(40), write: text(60) }),
  unanswered: text(80, 'Précède la liste des questions dont la réponse est « Je ne sais pas ».'),
  caution: marked(280),
  write: group({ text: text(160), carry: template('text'), link: text(40) }, 'L’agence, après le reste.'),
  grid: group(
    { title: text(60), text: text(160), days: exactly(7, text(12)), rows: exactly(7, text(60)) },
    'La grille d’une semaine, à imprimer quand des réponses manquent.',
  ),
  paper: group(
    {
      ticked: text(60),
      numbers: exactly(6, call),
      title: text(60),
      text: text(160),
      tickedRow: group({ when: text(80), then: text(120), link: text(60) }),
      unknownRow: template('count', 'from', 'to'),
      otherwise: text(60),
    },
    'La feuille : les numéros sous la première question, puis la lecture des réponses.',
  ),
  sources: text(200),
})

export const standing = load('content/tools/ou-en-etes-vous.yml', standingSchema)

export type Standing = typeof standing
