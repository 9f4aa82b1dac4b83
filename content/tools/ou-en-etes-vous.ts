import { z } from 'zod'
import { text } from '../fields'
import { load } from '../load'
import { metaSchema } from '../schemas'
import { hero, marked, needs, template } from './fields'
import { call, callOrDoor } from './numbers'

/** Une réponse possible : ce qu’elle dit d’« elle », et de « vous » quand on répond pour soi. */
const answer = z.strictObject({
  label: text(120),
  forSelf: text(120).optional(),
  short: text(60)
    .optional()
    .describe('La même chose en quelques mots, pour « Comment lire vos réponses » : obligatoire si la réponse décide d’un résultat.'),
})

const question = <Answers extends z.ZodRawShape>(answers: Answers) =>
  z.strictObject({
    legend: text(110).describe('La question, de 15 mots au plus.'),
    forSelf: text(110).optional(),
    help: text(180).optional(),
    answers: z.strictObject(answers),
  })

/** Les douze questions. Leur ordre et leurs clés sont ceux de la logique (components/islands/standing/assess-standing.ts). */
const questions = z.strictObject({
  q1: question({ injury: answer, confusion: answer, dying: answer, fear: answer, leaving: answer, none: answer }),
  q2: question({ self: answer, partner: answer, parent: answer, other: answer }),
  q3: question({ home: answer, relative: answer, residence: answer, publicHome: answer, hospital: answer }),
  q4: question({ near: answer, button: answer, nobody: answer, unknown: answer }),
  q5: question({ alone: answer, weekly: answer, daily: answer, always: answer, unknown: answer }),
  q6: question({ alone: answer, beside: answer, lifted: answer, unknown: answer }),
  q7: question({ cooks: answer, reheats: answer, skips: answer, unknown: answer }),
  q8: question({ alone: answer, pillbox: answer, forgets: answer, given: answer, unknown: answer }),
  q9: question({ asBefore: answer, harmless: answer, harmful: answer, lost: answer, unknown: answer }),
  q10: question({ none: answer, one: answer, several: answer, unknown: answer }),
  q11: question({ well: answer, tired: answer, exhausted: answer, nobody: answer }),
  q12: question({ stay: answer, move: answer, hesitates: answer, unspoken: answer }),
})

export type Questions = z.output<typeof questions>

/** Les chemins à regarder. Une résidence n’est jamais proposée sans que rester chez soi le soit d’abord. */
const ways = z
  .array(z.strictObject({ kind: z.enum(['home', 'residence', 'public', 'talk']), title: text(70), text: text(280) }))
  .min(2)
  .refine((list) => list.every(({ kind }) => kind !== 'residence') || list[0]?.kind === 'home', {
    message: 'rester chez soi (home) en premier, partout où une résidence est proposée',
  })

const result = z.strictObject({
  title: text(80).describe('La phrase du résultat.'),
  text: text(280),
  waysTitle: text(50).optional().describe('Le titre des chemins, s’il en faut un.'),
  ways,
  week: z.array(text(200)).min(2).max(4).describe('Ce qu’on peut faire cette semaine.'),
  calls: z.array(callOrDoor).min(2),
  unknown: text(200).describe('Ce que nous ne savons pas, en plus des réponses manquantes.'),
  carry: text(120)
    .optional()
    .describe('Ce qui peut passer dans le message à l’agence, décoché : un milieu, jamais une réponse sur la santé.'),
  reading: text(160).describe('La même conclusion, dans « Comment lire vos réponses ».'),
})

const first = z.strictObject({ title: text(60), calls: z.array(call).min(1) })
const modifier = z.strictObject({ title: text(60), text: text(200) })

export const standingSchema = z.strictObject({
  meta: metaSchema,
  hero,
  needs,
  before: text(200).describe('Avant la première question : ce que c’est, et ce que ce n’est pas.'),
  urgent: z.strictObject({ text: text(60), link: text(40) }),
  progress: template(['n', 'total'], 40),
  questions,
  errors: z.strictObject({ choose: text(80), chooseOrUnknown: text(80), tick: text(80) }),
  buttons: z.strictObject({
    start: text(30),
    next: text(30),
    back: text(30),
    result: text(30),
    change: text(30),
    changeWhich: template(['n'], 40),
    anyway: text(40),
    backToFirst: text(40),
    review: text(40),
    print: text(40),
  }),
  stored: text(120),
  first: z
    .strictObject({
      title: text(40),
      text: text(120),
      flags: z.strictObject({
        injury: first,
        confusion: first,
        dying: first,
        fear: first,
        leaving: first.extend({ links: z.array(z.strictObject({ label: text(50), href: z.string().startsWith('/urgence#') })).length(2) }),
      }),
    })
    .describe('« Appelez d’abord. »'),
  reviewed: z.strictObject({ title: text(40), text: text(80), missing: text(40) }),
  resultProgress: text(30).describe('Au-dessus du résultat, à la place du compte des questions.'),
  results: z.strictObject({
    team: result,
    assessment: result,
    dailyHelp: result,
    unclear: result,
    littleHelp: result,
    noHurry: result,
  }),
  modifiers: z
    .strictObject({
      hospital: modifier,
      exhausted: modifier.extend({ number: z.literal('caregivers') }),
      residence: modifier,
      stay: modifier,
      unspoken: modifier.extend({ link: z.strictObject({ label: text(80), href: z.string().startsWith('/') }) }),
    })
    .describe('Ce qui passe en premier, selon certaines réponses.'),
  headings: z.strictObject({ week: text(30), calls: text(30), guided: text(40), unknown: text(40), write: text(60) }),
  unanswered: text(80).describe('Précède la liste des questions dont la réponse est « Je ne sais pas ».'),
  caution: marked(280),
  write: z.strictObject({ text: text(160), carry: template(['text'], 80), link: text(40) }).describe('L’agence, après le reste.'),
  grid: z
    .strictObject({ title: text(60), text: text(160), days: z.array(text(12)).length(7), rows: z.array(text(60)).length(7) })
    .describe('La grille d’une semaine, à imprimer quand des réponses manquent.'),
  paper: z
    .strictObject({
      ticked: text(60),
      numbers: z.array(call).length(5),
      title: text(60),
      text: text(160),
      tickedRow: z.strictObject({ when: text(80), then: text(120), link: text(60) }),
      unknownRow: template(['count', 'from', 'to'], 80),
      otherwise: text(60),
    })
    .describe('La feuille : les numéros sous la première question, puis la lecture des réponses.'),
  sources: text(200),
})

export const standing = load('content/tools/ou-en-etes-vous.yml', standingSchema)

export type Standing = typeof standing
