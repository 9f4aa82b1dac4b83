import type { Words } from '@/content/words'

/* « Où en êtes-vous? » : twelve answers, one result. Pure: the page's own table of reading is printed from the same rules. */

export type QuestionId = keyof Words['needsAssessment']['questions']
export type Answer<Id extends QuestionId> =
  keyof Words['needsAssessment']['questions'][Id]['answers']

/** What happens now: several at once, or `none` alone. */
export type Flag = Exclude<Answer<'q1'>, 'none'>

export type Answers = { q1?: readonly Answer<'q1'>[] } & {
  [Id in Exclude<QuestionId, 'q1'>]?: Answer<Id>
}

type Deciding = { [Id in Exclude<QuestionId, 'q1' | 'q2' | 'q12'>]?: readonly Answer<Id>[] }

export type Result = 'team' | 'assessment' | 'dailyHelp' | 'unclear' | 'littleHelp' | 'noHurry'

/** Gravest first: the order of the screen. */
const flags: readonly Flag[] = ['injury', 'missing', 'confusion', 'dying', 'fear', 'leaving']

/** The questions on what a person does by day and by night: « Je ne sais pas » counts there. */
export const careQuestions = ['q4', 'q5', 'q6', 'q7', 'q8', 'q9', 'q10'] as const

/** As many « Je ne sais pas » as make a result a guess. */
const tooManyUnknown = 3

export type ReadingRow = { result: Result } & (
  { because: Deciding } | { unknown: number } | { otherwise: true }
)

/** The first row that holds decides. « Je ne sais pas » has a row of its own, and lowers no result. */
export const reading: readonly ReadingRow[] = [
  { result: 'team', because: { q3: ['publicHome'] } },
  { result: 'assessment', because: { q5: ['always'], q6: ['lifted'], q9: ['lost'] } },
  {
    result: 'dailyHelp',
    because: {
      q5: ['daily'],
      q6: ['beside'],
      q7: ['skips'],
      q8: ['forgets', 'given'],
      q9: ['harmful'],
      q10: ['several'],
    },
  },
  { result: 'unclear', unknown: tooManyUnknown },
  // « Rien ne presse » would be false of somebody in hospital, or beside a helper at the end of her strength.
  {
    result: 'littleHelp',
    because: {
      q3: ['hospital'],
      q4: ['nobody'],
      q5: ['weekly'],
      q7: ['reheats'],
      q8: ['pillbox'],
      q10: ['one'],
      q11: ['exhausted', 'nobody'],
    },
  },
  { result: 'noHurry', otherwise: true },
]

/** Answers that come before the rest, in this order. */
const modifiers = ['hospital', 'exhausted', 'residence', 'stay', 'unspoken'] as const
export type Modifier = (typeof modifiers)[number]

/** « Rien de cela » and the others exclude one another. */
export function toggleFlag(ticked: readonly Answer<'q1'>[], changed: Answer<'q1'>): Answer<'q1'>[] {
  if (ticked.includes(changed)) return ticked.filter((flag) => flag !== changed)
  return changed === 'none' ? ['none'] : [...ticked.filter((flag) => flag !== 'none'), changed]
}

/** What must be answered by telephone before anything else. */
export const firstCalls = ({ q1 = [] }: Answers): Flag[] =>
  flags.filter((flag) => q1.includes(flag))

export const unansweredOf = (answers: Answers, ids: readonly QuestionId[]): QuestionId[] =>
  ids.filter((id) => (id === 'q1' ? !answers.q1?.length : answers[id] === undefined))

const matching = (answers: Answers, because: Deciding): QuestionId[] =>
  (Object.keys(because) as (keyof Deciding)[]).filter((id) =>
    (because[id] as readonly unknown[] | undefined)?.includes(answers[id]),
  )

function modifiersOf({ q3, q11, q12 }: Answers, result: Result): Modifier[] {
  // In a place of the public network, neither a lease nor staying at home is what is decided.
  const given: readonly unknown[] = [q3, q11, result === 'team' && q12 === 'stay' ? undefined : q12]
  return modifiers.filter((each) => given.includes(each))
}

/** The first row of the reading that holds, and the questions whose answers made it hold. */
function decide(
  answers: Answers,
  unknown: QuestionId[],
): { result: Result; guidedBy: QuestionId[] } {
  for (const row of reading) {
    if ('otherwise' in row) return { result: row.result, guidedBy: [] }

    const guidedBy = 'because' in row ? matching(answers, row.because) : unknown
    const least = 'because' in row ? 1 : row.unknown
    if (guidedBy.length >= least) return { result: row.result, guidedBy }
  }
  throw new Error('The last row of the reading always holds.')
}

/** The result, what decided it, what was answered « Je ne sais pas », and what comes before it. */
export function assess(answers: Answers) {
  const unknown: QuestionId[] = careQuestions.filter((id) => answers[id] === 'unknown')
  const { result, guidedBy } = decide(answers, unknown)
  return {
    result,
    guidedBy,
    unknown,
    flags: firstCalls(answers),
    modifiers: modifiersOf(answers, result),
  }
}

export type Assessment = ReturnType<typeof assess>

/** Storage may hold what another version of the site wrote, or anything: only answers that the questions have. */
export function readAnswers(
  stored: unknown,
  questions: Words['needsAssessment']['questions'],
): Answers {
  const kept = Object(stored) as Partial<Record<string, unknown>>
  const known = Object.entries(questions).map(([id, { answers }]) => {
    const values = [kept[id]]
      .flat()
      .filter((value) => typeof value === 'string' && Object.keys(answers).includes(value))
    return [id, id === 'q1' ? values : values[0]]
  })
  return Object.fromEntries(known) as Answers
}
