import type { Words } from '@/content/words'

// The rules of « Où en êtes-vous? »: twelve answers, one result.

/** The questions, in the order that their hashes and their printed numbers follow. */
export const questionIds = [
  'emergencies',
  'person',
  'lodging',
  'fallAtNight',
  'hygiene',
  'walking',
  'meals',
  'medication',
  'memory',
  'falls',
  'carer',
  'wish',
] as const

export type QuestionId = (typeof questionIds)[number]

export const getQuestionNumber = (id: QuestionId) => questionIds.indexOf(id) + 1

export type Answer<Id extends QuestionId> =
  keyof Words['needsAssessmentPage']['questions'][Id]['answers']

/** An emergency that the first question names. */
export type Emergency = Exclude<Answer<'emergencies'>, 'none'>

export type Answers = { emergencies?: readonly Answer<'emergencies'>[] } & {
  [Id in Exclude<QuestionId, 'emergencies'>]?: Answer<Id>
}

type DecidingAnswers = {
  [Id in Exclude<QuestionId, 'emergencies' | 'person' | 'wish'>]?: readonly Answer<Id>[]
}

export type Result = 'team' | 'assessment' | 'dailyHelp' | 'unclear' | 'littleHelp' | 'noHurry'

/** The emergencies, the most serious first. */
const emergenciesBySeverity: readonly Emergency[] = [
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
  /** How many « Je ne sais pas » lead to this result. */
  unknownCount?: number
}

/**
 * The rows that decide a result, by the first that matches: « Je ne sais pas » never makes it less
 * urgent.
 */
export const decisionTable: readonly DecisionRow[] = [
  { result: 'team', decidingAnswers: { lodging: ['publicHome'] } },
  {
    result: 'assessment',
    decidingAnswers: { hygiene: ['always'], walking: ['lifted'], memory: ['lost'] },
  },
  {
    result: 'dailyHelp',
    decidingAnswers: {
      hygiene: ['daily'],
      walking: ['beside'],
      meals: ['skips'],
      medication: ['forgets', 'given'],
      memory: ['harmful'],
      falls: ['several'],
    },
  },
  { result: 'unclear', unknownCount: 3 },
  // « Rien ne presse » would be false in hospital, or beside an exhausted carer.
  {
    result: 'littleHelp',
    decidingAnswers: {
      lodging: ['hospital'],
      fallAtNight: ['nobody'],
      hygiene: ['weekly'],
      meals: ['reheats'],
      medication: ['pillbox'],
      falls: ['one'],
      carer: ['exhausted', 'nobody'],
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
  ticked: readonly Answer<'emergencies'>[],
  changed: Answer<'emergencies'>,
): Answer<'emergencies'>[] {
  if (ticked.includes(changed)) return ticked.filter((answer) => answer !== changed)
  return changed === 'none' ? ['none'] : [...ticked.filter((answer) => answer !== 'none'), changed]
}

export const getEmergencies = ({ emergencies = [] }: Answers) =>
  emergenciesBySeverity.filter((emergency) => emergencies.includes(emergency))

const findDecidingQuestions = (answers: Answers, decidingAnswers: DecidingAnswers): QuestionId[] =>
  (Object.keys(decidingAnswers) as (keyof DecidingAnswers)[]).filter((id) =>
    (decidingAnswers[id] as readonly unknown[] | undefined)?.includes(answers[id]),
  )

function getPriorityAdvice({ lodging, carer, wish }: Answers, result: Result) {
  // In a public residence, staying at home is no longer in question.
  const isSettled = result === 'team' && wish === 'stay'
  const answers: readonly unknown[] = [lodging, carer, !isSettled && wish]
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
 * Keeps the answers that the questions have, because storage may hold answers of an older version.
 */
export function readAnswers(stored: unknown, questions: Words['needsAssessmentPage']['questions']) {
  const values = Object(stored) as Partial<Record<string, unknown>>
  const answers = Object.entries(questions).map(([id, question]) => {
    const known = [values[id]]
      .flat()
      .filter((value) => Object.keys(question.answers).includes(value as string))
    return [id, id === 'emergencies' ? known : known[0]]
  })
  return Object.fromEntries(answers) as Answers
}
