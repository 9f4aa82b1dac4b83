import { parseMoney, toCents, type Cents } from './money'

/* The answers of the calculator, read from a draft that may hold anything. */

export const serviceNames = ['laundry', 'housekeeping', 'nursing', 'personalCare'] as const
export type Service = (typeof serviceNames)[number]

/** The meals included in the lease, seven days a week. */
export const mealNames = ['oneMeal', 'twoMeals', 'threeMeals'] as const

/** Parses a typed amount: undefined where nothing is typed, NaN where the text is not an amount. */
export const parseAmount = (text: unknown): Cents | undefined =>
  typeof text !== 'string' || text.trim() === '' ? undefined : (parseMoney(text) ?? Number.NaN)

/** Stands for an answer that is missing or cannot be read. */
const unreadable = Symbol('unreadable')
type Readable<Answer> = Exclude<Answer, typeof unreadable>

const readYesNo = (typed: unknown) => {
  if (typed === 'yes') return true
  return typed === 'no' ? false : unreadable
}

const readChoice =
  <Choice extends string>(...choices: readonly Choice[]) =>
  (typed: unknown) =>
    choices.find((choice) => choice === typed) ?? unreadable

const readAmount = (typed: unknown) => {
  const amount = parseAmount(typed)
  return Number.isNaN(amount) ? unreadable : amount
}

const readPaid = (typed: unknown) => readAmount(typed) ?? 0

/**
 * The highest rent in dollars a month: a larger amount is two amounts typed as one (« 800 900 »),
 * or a year's rent.
 */
const highestRent = 20_000

function readRent(typed: unknown) {
  const amount = parseAmount(typed) ?? 0
  return amount > 0 && amount <= toCents(highestRent) ? amount : unreadable
}

/** The answer that no service is in the lease, which a list without an answer does not tell. */
export const noService = 'none'

const isService = (name: unknown): name is Service => serviceNames.includes(name as Service)

const readServices = (typed: unknown): readonly Service[] | typeof unreadable =>
  Array.isArray(typed) && typed.length > 0 ? typed.filter(isService) : unreadable

/** Reads the answers about a residence. */
const residenceReaders = {
  name: (typed: unknown) => (typeof typed === 'string' ? typed.trim() : ''),
  /** Whether the residence is in the register of private seniors' residences. */
  registered: readChoice('yes', 'no', 'unknown'),
  /** The monthly rent, services included. */
  rent: readRent,
  isSubsidized: readYesNo,
  meals: readChoice('none', ...mealNames),
  services: readServices,
  /** The other monthly bills, which give no credit. */
  otherBills: readPaid,
  /** The monthly cost of services paid for each use, with an invoice. */
  occasional: readPaid,
}

/** Reads the answers about a residence, and about the people who sign its lease. */
const readers = {
  ...residenceReaders,
  household: readChoice('one', 'couple'),
  /** True from the age that the credit requires. */
  isOfAge: readYesNo,
  /** False for a person alone, as the next answer. */
  isPartnerOfAge: readYesNo,
  hasThirdPerson: readYesNo,
  /** True for a person who holds the certificate of a dependent senior. */
  isDependent: readYesNo,
  /** The family income of last year; without it the estimate stops before the reduction. */
  income: readAmount,
  /** The monthly income after tax, which changes no credit. */
  afterTax: readAmount,
}

export type Question = keyof typeof readers
export type NetCostAnswers = {
  [Name in Question]: Readable<ReturnType<(typeof readers)[Name]>>
}
export type KnownAnswers = Partial<NetCostAnswers>
/** The fields of the calculator, by question. */
type Typed = Partial<Record<Question, unknown>>

export const questions = Object.keys(readers) as Question[]
export type ResidenceQuestion = keyof typeof residenceReaders

export const isResidenceQuestion = (question: Question): question is ResidenceQuestion =>
  question in residenceReaders

/** Answers the questions that are not shown, so that they are not required and change nothing. */
export const fillSkippedAnswers = ({ registered, household }: Typed) => ({
  ...(household !== 'couple' && { isPartnerOfAge: 'no', hasThirdPerson: 'no' }),
  ...(registered === 'no' && { isSubsidized: 'no', meals: 'none', services: [noService] }),
})

/** Tells whether a question is answered, well or not. */
export const isAnswered = (answer: unknown) =>
  Array.isArray(answer) ? answer.length > 0 : typeof answer === 'string' && answer.trim() !== ''

/** Reads the answers to these questions; `data` is undefined while one of them cannot be read. */
function readQuestions(names: readonly Question[], given: Typed) {
  const read = names.map((name) => [name, readers[name](given[name])] as const)
  const wrong = read.filter(([, answer]) => answer === unreadable).map(([name]) => name)
  const data = wrong.length === 0 ? (Object.fromEntries(read) as KnownAnswers) : undefined
  return { wrong, data }
}

/** Parses what is typed, by question. */
export function parseAnswers(typed: Typed) {
  const { wrong, data } = readQuestions(questions, { ...typed, ...fillSkippedAnswers(typed) })
  return { wrong, data: data as NetCostAnswers | undefined }
}

/** The questions that may stay blank. */
const optionalQuestions: readonly Question[] = [
  'name',
  'otherBills',
  'occasional',
  'income',
  'afterTax',
]

/**
 * Parses the answers given so far. Returns undefined where one of them cannot be read, since no
 * figure can take it into account.
 */
export function parseKnownAnswers(typed: Typed): KnownAnswers | undefined {
  const skipped = fillSkippedAnswers({ ...typed, household: typed.household ?? 'couple' })
  const given = { ...typed, ...skipped }
  const known = questions.filter(
    (name) => name in skipped || isAnswered(given[name]) || optionalQuestions.includes(name),
  )
  return readQuestions(known, given).data
}
