import * as z from 'zod/mini'
import { parseMoney, toCents, type Cents } from './money'

/* The answers of the calculator, read from a draft that may hold anything. */

export const serviceNames = ['laundry', 'housekeeping', 'nursing', 'personalCare'] as const
export type Service = (typeof serviceNames)[number]

/** The meals included in the lease, seven days a week. */
export const mealNames = ['oneMeal', 'twoMeals', 'threeMeals'] as const

/** Parses a typed amount: undefined where nothing is typed, NaN where the text is not an amount. */
export const parseAmount = (text: unknown): Cents | undefined =>
  typeof text !== 'string' || text.trim() === '' ? undefined : (parseMoney(text) ?? Number.NaN)

const yesNo = z.pipe(
  z.enum(['yes', 'no']),
  z.transform((answer) => answer === 'yes'),
)

const amount = z.transform(parseAmount).check(z.refine((cents) => !Number.isNaN(cents)))

const paid = z.pipe(
  amount,
  z.transform((cents) => cents ?? 0),
)

/**
 * The highest rent in dollars a month: a larger amount is two amounts typed as one (« 800 900 »),
 * or a year's rent.
 */
const highestRent = 20_000

/** The answer that no service is in the lease, which a list without an answer does not tell. */
export const noService = 'none'

const isService = (name: unknown): name is Service => serviceNames.includes(name as Service)

const services = z.pipe(
  z.array(z.unknown()).check(z.minLength(1)),
  z.transform((names): readonly Service[] => names.filter(isService)),
)

/** The answers about a residence. */
const residenceShape = {
  // With `catch`, zod would bring 10 kB of functions that no form calls.
  name: z.transform((name) => (typeof name === 'string' ? name.trim() : '')),
  /** Whether the residence is in the register of private seniors' residences. */
  registered: z.enum(['yes', 'no', 'unknown']),
  /** The monthly rent, services included. */
  rent: paid.check(z.refine((cents) => cents > 0 && cents <= toCents(highestRent))),
  isSubsidized: yesNo,
  meals: z.enum(['none', ...mealNames]),
  services,
  /** The other monthly bills, which give no credit. */
  otherBills: paid,
  /** The monthly cost of services paid for each use, with an invoice. */
  occasional: paid,
}

/** The answers about a residence, and about the people who sign its lease. */
const schema = z.object({
  ...residenceShape,
  household: z.enum(['one', 'couple']),
  /** True from the age that the credit requires. */
  isOfAge: yesNo,
  /** False for a person alone, as the next answer. */
  isPartnerOfAge: yesNo,
  hasThirdPerson: yesNo,
  /** True for a person who holds the certificate of a dependent senior. */
  isDependent: yesNo,
  /** The family income of last year; without it the estimate stops before the reduction. */
  income: amount,
  /** The monthly income after tax, which changes no credit. */
  afterTax: amount,
})

export type NetCostAnswers = z.infer<typeof schema>
export type Question = keyof NetCostAnswers
export const questions = Object.keys(schema.shape) as Question[]
export type ResidenceQuestion = keyof typeof residenceShape

export const isResidenceQuestion = (question: Question): question is ResidenceQuestion =>
  question in residenceShape

/** Answers the questions that are not shown, so that they are not required and change nothing. */
export const fillSkippedAnswers = ({
  registered,
  household,
}: Partial<Record<Question, unknown>>) => ({
  ...(household !== 'couple' && { isPartnerOfAge: 'no', hasThirdPerson: 'no' }),
  ...(registered === 'no' && { isSubsidized: 'no', meals: 'none', services: [noService] }),
})

/** Tells whether a question is answered, well or not. */
export const isAnswered = (answer: unknown) =>
  Array.isArray(answer) ? answer.length > 0 : typeof answer === 'string' && answer.trim() !== ''

/** Parses what is typed, by question. */
export const parseAnswers = (typed: Partial<Record<Question, unknown>>) =>
  schema.safeParse({ ...typed, ...fillSkippedAnswers(typed) })

/** The questions that may stay blank. */
const optionalQuestions: readonly Question[] = [
  'name',
  'otherBills',
  'occasional',
  'income',
  'afterTax',
]

export type KnownAnswers = Partial<NetCostAnswers>

/**
 * Parses the answers given so far. Returns undefined where one of them cannot be read, since no
 * figure can take it into account.
 */
export function parseKnownAnswers(
  typed: Partial<Record<Question, unknown>>,
): KnownAnswers | undefined {
  const skipped = fillSkippedAnswers({ ...typed, household: typed.household ?? 'couple' })
  const given = { ...typed, ...skipped }
  const parsed = questions
    .filter(
      (name) => name in skipped || isAnswered(given[name]) || optionalQuestions.includes(name),
    )
    .map((name) => ({ name, ...schema.shape[name].safeParse(given[name]) }))
  return parsed.every(({ success }) => success)
    ? Object.fromEntries(parsed.map(({ name, data }) => [name, data]))
    : undefined
}
