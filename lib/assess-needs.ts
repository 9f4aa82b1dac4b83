import type { Words } from '@/content/words'

// The rules of « Où en êtes-vous? »: twelve answers, one result.

export type QuestionId = keyof Words['needsAssessmentPage']['questions']
export type Answer<Id extends QuestionId> =
  keyof Words['needsAssessmentPage']['questions'][Id]['answers']

/** An emergency that the first question names. */
export type Emergency = Exclude<Answer<'q1'>, 'none'>

export type Answers = { q1?: readonly Answer<'q1'>[] } & {
  [Id in Exclude<QuestionId, 'q1'>]?: Answer<Id>
}

type DecidingAnswers = { [Id in Exclude<QuestionId, 'q1' | 'q2' | 'q12'>]?: readonly Answer<Id>[] }

export type Result = 'team' | 'assessment' | 'dailyHelp' | 'unclear' | 'littleHelp' | 'noHurry'

/** The emergencies, most serious first. */
const emergencies: readonly Emergency[] = [
  'injury',
  'missing',
  'confusion',
  'dying',
  'fear',
  'leaving',
]

export type DecisionRow = {
  result: Result
  decidingAnswers?: DecidingAnswers
  /** The number of « Je ne sais pas » that makes a result a guess. */
  unknownCount?: number
}

/**
 * The rows that decide a result: the first that matches. « Je ne sais pas » never makes a result
 * less urgent.
 */
export const decisionTable: readonly DecisionRow[] = [
  { result: 'team', decidingAnswers: { q3: ['publicHome'] } },
  { result: 'assessment', decidingAnswers: { q5: ['always'], q6: ['lifted'], q9: ['lost'] } },
  {
    result: 'dailyHelp',
    decidingAnswers: {
      q5: ['daily'],
      q6: ['beside'],
      q7: ['skips'],
      q8: ['forgets', 'given'],
      q9: ['harmful'],
      q10: ['several'],
    },
  },
  { result: 'unclear', unknownCount: 3 },
  // « Rien ne presse » would be false in hospital, or beside an exhausted carer.
  {
    result: 'littleHelp',
    decidingAnswers: {
      q3: ['hospital'],
      q4: ['nobody'],
      q5: ['weekly'],
      q7: ['reheats'],
      q8: ['pillbox'],
      q10: ['one'],
      q11: ['exhausted', 'nobody'],
    },
  },
]

/** The result of answers that match no row. */
export const defaultResult: Result = 'noHurry'

/** The answers whose advice comes before the result, in this order. */
const priorityAdvice = ['hospital', 'exhausted', 'residence', 'stay', 'unspoken'] as const

/**
 * Toggles a box of the first question: « Rien de cela » and the other boxes exclude one another.
 */
export function toggleFirstAnswer(
  ticked: readonly Answer<'q1'>[],
  changed: Answer<'q1'>,
): Answer<'q1'>[] {
  if (ticked.includes(changed)) return ticked.filter((answer) => answer !== changed)
  return changed === 'none' ? ['none'] : [...ticked.filter((answer) => answer !== 'none'), changed]
}

export const getEmergencies = ({ q1 = [] }: Answers) =>
  emergencies.filter((emergency) => q1.includes(emergency))

const findDecidingQuestions = (answers: Answers, decidingAnswers: DecidingAnswers): QuestionId[] =>
  (Object.keys(decidingAnswers) as (keyof DecidingAnswers)[]).filter((id) =>
    (decidingAnswers[id] as readonly unknown[] | undefined)?.includes(answers[id]),
  )

function getPriorityAdvice({ q3, q11, q12 }: Answers, result: Result) {
  // In a public residence, staying at home is no longer in question.
  const wish = result === 'team' && q12 === 'stay' ? undefined : q12
  const answers: readonly unknown[] = [q3, q11, wish]
  return priorityAdvice.filter((name) => answers.includes(name))
}

/** Returns the result, and the questions whose answers decided it. */
function decide(answers: Answers, unknown: QuestionId[]) {
  for (const { result, decidingAnswers, unknownCount } of decisionTable) {
    const decidedBy = decidingAnswers ? findDecidingQuestions(answers, decidingAnswers) : unknown
    if (decidedBy.length >= (unknownCount ?? 1)) return { result, decidedBy }
  }
  return { result: defaultResult, decidedBy: [] }
}

export function assess(answers: Answers) {
  const unknown = (Object.keys(answers) as QuestionId[]).filter((id) => answers[id] === 'unknown')
  const { result, decidedBy } = decide(answers, unknown)
  return {
    result,
    decidedBy,
    unknown,
    emergencies: getEmergencies(answers),
    priorityAdvice: getPriorityAdvice(answers, result),
  }
}

/**
 * Keeps the answers that the questions have, because storage may hold those of an older version.
 */
export function readAnswers(stored: unknown, questions: Words['needsAssessmentPage']['questions']) {
  const values = Object(stored) as Partial<Record<string, unknown>>
  const answers = Object.entries(questions).map(([id, question]) => {
    const known = [values[id]]
      .flat()
      .filter((value) => Object.keys(question.answers).includes(value as string))
    return [id, id === 'q1' ? known : known[0]]
  })
  return Object.fromEntries(answers) as Answers
}
